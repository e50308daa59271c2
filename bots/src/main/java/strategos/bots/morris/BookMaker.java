package strategos.bots.morris;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Stream;
import strategos.bots.morris.search.PositionKey;
import strategos.morris.Morris;
import strategos.morris.Rules;
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

    private static final int SEATS = 2;

    /** Small enough that no thread is idle for long at the end of a layer. */
    private static final int POSITIONS_PER_TASK = 1 << 10;

    private final TableFolder tables;
    private final Rules rules;
    private final long nodes;
    private final int threads;
    private final Map<Long, Integer> corrections = new HashMap<>();

    /**
     * @param tables all of them are there
     * @param nodes of a search
     * @param threads that search; the book does not depend on their number
     */
    public BookMaker(TableFolder tables, long nodes, int threads) {
        this.tables = tables;
        rules = tables.rules();
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
        long[] layer = {start()};
        for (int placed = 0; placed < SEATS * (men - 1) + seat + 1; placed++) {
            boolean decides = placed % SEATS == seat;
            List<BookTurns.Found> turns = turns(pool, layer, decides);
            if (decides) {
                int before = corrections.size();
                turns.forEach(some -> corrections.putAll(some.corrections()));
                told.accept(new Layer(placed, layer.length, corrections.size() - before));
            }
            layer = distinct(turns.stream().map(BookTurns.Found::after));
        }
    }

    private long start() {
        var empty = new Morris(rules.withoutDraws()).placing(0, 0, 0, rules.men(), rules.men());
        return new PositionKey(new Symmetries(rules.board())).canonical(empty);
    }

    /** The turns that follow the positions of a layer: those of the player of the book, or all. */
    private List<BookTurns.Found> turns(ExecutorService pool, long[] layer, boolean decides)
            throws InterruptedException {
        List<Callable<BookTurns.Found>> tasks = new ArrayList<>();
        for (int from = 0; from < layer.length; from += POSITIONS_PER_TASK) {
            long[] some =
                    Arrays.copyOfRange(
                            layer, from, Math.min(from + POSITIONS_PER_TASK, layer.length));
            tasks.add(
                    () -> {
                        var turns = new BookTurns(tables, nodes);
                        for (long position : some)
                            if (decides) turns.decide(position);
                            else turns.reply(position);
                        return turns.found();
                    });
        }
        List<BookTurns.Found> turns = new ArrayList<>();
        for (Future<BookTurns.Found> done : pool.invokeAll(tasks)) turns.add(result(done));
        return turns;
    }

    private static BookTurns.Found result(Future<BookTurns.Found> done)
            throws InterruptedException {
        try {
            return done.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException fault) throw fault;
            throw new IllegalStateException(failed.getCause());
        }
    }

    private static long[] distinct(Stream<long[]> positions) {
        return positions.flatMapToLong(Arrays::stream).sorted().distinct().toArray();
    }
}
