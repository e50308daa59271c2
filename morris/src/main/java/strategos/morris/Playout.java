package strategos.morris;

import java.util.random.RandomGenerator;
import strategos.game.Simulation;

/** Morris at full speed: decisions as numbers, over the same rules. */
public final class Playout implements Simulation<State> {

    /** More than there are points. */
    private static final int POINTS = 32;

    private final Play play;
    private final Board board;

    Playout(Play play, Board board) {
        this.play = play;
        this.board = board;
    }

    @Override
    public int actor(State state) {
        return switch (state.stage()) {
            case PLACE, MOVE, TAKE -> state.mover();
            case DRAW -> NATURE;
            case WON, DRAWN -> NOBODY;
        };
    }

    @Override
    public int count(State state) {
        return switch (state.stage()) {
            case PLACE -> Integer.bitCount(state.empty());
            case MOVE -> countSlides(state);
            case TAKE -> Integer.bitCount(play.takeable(state));
            case DRAW, WON, DRAWN -> 0;
        };
    }

    @Override
    public void play(State state, int option) {
        switch (state.stage()) {
            case PLACE -> play.place(state, select(state.empty(), option));
            case MOVE -> {
                int slide = slide(state, option);
                play.slide(state, slide / POINTS, slide % POINTS);
            }
            case TAKE -> play.take(state, select(play.takeable(state), option));
            case DRAW, WON, DRAWN ->
                    throw new IllegalStateException("nobody decides in " + state.stage());
        }
    }

    @Override
    public void roll(State state, RandomGenerator random) {
        play.begin(state, random.nextInt(2));
    }

    /** The move with this number, as a record. */
    Move option(State state, int option) {
        return switch (state.stage()) {
            case PLACE -> new Move.Place(select(state.empty(), option));
            case MOVE ->
                    new Move.Slide(slide(state, option) / POINTS, slide(state, option) % POINTS);
            case TAKE -> new Move.Take(select(play.takeable(state), option));
            case DRAW, WON, DRAWN ->
                    throw new IllegalStateException("nobody decides in " + state.stage());
        };
    }

    private int countSlides(State state) {
        if (play.flies(state))
            return Integer.bitCount(state.mine()) * Integer.bitCount(state.empty());
        int steps = Long.bitCount(state.steps());
        return board.hasManySteps() ? steps + Long.bitCount(state.moreSteps()) : steps;
    }

    /** The move along the board or through the air with this number: from times 32, plus to. */
    private int slide(State state, int option) {
        if (play.flies(state)) {
            int empty = state.empty();
            int targets = Integer.bitCount(empty);
            return select(state.mine(), option / targets) * POINTS
                    + select(empty, option % targets);
        }
        int step = step(state, option);
        return board.stepFrom(step) * POINTS + board.stepTo(step);
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
