package strategos.bots.morris;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import strategos.bots.morris.search.Found;
import strategos.bots.morris.search.PositionKey;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisStage;
import strategos.morris.Rules;
import strategos.morris.State;
import strategos.morris.Symmetries;
import strategos.solve.TableFolder;

/**
 * Makes a book of openings: plays from the empty board, either seat, by search and corrections
 * against every reply, and notes the positions in which the search would give away value.
 */
public final class BookMaker {

    /**
     * What was found with a number of men placed by both players together.
     *
     * @param decisions the positions, up to symmetry, in which the player of the book decides
     * @param corrections those in which the search would give away value
     */
    public record Layer(int placed, int decisions, int corrections) {}

    private final Rules rules;
    private final Morris game;
    private final MorrisPlayout playout;
    private final TableMoves values;
    private final PositionKey key;
    private final long nodes;
    private final Map<Long, Integer> corrections = new HashMap<>();

    /**
     * @param tables all of them are there
     * @param nodes of a search
     */
    public BookMaker(TableFolder tables, long nodes) {
        rules = tables.rules();
        game = new Morris(rules.withoutDraws());
        playout = game.simulation();
        values = new TableMoves(game, tables);
        key = new PositionKey(new Symmetries(rules.board()));
        this.nodes = nodes;
    }

    /**
     * Makes the book.
     *
     * @param men the number of men that a player places by it
     * @param told is told what was found, layer by layer
     */
    public OpeningBook make(int men, Consumer<Layer> told) {
        for (int seat = 0; seat < 2; seat++) play(seat, men, told);
        return new OpeningBook(rules, nodes, men, corrections);
    }

    private void play(int seat, int men, Consumer<Layer> told) {
        Map<Long, State> layer = new HashMap<>();
        State start = game.placing(0, 0, 0, rules.men(), rules.men());
        layer.put(key.canonical(start), start);
        for (int placed = 0; placed < 2 * men; placed++) {
            Map<Long, State> next = new HashMap<>();
            int before = corrections.size();
            for (State state : layer.values())
                for (State after : placed % 2 == seat ? List.of(decided(state)) : replies(state))
                    if (after.stage() == MorrisStage.PLACE)
                        next.putIfAbsent(key.canonical(after), after);
            if (placed % 2 == seat)
                told.accept(new Layer(placed, layer.size(), corrections.size() - before));
            layer = next;
        }
    }

    /** The position after a turn of the player of the book. */
    private State decided(State state) {
        State next = game.copy(state);
        do playout.playCode(next, decision(next));
        while (next.stage() == MorrisStage.TAKE);
        return next;
    }

    private int decision(State state) {
        Found found = OpeningBook.search(rules, state, nodes);
        Set<Integer> good = good(state);
        if (good.contains(found.best())) return found.best();
        int best = 0;
        while (!good.contains(found.codes()[best])) best++;
        int code = found.codes()[best];
        long position = key.canonical(state);
        corrections.put(position, key.turned(code, key.symmetry()));
        return code;
    }

    /** The moves that keep the value of a position. */
    private Set<Integer> good(State state) {
        int[] signs = values.signs(state);
        if (signs.length == 0) throw new IllegalArgumentException("a table is missing");
        int best = Integer.MIN_VALUE;
        Set<Integer> good = new HashSet<>();
        for (int option = 0; option < signs.length; option++) {
            if (signs[option] > best) good.clear();
            best = Math.max(best, signs[option]);
            if (signs[option] == best) good.add(playout.code(state, option));
        }
        return good;
    }

    /** The positions after all turns of the other player. */
    private List<State> replies(State state) {
        List<State> replies = new ArrayList<>();
        for (int option = 0; option < playout.count(state); option++) {
            State next = game.copy(state);
            playout.play(next, option);
            if (next.stage() == MorrisStage.TAKE) replies.addAll(replies(next));
            else replies.add(next);
        }
        return replies;
    }
}
