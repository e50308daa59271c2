package strategos.bots.morris;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisStage;
import strategos.morris.State;
import strategos.solve.Outcome;
import strategos.solve.TableFolder;

/** The value of each move of a position, as far as tables know it; repetitions do not count. */
final class TableMoves {

    private final Morris game;
    private final MorrisPlayout playout;
    private final TableFolder tables;

    /**
     * @param game the game without draws by repetition or quiet moves
     */
    TableMoves(Morris game, TableFolder tables) {
        this.game = game;
        this.tables = tables;
        playout = game.simulation();
    }

    /** What a move leads to, for its player; a mill is worth its best capture. */
    Optional<Integer> outcome(State state, int option) {
        State next = game.copy(state);
        playout.play(next, option);
        return switch (next.stage()) {
            case WON -> Optional.of(Outcome.afterCapture(Outcome.LOST));
            case DRAWN -> Optional.of(Outcome.DRAW);
            case TAKE -> bestTake(next);
            case MOVE, PLACE ->
                    tables.outcome(next)
                            .map(
                                    found ->
                                            state.stage() == MorrisStage.TAKE || isPlaced(next)
                                                    ? Outcome.afterCapture(found)
                                                    : Outcome.afterMove(found));
            case DRAW -> Optional.empty();
        };
    }

    /** Wins and losses while men are placed have no distance: all are alike. */
    private static boolean isPlaced(State next) {
        return next.stage() == MorrisStage.PLACE;
    }

    private Optional<Integer> bestTake(State state) {
        int best = Outcome.LOST;
        for (int option = 0; option < playout.count(state); option++) {
            Optional<Integer> outcome = outcome(state, option);
            if (outcome.isEmpty()) return outcome;
            best = Outcome.better(outcome.get(), best);
        }
        return Optional.of(best);
    }

    /**
     * How easily the opponent errs after a move: the share of answers that give away value. Before
     * a capture, it is that after the best one.
     */
    double temptation(State state, int option) {
        State next = game.copy(state);
        playout.play(next, option);
        if (playout.actor(next) < 0) return 0;
        int[] signs = signs(next);
        int best = Arrays.stream(signs).max().orElse(0);
        if (signs.length == 0) return 0;
        if (next.mover() != state.mover())
            return Arrays.stream(signs).filter(sign -> sign < best).count() / (double) signs.length;
        return IntStream.range(0, signs.length)
                .filter(take -> signs[take] == best)
                .mapToDouble(take -> temptation(next, take))
                .max()
                .orElseThrow();
    }

    /** Of each move: 1 if it wins, -1 if it loses, 0 if it draws; none if a table is missing. */
    int[] signs(State state) {
        int[] signs = new int[playout.count(state)];
        for (int option = 0; option < signs.length; option++) {
            Optional<Integer> outcome = outcome(state, option);
            if (outcome.isEmpty()) return new int[0];
            signs[option] = Integer.signum(Outcome.merit(outcome.get()));
        }
        return signs;
    }

    /** The signs of the moves of a position whose tables are there. */
    int[] knownSigns(State state) {
        int[] signs = signs(state);
        if (signs.length == 0) throw new IllegalArgumentException("a table is missing");
        return signs;
    }

    /** The best options, by the signs or merits of all. */
    static int[] good(int[] merits) {
        int best = Arrays.stream(merits).max().orElseThrow();
        return IntStream.range(0, merits.length).filter(it -> merits[it] == best).toArray();
    }

    /**
     * Whether the turn is worth the same however it is played, a capture included.
     *
     * @param signs of the moves in this state
     */
    boolean isIndifferent(State state, int[] signs) {
        for (int option = 0; option < signs.length; option++) {
            if (signs[option] != signs[0]) return false;
            State next = game.copy(state);
            playout.play(next, option);
            if (next.stage() == MorrisStage.TAKE && !isIndifferent(next, knownSigns(next)))
                return false;
        }
        return true;
    }
}
