package strategos.bots.morris;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import strategos.bots.morris.search.PositionKey;
import strategos.morris.Morris;
import strategos.morris.Rules;
import strategos.morris.Symmetries;
import strategos.solve.TableFolder;
import strategos.solve.Workers;

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

    /** Bounds the memory for the positions that they lead to, before duplicates are removed. */
    private static final int POSITIONS_AT_ONCE = 1 << 18;

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
        try (var workers = new Workers(threads)) {
            for (int seat = 0; seat < SEATS; seat++) play(workers, seat, men, told);
        }
        return OpeningBook.of(rules, nodes, men, corrections);
    }

    private void play(Workers workers, int seat, int men, Consumer<Layer> told)
            throws InterruptedException {
        long[] layer = {start()};
        for (int placed = 0; placed < SEATS * (men - 1) + seat + 1; placed++) {
            boolean decides = placed % SEATS == seat;
            int before = corrections.size();
            long[] next = next(workers, layer, decides);
            if (decides) told.accept(new Layer(placed, layer.length, corrections.size() - before));
            layer = next;
        }
    }

    private long start() {
        var empty = new Morris(rules.withoutDraws()).placing(0, 0, 0, rules.men(), rules.men());
        return new PositionKey(new Symmetries(rules.board())).canonical(empty);
    }

    /** The layer that follows the turns of the player of the book, or all turns. */
    private long[] next(Workers workers, long[] layer, boolean decides)
            throws InterruptedException {
        var next = new PositionSet();
        for (int from = 0; from < layer.length; from += POSITIONS_AT_ONCE) {
            int to = Math.min(from + POSITIONS_AT_ONCE, layer.length);
            for (BookTurns.Found turns : workers.results(tasks(layer, from, to, decides))) {
                corrections.putAll(turns.corrections());
                next.addAll(turns.after());
            }
        }
        return next.toArray();
    }

    private List<Callable<BookTurns.Found>> tasks(long[] layer, int from, int to, boolean decides) {
        List<Callable<BookTurns.Found>> tasks = new ArrayList<>();
        for (int first = from; first < to; first += POSITIONS_PER_TASK) {
            int begin = first;
            int end = Math.min(first + POSITIONS_PER_TASK, to);
            tasks.add(
                    () -> {
                        var turns = new BookTurns(tables, nodes);
                        for (int each = begin; each < end; each++)
                            if (decides) turns.decide(layer[each]);
                            else turns.reply(layer[each]);
                        return turns.found();
                    });
        }
        return tasks;
    }
}
