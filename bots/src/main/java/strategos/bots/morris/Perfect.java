package strategos.bots.morris;

import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisStage;
import strategos.morris.Move;
import strategos.morris.State;
import strategos.morris.View;
import strategos.solve.Outcome;

/**
 * A bot that plays from tables where there are any, and searches elsewhere.
 *
 * <p>By a table it takes the quickest way to a capture when it wins and the slowest when it loses;
 * among moves that keep a draw, the one that a search prefers.
 */
final class Perfect implements Bot<Move, View> {

    private static final int DRAWN = Outcome.merit(Outcome.DRAW);

    private final Morris game;
    private final MorrisPlayout playout;
    private final MorrisTables tables;
    private final Searcher searcher;

    Perfect(Morris game, MorrisTables tables, RandomGenerator random) {
        this.game = new Morris(game.rules().withoutDraws());
        this.tables = tables;
        playout = this.game.simulation();
        searcher = new Searcher(game, Level.STRONGEST, random);
    }

    @Override
    public Move decide(View view, Budget budget) {
        State state = view.copy();
        int[] merits = merits(state.withoutPast());
        if (merits.length == 0) return searcher.decide(view, budget);
        int best = Arrays.stream(merits).max().orElseThrow();
        int[] codes = new int[merits.length];
        int count = 0;
        for (int option = 0; option < merits.length; option++)
            if (merits[option] == best) codes[count++] = playout.code(state, option);
        int[] good = Arrays.copyOf(codes, count);
        int code = best == DRAWN && count > 1 ? preferred(good, state, budget) : good[0];
        return playout.decode(state, code);
    }

    private int preferred(int[] codes, State state, Budget budget) {
        for (int code : searcher.look(state, budget).codes())
            if (Arrays.stream(codes).anyMatch(good -> good == code)) return code;
        throw new IllegalStateException("a search has all moves");
    }

    /** What each move is worth by the tables; empty if one that is needed is missing. */
    private int[] merits(State state) {
        if (state.stage() == MorrisStage.PLACE) return new int[0];
        int[] merits = new int[playout.count(state)];
        for (int option = 0; option < merits.length; option++) {
            Optional<Integer> outcome = outcome(state, option);
            if (outcome.isEmpty()) return new int[0];
            merits[option] = Outcome.merit(outcome.get());
        }
        return merits;
    }

    /** What a move leads to, for its player; a mill is worth its best capture. */
    private Optional<Integer> outcome(State state, int option) {
        State next = game.copy(state);
        playout.play(next, option);
        return switch (next.stage()) {
            case WON -> Optional.of(Outcome.afterCapture(Outcome.LOST));
            case DRAWN -> Optional.of(Outcome.DRAW);
            case TAKE -> bestTake(next);
            case MOVE ->
                    tables.of(game.rules())
                            .flatMap(folder -> folder.outcome(next))
                            .map(
                                    found ->
                                            state.stage() == MorrisStage.TAKE
                                                    ? Outcome.afterCapture(found)
                                                    : Outcome.afterMove(found));
            case DRAW, PLACE -> Optional.empty();
        };
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
}
