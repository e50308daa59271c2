package strategos.bots.morris;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import strategos.bots.morris.search.PositionKey;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisStage;
import strategos.morris.Rules;
import strategos.morris.State;
import strategos.morris.Symmetries;
import strategos.solve.TableFolder;

/**
 * The turns that follow some positions in which men are placed: where they lead, and where the
 * search of a book has to be corrected.
 */
final class BookTurns {

    /**
     * What turns lead to.
     *
     * @param results how the search decided
     * @param after the positions after them in which men are still placed
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Found(SearchResults results, long[] after) {}

    private final Morris game;
    private final MorrisPlayout playout;
    private final TableMoves values;
    private final PositionKey key;
    private final BookSearch search;
    private final Map<Long, Integer> wrongMoves = new HashMap<>();
    private final Set<Long> right = new HashSet<>();
    private final Set<Long> after = new HashSet<>();

    /**
     * @param tables all of them are there
     * @param nodes of the search
     */
    BookTurns(TableFolder tables, long nodes) {
        Rules rules = tables.rules();
        game = new Morris(rules.withoutDraws());
        playout = game.simulation();
        values = new TableMoves(game, tables);
        key = new PositionKey(new Symmetries(rules.board()));
        search = new BookSearch(rules, nodes);
    }

    /** What was found so far. */
    Found found() {
        return new Found(new SearchResults(Map.copyOf(wrongMoves), array(right)), array(after));
    }

    private static long[] array(Set<Long> numbers) {
        return numbers.stream().mapToLong(each -> each).toArray();
    }

    /** Plays the turn of the player of the book in a position. */
    void decide(long position) {
        State state = PositionKey.placing(game, position);
        do playout.playCode(state, decision(state, values.knownSigns(state)));
        while (state.stage() == MorrisStage.TAKE);
        note(state);
    }

    /**
     * The same for the turn with which the book ends: nobody asks where it leads, or what to do
     * where it does not matter.
     */
    void decideLast(long position) {
        State state = PositionKey.placing(game, position);
        do {
            int[] signs = values.knownSigns(state);
            if (values.isIndifferent(state, signs)) return;
            playout.playCode(state, decision(state, signs));
        } while (state.stage() == MorrisStage.TAKE);
    }

    /** The best move by the search that keeps the value. */
    private int decision(State state, int[] signs) {
        int[] codes = search.best(state).codes();
        Set<Integer> good = new HashSet<>();
        for (int option : TableMoves.good(signs)) good.add(playout.code(state, option));
        int wrong = 0;
        while (!good.contains(codes[wrong])) wrong++;
        long position = key.canonical(state);
        if (wrong > 0) wrongMoves.put(position, wrong);
        else right.add(position);
        return codes[wrong];
    }

    /** Plays all turns of the other player in a position. */
    void reply(long position) {
        reply(PositionKey.placing(game, position));
    }

    private void reply(State state) {
        for (int option = 0; option < playout.count(state); option++) {
            State next = game.copy(state);
            playout.play(next, option);
            if (next.stage() == MorrisStage.TAKE) reply(next);
            else note(next);
        }
    }

    private void note(State state) {
        if (state.stage() == MorrisStage.PLACE) after.add(key.canonical(state));
    }
}
