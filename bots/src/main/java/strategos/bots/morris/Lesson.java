package strategos.bots.morris;

import java.util.ArrayList;
import java.util.List;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Turn;
import strategos.morris.Board;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.MoveCode;
import strategos.morris.State;

/**
 * Learning from one match, step by step.
 *
 * <p>Every move is remembered when it is made. A mill is a win for every move that its player has
 * made so far in the match, and a loss for every move of the opponent. docs/morris.md
 */
public final class Lesson {

    private final Memory memory;
    private final Morris game;
    private final Seat self;
    private final State before;
    private final State after;
    private final List<Deed> deeds = new ArrayList<>();

    /** The match of a player who sits in this seat, from its first step on. */
    public Lesson(Memory memory, Seat self) {
        this.memory = memory;
        this.self = self;
        game = new Morris(memory.rules());
        before = game.start();
        after = game.start();
    }

    /** A remembered move, and who made it. */
    private record Deed(Seat seat, long key) {}

    /** How a step changes the memory. */
    enum Effect {
        LEARN(1),
        /** It was learned before. */
        NONE(0),
        /** It was learned before and then taken back. */
        UNLEARN(-1);

        private final int times;

        Effect(int times) {
            this.times = times;
        }
    }

    /** Learns from the next step of the match. */
    public void learn(Step<Move> step) {
        take(step, Effect.LEARN);
    }

    void take(Step<Move> step, Effect effect) {
        game.apply(after, step);
        if (step instanceof Moved<Move>(Seat seat, Move.OnBoard move)) {
            if (deeds.isEmpty()) memory.addMatches(effect.times);
            int player = seat.equals(self) ? Recall.SELF : Recall.OTHER;
            long key = memory.recall().key(before, MoveCode.of(move), after, player);
            memory.experience().add(key, effect.times, 0, 0);
            deeds.add(new Deed(seat, key));
            if (closesMill(game.rules().board(), move, after.men(seat.index())))
                credit(seat, effect);
        }
        before.copyFrom(after);
    }

    private void credit(Seat miller, Effect effect) {
        for (Deed deed : deeds) {
            boolean own = deed.seat().equals(miller);
            memory.experience().add(deed.key(), 0, own ? effect.times : 0, own ? 0 : effect.times);
        }
    }

    /**
     * How many of these steps are learned from by now: those up to the last mill, and all of them
     * when the match is over. So an abandoned match has taught all that led to a mill, and a match
     * that is resumed teaches nothing twice.
     */
    static int length(Morris game, List<Step<Move>> steps) {
        State state = game.start();
        int length = 0;
        for (int i = 0; i < steps.size(); i++) {
            game.apply(state, steps.get(i));
            if (steps.get(i) instanceof Moved<Move>(Seat seat, Move.OnBoard move)
                    && closesMill(game.rules().board(), move, state.men(seat.index())))
                length = i + 1;
        }
        return game.turn(state) instanceof Turn.Over ? steps.size() : length;
    }

    private static boolean closesMill(Board board, Move.OnBoard move, int men) {
        return switch (move) {
            case Move.Place(int point) -> board.isMill(men, point);
            case Move.Slide(int _, int to) -> board.isMill(men, to);
            case Move.Take _ -> false;
        };
    }
}
