package strategos.bots.morris;

import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
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
 * A bot that plays from tables where there are any. Elsewhere it places men by a book of openings,
 * if there is one of the rules, and searches.
 *
 * <p>By a table it takes the quickest way to a capture when it wins and the slowest when it loses.
 * Among moves that keep a draw, or a value while men are placed, it takes the one after which the
 * largest share of answers errs; a search decides between equal ones.
 */
final class Perfect implements Bot<Move, View> {

    private static final int DRAWN = Outcome.merit(Outcome.DRAW);
    private static final int[] NONE = {};

    private final Morris game;
    private final MorrisPlayout playout;
    private final MorrisTables tables;
    private final Searcher searcher;
    private final Optional<BookPlayer> book;

    Perfect(Morris game, MorrisTables tables, RandomGenerator random) {
        this.game = new Morris(game.rules().withoutDraws());
        this.tables = tables;
        playout = this.game.simulation();
        searcher = new Searcher(game, Level.STRONGEST, random);
        book = OpeningBook.shipped(game.rules()).map(BookPlayer::new);
    }

    @Override
    public Move decide(View view, Budget budget) {
        State state = view.copy();
        Optional<TableMoves> values =
                tables.of(game.rules()).map(folder -> new TableMoves(game, folder));
        int[] merits = values.map(known -> merits(known, state.withoutPast())).orElse(NONE);
        if (merits.length == 0) return withoutTables(view, state, budget);
        int best = Arrays.stream(merits).max().orElseThrow();
        if (best <= DRAWN && Searcher.isOfferedDraw(view)) return new Move.Draw();
        int[] good = TableMoves.good(merits);
        boolean isLevel = best == DRAWN || state.stage() == MorrisStage.PLACE;
        if (isLevel && good.length > 1) good = tempting(values.orElseThrow(), state, good);
        int[] codes = Arrays.stream(good).map(option -> playout.code(state, option)).toArray();
        int code = codes.length > 1 && isLevel ? preferred(codes, state, budget) : codes[0];
        return playout.decode(state, code);
    }

    /** By the book if all decisions of the player so far were, or by search. */
    private Move withoutTables(View view, State state, Budget budget) {
        Optional<BookPlayer> player = book.filter(it -> it.covers(state) && it.hasPlayed(state));
        if (player.isEmpty()) return searcher.decide(view, budget);
        if (Searcher.isOfferedDraw(view)
                && searcher.decide(view, budget) instanceof Move.Draw agreed) return agreed;
        return playout.decode(state, player.get().move(state));
    }

    /** Those of the moves after which the opponent errs most easily. */
    private static int[] tempting(TableMoves values, State state, int[] options) {
        double[] temptations =
                Arrays.stream(options)
                        .mapToDouble(option -> values.temptation(state.withoutPast(), option))
                        .toArray();
        double most = Arrays.stream(temptations).max().orElseThrow();
        return IntStream.range(0, options.length)
                .filter(i -> temptations[i] == most)
                .map(i -> options[i])
                .toArray();
    }

    private int preferred(int[] codes, State state, Budget budget) {
        for (int code : searcher.look(state, budget).codes())
            if (Arrays.stream(codes).anyMatch(good -> good == code)) return code;
        throw new IllegalStateException("a search has all moves");
    }

    /** What each move is worth by the tables; empty if one that is needed is missing. */
    private int[] merits(TableMoves values, State state) {
        int[] merits = new int[playout.count(state)];
        for (int option = 0; option < merits.length; option++) {
            Optional<Integer> outcome = values.outcome(state, option);
            if (outcome.isEmpty()) return NONE;
            merits[option] = Outcome.merit(outcome.get());
        }
        return merits;
    }
}
