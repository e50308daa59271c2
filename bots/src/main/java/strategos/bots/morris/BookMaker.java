package strategos.bots.morris;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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

    /** A turn of the player of the book, and the moves by which the search had to be corrected. */
    private record Turn(State after, Map<Long, Integer> corrections) {}

    private static final int SEATS = 2;

    /** Small enough that no thread is idle for long at the end of a layer. */
    private static final int POSITIONS_PER_TASK = 64;

    private final Rules rules;
    private final Morris game;
    private final MorrisPlayout playout;
    private final TableMoves values;
    private final Symmetries symmetries;
    private final long nodes;
    private final int threads;
    private final Map<Long, Integer> corrections = new HashMap<>();

    /**
     * @param tables all of them are there
     * @param nodes of a search
     * @param threads that search; the book does not depend on their number
     */
    public BookMaker(TableFolder tables, long nodes, int threads) {
        rules = tables.rules();
        game = new Morris(rules.withoutDraws());
        playout = game.simulation();
        values = new TableMoves(game, tables);
        symmetries = new Symmetries(rules.board());
        this.nodes = nodes;
        this.threads = threads;
    }

    /**
     * Makes the book.
     *
     * @param men the number of men that a player places by it
     * @param told is told what was found, layer by layer
     */
    public OpeningBook make(int men, Consumer<Layer> told) throws InterruptedException {
        try (var pool = Executors.newFixedThreadPool(threads)) {
            for (int seat = 0; seat < SEATS; seat++) play(pool, seat, men, told);
        }
        return new OpeningBook(rules, nodes, men, corrections);
    }

    private void play(ExecutorService pool, int seat, int men, Consumer<Layer> told)
            throws InterruptedException {
        List<State> layer = List.of(game.placing(0, 0, 0, rules.men(), rules.men()));
        for (int placed = 0; placed < SEATS * (men - 1) + seat + 1; placed++) {
            var next = new Positions();
            if (placed % SEATS != seat) {
                for (State state : layer) replies(state).forEach(next::add);
            } else {
                int before = corrections.size();
                for (Turn turn : turns(pool, layer)) {
                    corrections.putAll(turn.corrections);
                    next.add(turn.after);
                }
                told.accept(new Layer(placed, layer.size(), corrections.size() - before));
            }
            layer = next.all();
        }
    }

    /** Positions in which someone places a man, one of each that are equal by symmetry. */
    private final class Positions {

        private final Map<Long, State> byNumber = new LinkedHashMap<>();
        private final PositionKey key = new PositionKey(symmetries);

        void add(State state) {
            if (state.stage() == MorrisStage.PLACE)
                byNumber.putIfAbsent(key.canonical(state), state);
        }

        List<State> all() {
            return List.copyOf(byNumber.values());
        }
    }

    /** The turns of the player of the book in some positions, in their order. */
    private List<Turn> turns(ExecutorService pool, List<State> states) throws InterruptedException {
        List<Callable<List<Turn>>> tasks = new ArrayList<>();
        for (int from = 0; from < states.size(); from += POSITIONS_PER_TASK) {
            int to = Math.min(from + POSITIONS_PER_TASK, states.size());
            List<State> some = states.subList(from, to);
            tasks.add(() -> some.stream().map(this::turn).toList());
        }
        List<Turn> turns = new ArrayList<>(states.size());
        for (Future<List<Turn>> done : pool.invokeAll(tasks)) turns.addAll(result(done));
        return turns;
    }

    private static List<Turn> result(Future<List<Turn>> done) throws InterruptedException {
        try {
            return done.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException fault) throw fault;
            throw new IllegalStateException(failed.getCause());
        }
    }

    private Turn turn(State state) {
        Map<Long, Integer> corrected = new HashMap<>();
        State next = game.copy(state);
        do playout.playCode(next, decision(next, corrected));
        while (next.stage() == MorrisStage.TAKE);
        return new Turn(next, corrected);
    }

    private int decision(State state, Map<Long, Integer> corrected) {
        Found found = OpeningBook.search(rules, state, nodes);
        Set<Integer> good = good(state);
        int best = 0;
        while (!good.contains(found.codes()[best])) best++;
        int code = found.codes()[best];
        if (best > 0) {
            var key = new PositionKey(symmetries);
            long position = key.canonical(state);
            corrected.put(position, key.turned(code, key.symmetry()));
        }
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
