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
import strategos.solve.TableFolder;

/**
 * A bot that plays from tables where there are any, and searches elsewhere. While men are placed,
 * it plays from tables if all of them are there.
 *
 * <p>By a table it takes the quickest way to a capture when it wins and the slowest when it loses;
 * among moves that keep a draw, or a value while men are placed, the one that a search prefers.
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
        if (best <= DRAWN && Searcher.isOfferedDraw(view)) return new Move.Draw();
        int[] codes = new int[merits.length];
        int count = 0;
        for (int option = 0; option < merits.length; option++)
            if (merits[option] == best) codes[count++] = playout.code(state, option);
        int[] good = Arrays.copyOf(codes, count);
        boolean isLevel = best == DRAWN || state.stage() == MorrisStage.PLACE;
        int code = isLevel && count > 1 ? preferred(good, state, budget) : good[0];
        return playout.decode(state, code);
    }

    private int preferred(int[] codes, State state, Budget budget) {
        for (int code : searcher.look(state, budget).codes())
            if (Arrays.stream(codes).anyMatch(good -> good == code)) return code;
        throw new IllegalStateException("a search has all moves");
    }

    /** What each move is worth by the tables; empty if one that is needed is missing. */
    private int[] merits(State state) {
        Optional<TableFolder> folder = tables.of(game.rules());
        if (folder.isEmpty()) return new int[0];
        var values = new TableMoves(game, folder.get());
        int[] merits = new int[playout.count(state)];
        for (int option = 0; option < merits.length; option++) {
            Optional<Integer> outcome = values.outcome(state, option);
            if (outcome.isEmpty()) return new int[0];
            merits[option] = Outcome.merit(outcome.get());
        }
        return merits;
    }
}
