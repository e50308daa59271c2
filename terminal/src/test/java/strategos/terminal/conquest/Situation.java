package strategos.terminal.conquest;

import java.util.List;
import strategos.conquest.Conquest;
import strategos.conquest.battle.Dice;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Setup;
import strategos.conquest.rules.Setup.Armies;
import strategos.conquest.rules.Setup.Neutral;
import strategos.conquest.rules.Setup.Territories;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.NotationException;
import strategos.game.RefusedMoveException;
import strategos.game.Seat;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.terminal.console.Screen;
import strategos.terminal.shell.MatchTimeline;
import strategos.terminal.shell.ViewedStep;

/**
 * A match on the world between three seats, as far as a test has brought it.
 *
 * <p>Territories are dealt in the order of the board, so A has Alaska, B Alberta, C Central
 * America, A Eastern United States and so on; all armies that are left stand on those first three,
 * 22 each. A begins, with 4 armies to place.
 */
final class Situation {

    static final Screen SCREEN = Screen.PLAIN;

    private final MatchTimeline<State, Move, View> history;
    private int told;

    Situation() {
        var setup = new Setup(Territories.DEALT, Armies.DEALT, Neutral.NONE);
        history =
                new MatchTimeline<>(
                        new Conquest(
                                ConquestPresets.MODERN.withSetup(setup),
                                ConquestBoards.world(),
                                3));
        while (history.turn() instanceof Turn.Roll) roll(0);
        told = history.size();
    }

    /** The seat whose turn it is says this, in the words of a record. */
    Situation move(String text) {
        try {
            Seat seat = ((Turn.Decide) history.turn()).seat();
            history.take(new Moved<>(seat, history.game().notation().read(text)));
            return this;
        } catch (NotationException | RefusedMoveException fault) {
            throw new AssertionError(fault);
        }
    }

    Situation dice(List<Integer> attack, List<Integer> defend) {
        return roll(
                Dice.outcome(
                        attack.stream().mapToInt(Integer::intValue).toArray(),
                        defend.stream().mapToInt(Integer::intValue).toArray()));
    }

    Situation roll(int outcome) {
        try {
            history.take(new Rolled<>(outcome));
            return this;
        } catch (RefusedMoveException fault) {
            throw new AssertionError(fault);
        }
    }

    View seenBy(int seat) {
        return history.view(Viewer.inSeat(seat));
    }

    /** What a seat is told of all that happened since the opening. */
    List<String> toldTo(int seat) {
        List<ViewedStep<Move, View>> events =
                history.events(told, history.size(), Viewer.inSeat(seat));
        return face().tell(events);
    }

    ConquestFace face() {
        return new ConquestFace(ConquestBoards.world(), List.of("you", "rush", "turtle"), SCREEN);
    }
}
