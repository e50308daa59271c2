package strategos.bots.conquest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import strategos.bots.BotKind;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Match;
import strategos.game.RefusedMoveException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Turn;
import strategos.game.Viewer;

/** A match between bots that lets nothing happen that the rules refuse. */
final class Played {

    private final Match<State, Move, View> match;
    private final List<Bot<Move, View>> bots = new ArrayList<>();
    private final Seed seed;

    Played(Conquest game, List<BotKind<Conquest, Move, View>> kinds, Seed seed) {
        this.match = new Match<>(game);
        this.seed = seed;
        for (int seat = 0; seat < kinds.size(); seat++)
            bots.add(kinds.get(seat).make(game, seed.child("seat " + seat)));
    }

    Match<State, Move, View> match() {
        return match;
    }

    /** Makes a move for a seat, before the bots begin. */
    Played with(int seat, Move move) throws RefusedMoveException {
        match.move(Seat.of(seat), move);
        return this;
    }

    /** Plays until the match is over or has had this many steps. */
    Played play(int mostSteps) throws RefusedMoveException {
        var chance = seed.child("chance").random();
        while (match.steps().size() < mostSteps) {
            match.rollAll(chance);
            if (match.isOver()) break;
            Seat seat = decider(match.turn());
            View view = match.view(Viewer.inSeat(seat.index()));
            Move move = bots.get(seat.index()).decide(view, Budget.UNLIMITED);
            match.move(seat, move);
        }
        return this;
    }

    private static Seat decider(Turn turn) {
        return switch (turn) {
            case Turn.Decide(Seat seat) -> seat;
            case Turn.DecideTogether(var waiting) ->
                    Collections.min(waiting, Comparator.comparingInt(Seat::index));
            case Turn.Roll _, Turn.Over _ ->
                    throw new IllegalStateException("nobody decides at " + turn);
        };
    }
}
