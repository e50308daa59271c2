package strategos.bots.morris;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.ObjLongConsumer;
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
     * @param positions those, up to symmetry, in which the player of the book places a man
     * @param decisions those there, captures included; of the last man only those that matter
     * @param corrections the decisions in which the search would give away value
     */
    public record Layer(int placed, int positions, int decisions, int corrections) {}

    private static final int SEATS = 2;

    /** Small enough that no thread is idle for long at the end of a layer. */
    private static final int POSITIONS_PER_TASK = 1 << 10;

    /** Bounds the memory for the positions that they lead to, before duplicates are removed. */
    private static final int POSITIONS_AT_ONCE = 1 << 18;

    private final TableFolder tables;
    private final Rules rules;
    private final long nodes;
    private final int threads;
    private final Map<Long, Integer> wrongMoves = new HashMap<>();
    private final PositionSet right = new PositionSet();

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
        return OpeningBook.of(rules, nodes, men, new SearchResults(wrongMoves, right.toArray()));
    }

    private void play(Workers workers, int seat, int men, Consumer<Layer> told)
            throws InterruptedException {
        long[] layer = {start()};
        int last = SEATS * (men - 1) + seat;
        for (int placed = 0; placed < last; placed++)
            layer =
                    placed % SEATS == seat
                            ? decided(workers, placed, layer, BookTurns::decide, told)
                            : after(workers, layer, BookTurns::reply);
        decided(workers, last, layer, BookTurns::decideLast, told);
    }

    private long[] decided(
            Workers workers,
            int placed,
            long[] layer,
            ObjLongConsumer<BookTurns> turn,
            Consumer<Layer> told)
            throws InterruptedException {
        int wrongBefore = wrongMoves.size();
        int rightBefore = right.size();
        long[] after = after(workers, layer, turn);
        int wrong = wrongMoves.size() - wrongBefore;
        int decisions = wrong + right.size() - rightBefore;
        told.accept(new Layer(placed, layer.length, decisions, wrong));
        return after;
    }

    private long start() {
        var empty = new Morris(rules.withoutDraws()).emptyBoard(0);
        return new PositionKey(new Symmetries(rules.board())).canonical(empty);
    }

    /** The layer that follows these turns. */
    private long[] after(Workers workers, long[] layer, ObjLongConsumer<BookTurns> turn)
            throws InterruptedException {
        var after = new PositionSet();
        for (int from = 0; from < layer.length; from += POSITIONS_AT_ONCE) {
            int to = Math.min(from + POSITIONS_AT_ONCE, layer.length);
            for (var found : workers.results(tasks(layer, from, to, turn))) {
                wrongMoves.putAll(found.results().wrongMoves());
                right.addAll(found.results().right());
                after.addAll(found.after());
            }
        }
        return after.toArray();
    }

    private List<Callable<BookTurns.Found>> tasks(
            long[] layer, int from, int to, ObjLongConsumer<BookTurns> turn) {
        List<Callable<BookTurns.Found>> tasks = new ArrayList<>();
        for (int first = from; first < to; first += POSITIONS_PER_TASK) {
            int begin = first;
            int end = Math.min(first + POSITIONS_PER_TASK, to);
            tasks.add(
                    () -> {
                        var turns = new BookTurns(tables, nodes);
                        for (int each = begin; each < end; each++) turn.accept(turns, layer[each]);
                        return turns.found();
                    });
        }
        return tasks;
    }
}
