package strategos.bots.morris;

import java.util.Arrays;
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
     * @param corrections the moves that the search should have made, by the numbers of positions
     * @param after the positions after them in which men are still placed
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Found(Map<Long, Integer> corrections, long[] after) {}

    private final Morris game;
    private final MorrisPlayout playout;
    private final TableMoves values;
    private final PositionKey key;
    private final BookSearch search;
    private final Map<Long, Integer> corrections = new HashMap<>();
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
        return new Found(corrections, after.stream().mapToLong(each -> each).toArray());
    }

    /** Plays the turn of the player of the book in a position. */
    void decide(long position) {
        State state = PositionKey.placing(game, position);
        do playout.playCode(state, decision(state));
        while (state.stage() == MorrisStage.TAKE);
        note(state);
    }

    private int decision(State state) {
        int[] codes = search.best(state).codes();
        Set<Integer> good = good(state);
        int best = 0;
        while (!good.contains(codes[best])) best++;
        int code = codes[best];
        if (best > 0) {
            long position = key.canonical(state);
            corrections.put(position, key.turned(code, key.symmetry()));
        }
        return code;
    }

    /** The moves that keep the value of a position. */
    private Set<Integer> good(State state) {
        int[] signs = values.signs(state);
        if (signs.length == 0) throw new IllegalArgumentException("a table is missing");
        int best = Arrays.stream(signs).max().orElseThrow();
        Set<Integer> good = new HashSet<>();
        for (int option = 0; option < signs.length; option++)
            if (signs[option] == best) good.add(playout.code(state, option));
        return good;
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
