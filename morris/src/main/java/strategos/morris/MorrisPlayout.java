package strategos.morris;

import java.util.random.RandomGenerator;
import strategos.game.Simulation;

/** The simulation of Morris: decisions as numbers, over the same rules. */
public final class MorrisPlayout implements Simulation<State> {

    private final MorrisTurns play;
    private final Board board;

    MorrisPlayout(MorrisTurns play, Board board) {
        this.play = play;
        this.board = board;
    }

    @Override
    public int actor(State state) {
        if (state.stage().isDecision()) return state.mover();
        return state.stage() == MorrisStage.DRAW ? NATURE : NOBODY;
    }

    @Override
    public int count(State state) {
        return takesSteps(state) ? countSteps(state) : countOthers(state);
    }

    private int countOthers(State state) {
        return switch (state.stage()) {
            case PLACE -> Integer.bitCount(state.empty());
            case MOVE -> countSlides(state);
            case TAKE -> Integer.bitCount(play.takeable(state));
            case DRAW, WON, DRAWN -> 0;
        };
    }

    @Override
    public void play(State state, int option) {
        if (takesSteps(state)) {
            play.step(state, step(state, option));
        } else {
            playCode(state, code(state, option));
        }
    }

    /** Whether a man is moved along a line, as in most decisions of a match. */
    private boolean takesSteps(State state) {
        return state.stage() == MorrisStage.MOVE && !play.flies(state);
    }

    @Override
    public void roll(State state, RandomGenerator random) {
        play.begin(state, random.nextInt(2));
    }

    /** The move with this number as a {@link MoveCode}. */
    public int code(State state, int option) {
        return switch (state.stage()) {
            case PLACE -> select(state.empty(), option);
            case MOVE -> slide(state, option);
            case TAKE -> select(play.takeable(state), option);
            case DRAW, WON, DRAWN -> throw nobodyDecides(state);
        };
    }

    /** Makes the move with this code. */
    public void playCode(State state, int code) {
        switch (state.stage()) {
            case PLACE -> play.place(state, code);
            case MOVE -> play.slide(state, MoveCode.from(code), MoveCode.to(code));
            case TAKE -> play.take(state, code);
            case DRAW, WON, DRAWN -> throw nobodyDecides(state);
        }
    }

    /** The move with this code, as a record. */
    public Move.OnBoard decode(State state, int code) {
        return switch (state.stage()) {
            case PLACE -> new Move.Place(code);
            case MOVE -> new Move.Slide(MoveCode.from(code), MoveCode.to(code));
            case TAKE -> new Move.Take(code);
            case DRAW, WON, DRAWN -> throw nobodyDecides(state);
        };
    }

    /** The move with this number, as a record. */
    Move.OnBoard option(State state, int option) {
        return decode(state, code(state, option));
    }

    private static IllegalStateException nobodyDecides(State state) {
        return new IllegalStateException("nobody decides in " + state.stage());
    }

    private int countSlides(State state) {
        if (play.flies(state))
            return Integer.bitCount(state.mine()) * Integer.bitCount(state.empty());
        return countSteps(state);
    }

    private int countSteps(State state) {
        int steps = Long.bitCount(state.steps());
        return board.hasManySteps() ? steps + Long.bitCount(state.moreSteps()) : steps;
    }

    /** The move along the board or through the air with this number. */
    private int slide(State state, int option) {
        if (play.flies(state)) {
            int empty = state.empty();
            int targets = Integer.bitCount(empty);
            return MoveCode.slide(
                    select(state.mine(), option / targets), select(empty, option % targets));
        }
        int step = step(state, option);
        return MoveCode.slide(board.stepFrom(step), board.stepTo(step));
    }

    private int step(State state, int option) {
        long steps = state.steps();
        if (!board.hasManySteps()) return select(steps, option);
        int inFirst = Long.bitCount(steps);
        return option < inFirst
                ? select(steps, option)
                : Long.SIZE + select(state.moreSteps(), option - inFirst);
    }

    private static int select(long set, int rank) {
        return Long.numberOfTrailingZeros(Long.expand(1L << rank, set));
    }
}
