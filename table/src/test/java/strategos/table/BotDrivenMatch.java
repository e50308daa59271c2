package strategos.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Match;
import strategos.game.NotationException;
import strategos.game.RefusedMoveException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.StepText;
import strategos.game.Viewer;
import strategos.wire.FromClient;
import strategos.wire.ToClient.Ack;

/** A match at a table in which bots decide what the people in all seats say. */
final class BotDrivenMatch {

    private static final Budget BUDGET = new Budget(200, Duration.ofSeconds(60));

    private final Room room;
    private final Match<State, Move, View> match;
    private final List<Ear> players = new ArrayList<>();
    private final List<Bot<Move, View>> bots = new ArrayList<>();
    private final StepText<Move> text;
    private final int territories;
    private int conquests;

    BotDrivenMatch(Conquest game, Room room) throws Exception {
        this.room = room;
        match = new Match<>(game);
        territories = game.board().size();
        text = new StepText<>(game.notation());
        for (int seat = 0; seat < game.seats(); seat++) {
            players.add(room.sit(seat));
            bots.add(ConquestBots.RUSH.make(game, new Seed(3).child("player " + seat)));
        }
        players.getLast().all(room.table);
        catchUp();
    }

    boolean isOver() {
        return match.isOver();
    }

    /** The number of steps in which a territory changed hands. */
    int conquests() {
        return conquests;
    }

    /** Lets the first of those who have to decide say what a bot would. */
    void moveOn() throws Exception {
        var seat =
                MatchClock.deciders(match.turn()).stream()
                        .min(Comparator.comparingInt(Seat::index))
                        .orElseThrow();
        var chosen = bots.get(seat.index()).decide(match.view(new Viewer.InSeat(seat)), BUDGET);
        String id = "m" + match.steps().size();
        String move = match.game().notation().write(chosen);
        room.table.say(players.get(seat.index()), new FromClient.Move(id, move));
        players.get(seat.index()).hear(Ack.class);
        catchUp();
    }

    /** Takes over what the table has written. */
    private void catchUp() throws NotationException, RefusedMoveException {
        var entries = room.diary.entries();
        for (var entry : entries.subList(match.steps().size(), entries.size())) {
            State before = match.state();
            match.take(text.read(entry.line()));
            if (changedHands(before, match.state())) conquests++;
        }
    }

    private boolean changedHands(State before, State after) {
        return IntStream.range(0, territories)
                .anyMatch(
                        territory ->
                                isSeat(before, before.owner(territory))
                                        && before.owner(territory) != after.owner(territory));
    }

    private static boolean isSeat(State state, int owner) {
        return owner >= 0 && owner < state.seats();
    }
}
