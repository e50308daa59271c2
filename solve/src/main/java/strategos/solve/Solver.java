package strategos.solve;

import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import strategos.morris.Rules;
import strategos.morris.Rules.Flying;
import strategos.solve.Induction.Kind;
import strategos.solve.MovingKey.Flights;

/**
 * Makes the tables of a game, from few men up, then those of the placing phase, from the last man
 * back to the empty board. Tables that are there already are read, not made again.
 *
 * <p>Positions in which nobody has the right to fly go round in circles and need {@link Retrograde}
 * analysis. With the right, which one move uses up, or while men are placed, a position is worth
 * what its best move is: {@link Induction}.
 */
public final class Solver implements AutoCloseable {

    /** Retrograde analysis has two bytes per position, the outcome and what is open. */
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

    /** The bytes of memory that solving a table of the placing phase takes. */
    public long memory(PlacingKey key) {
        return ARRAYS * tables.positions(key);
    }

    /** The positions of the tables that are not there yet. */
    public static long missing(TableFolder tables, List<? extends TableKey> keys) {
        return positions(tables, keys.stream().filter(key -> !tables.has(key)).toList());
    }

    public static long positions(TableFolder tables, List<? extends TableKey> keys) {
        return keys.stream().mapToLong(tables::positions).sum();
    }

    /** Makes the tables of a pair; those of smaller pairs are there. */
    public void solve(MenPair pair) throws InterruptedException {
        List<MovingKey> missing =
                pair.tables(rules).stream().filter(key -> !tables.has(key)).toList();
        if (missing.stream().anyMatch(key -> key.flights() == Flights.NEITHER)) solveBoth(pair);
        for (MovingKey key : missing)
            if (key.flights() != Flights.NEITHER) tables.write(key, withFlight(key));
        tables.close();
    }

    /** Makes a table of the placing phase; those that its moves lead to are there. */
    public void solve(PlacingKey key) throws InterruptedException {
        if (tables.has(key)) return;
        boolean mayCapture = key.men() + 1 >= Moves.MEN_OF_A_MILL;
        boolean wins = moves.millWinsAgainst(key.others() + key.otherHand());
        OutcomeTable captured = mayCapture && !wins ? tables.table(key.afterCapture()) : null;
        tables.write(key, solve(Kind.PLACE, key, key.afterPlacing(), captured));
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
                        captured(MovingKey.withoutFlights(more, fewer)),
                        other,
                        captured(MovingKey.withoutFlights(fewer, more)));
        analysis.solve(progress);
        tables.write(MovingKey.withoutFlights(more, fewer), analysis.outcomes());
        if (more != fewer)
            tables.write(MovingKey.withoutFlights(fewer, more), analysis.otherOutcomes());
    }

    private byte[] withFlight(MovingKey key) throws InterruptedException {
        Kind kind =
                switch (key.flights()) {
                    case MOVER -> Kind.FLY;
                    case OTHER -> Kind.STEP;
                    case BOTH -> Kind.FLY_BOTH;
                    case NEITHER -> throw new IllegalArgumentException("nobody flies in " + key);
                };
        return solve(kind, key, key.afterMove(), captured(key));
    }

    private byte[] solve(Kind kind, TableKey key, TableKey quiet, @Nullable OutcomeTable captured)
            throws InterruptedException {
        PositionIndex index = tables.index(key.men(), key.others());
        return new Induction(moves, kind, index, tables.table(quiet), captured)
                .solve(workers, progress);
    }

    /** What a capture by the mover of a table leads to; null if it wins. */
    private @Nullable OutcomeTable captured(MovingKey key) {
        if (moves.millWinsAgainst(key.others())) return null;
        return tables.table(key.afterCapture(rules.flying() == Flying.AFTER_MILL));
    }

    @Override
    public void close() {
        workers.close();
    }
}
