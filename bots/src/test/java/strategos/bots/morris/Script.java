package strategos.bots.morris;

import java.util.ArrayList;
import java.util.List;
import strategos.game.Match;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.Rules;
import strategos.morris.State;
import strategos.morris.View;

/** A match as far as it is written down, moves with spaces between them; seat 1 begins. */
public final class Script {

    private final Morris game;
    private final Match<State, Move, View> match;

    public Script(Rules rules, String moves) throws Exception {
        game = new Morris(rules);
        match = new Match<>(game);
        if (match.turn() instanceof Turn.Roll) match.roll(0);
        for (String move : moves.split(" ", -1))
            if (!move.isEmpty()) match.move(mover(), game.notation().read(move));
    }

    private Seat mover() {
        return Seat.of(match.state().mover());
    }

    List<Step<Move>> steps() {
        return new ArrayList<>(match.steps());
    }

    public State state() {
        return match.state();
    }

    /** What the player whose turn it is sees. */
    View view() {
        return match.view(new Viewer.InSeat(mover()));
    }

    public Morris game() {
        return game;
    }
}
