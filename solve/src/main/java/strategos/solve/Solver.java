package strategos.solve;

import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import strategos.morris.Rules;
import strategos.morris.Rules.Flying;
import strategos.solve.TableKey.Flights;

/**
 * Makes the tables of a game, pair by pair; those that are there already are read, not made again.
 *
 * <p>Positions in which nobody has the right to fly go round in circles and need {@link Retrograde}
 * analysis. With the right, which one move uses up, a position is worth what its best move is.
 */
public final class Solver implements AutoCloseable {

    /** Retrograde analysis has two bytes per position: the outcome, and what is open. */
    private static final long ARRAYS = 2;

    private final TableFolder tables;
    private final Rules rules;
    private final Moves moves;
    private final Workers workers;
    private final LongConsumer progress;

    /**
     * @param progress is told how many more positions are solved, by any thread
     */
    public Solver(TableFolder tables, int threads, LongConsumer progress) {
        this.tables = tables;
        rules = tables.rules();
        moves = new Moves(rules);
        workers = new Workers(threads);
        this.progress = progress;
    }

    /** The bytes of memory that solving a pair takes; tables that it reads are not counted. */
    public long memory(MenPair pair) {
        return pair.tables(rules).stream()
                .filter(key -> key.flights() == Flights.NEITHER)
                .mapToLong(key -> ARRAYS * tables.positions(key))
                .sum();
    }

    /** The positions that are not solved yet. */
    public static long missing(TableFolder tables, List<MenPair> pairs) {
        return pairs.stream()
                .flatMap(pair -> pair.tables(tables.rules()).stream())
                .filter(key -> !tables.has(key))
                .mapToLong(tables::positions)
                .sum();
    }

    /** The positions of a pair, in all its tables. */
    public static long positions(TableFolder tables, MenPair pair) {
        return pair.tables(tables.rules()).stream().mapToLong(tables::positions).sum();
    }

    /** Makes the tables of a pair; those of smaller pairs are there. */
    public void solve(MenPair pair) throws InterruptedException {
        List<TableKey> missing =
                pair.tables(rules).stream().filter(key -> !tables.has(key)).toList();
        if (missing.stream().anyMatch(key -> key.flights() == Flights.NEITHER)) solveBoth(pair);
        for (TableKey key : missing)
            if (key.flights() != Flights.NEITHER) tables.write(key, withFlight(key));
        tables.close();
    }

    /** What the tables of a pair say, which are there. */
    public List<TableSummary> summaries(MenPair pair) {
        var summaries =
                pair.tables(rules).stream().map(key -> TableSummary.of(tables, key)).toList();
        tables.close();
        return summaries;
    }

    private void solveBoth(MenPair pair) throws InterruptedException {
        int more = pair.more();
        int fewer = pair.fewer();
        PositionIndex index = tables.index(more, fewer);
        PositionIndex other = tables.index(fewer, more);
        var analysis =
                new Retrograde(
                        moves,
                        workers,
                        index,
                        captured(TableKey.withoutFlights(more, fewer)),
                        other,
                        captured(TableKey.withoutFlights(fewer, more)));
        analysis.solve(progress);
        tables.write(TableKey.withoutFlights(more, fewer), analysis.outcomes());
        if (more != fewer)
            tables.write(TableKey.withoutFlights(fewer, more), analysis.otherOutcomes());
    }

    private byte[] withFlight(TableKey key) throws InterruptedException {
        PositionIndex index = tables.index(key.men(), key.others());
        return new Induction(moves, key, index, tables.table(key.afterMove()), captured(key))
                .solve(workers, progress);
    }

    /** What a capture by the mover of a table leads to; null if it wins. */
    private @Nullable OutcomeTable captured(TableKey key) {
        if (moves.millWinsAgainst(key.others())) return null;
        return tables.table(key.afterCapture(rules.flying() == Flying.AFTER_MILL));
    }

    @Override
    public void close() {
        workers.close();
    }
}
