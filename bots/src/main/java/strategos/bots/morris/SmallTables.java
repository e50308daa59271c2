package strategos.bots.morris;

import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import strategos.morris.Rules;
import strategos.solve.MenPair;
import strategos.solve.PlacingKey;
import strategos.solve.Solver;
import strategos.solve.TableFolder;
import strategos.solve.UnreadableTableException;

/**
 * The tables in a data folder; the small ones are made when they are first asked for, which takes
 * seconds. The log says what is made, and what cannot be used.
 */
public final class SmallTables implements MorrisTables {

    /** As many positions as are solved in seconds. */
    private static final long MOST_POSITIONS = 10_000_000;

    private static final Logger LOG = System.getLogger(SmallTables.class.getName());

    private final Path data;
    private final Map<Rules, CompletableFuture<Optional<TableFolder>>> opened =
            new ConcurrentHashMap<>();

    public SmallTables(Path data) {
        this.data = data;
    }

    @Override
    public Optional<TableFolder> of(Rules rules) {
        try {
            return opening(rules).get();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException broken) {
            throw new IllegalStateException("tables cannot be made", broken.getCause());
        }
    }

    @Override
    public Optional<TableFolder> atHand(Rules rules) {
        return presence(rules) == Presence.THERE ? of(rules) : Optional.empty();
    }

    @Override
    public Presence presence(Rules rules) {
        var opening = opening(rules);
        if (!opening.isDone()) return Presence.COMING;
        return opening.isCompletedExceptionally() || opening.join().isEmpty()
                ? Presence.MISSING
                : Presence.THERE;
    }

    /** A thread of its own makes them, so that nobody who gives up stops it for others. */
    private CompletableFuture<Optional<TableFolder>> opening(Rules rules) {
        return opened.computeIfAbsent(
                rules,
                _ ->
                        CompletableFuture.supplyAsync(
                                () -> open(rules),
                                work ->
                                        Thread.ofPlatform()
                                                .daemon()
                                                .name("morris tables")
                                                .start(work)));
    }

    private Optional<TableFolder> open(Rules rules) {
        var tables = new TableFolder(data, rules);
        try (var solver = new Solver(tables, 1, _ -> {})) {
            for (MenPair pair : small(tables)) {
                if (Solver.missing(tables, pair.tables(rules)) > 0)
                    LOG.log(Logger.Level.INFO, "Making the tables {0} in {1}", pair, tables.path());
                solver.solve(pair);
            }
            solvePlacing(solver, tables);
            tellOfMissing(tables);
            return Optional.of(tables);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (UnreadableTableException | UncheckedIOException unusable) {
            LOG.log(
                    Logger.Level.WARNING,
                    "perfect searches instead of using tables: {0}",
                    unusable.getMessage());
            return Optional.empty();
        }
    }

    /** Makes the tables of the placing phase if they are few and the others are there. */
    private static void solvePlacing(Solver solver, TableFolder tables)
            throws InterruptedException {
        Rules rules = tables.rules();
        List<PlacingKey> keys = PlacingKey.all(rules);
        if (Solver.missing(tables, keys) == 0) return;
        if (Solver.missing(tables, MenPair.tables(rules, MenPair.all(rules))) > 0) return;
        if (Solver.positions(tables, keys) > MOST_POSITIONS) return;
        LOG.log(Logger.Level.INFO, "Making the tables of the placing phase in {0}", tables.path());
        for (PlacingKey key : keys) solver.solve(key);
    }

    private static void tellOfMissing(TableFolder tables) {
        Rules rules = tables.rules();
        if (Solver.missing(tables, PlacingKey.all(rules)) == 0) return;
        LOG.log(
                Logger.Level.INFO,
                "perfect has no tables of the opening of {0}: {1} until few men are left."
                        + " 'morris solve' and 'morris prove' make all tables.",
                rules.name(),
                OpeningBook.shipped(rules).isPresent()
                        ? "it plays by a book of openings, then by search,"
                        : "it plays by search");
    }

    private static List<MenPair> small(TableFolder tables) {
        List<MenPair> small = new ArrayList<>();
        long positions = 0;
        for (MenPair pair : MenPair.all(tables.rules())) {
            positions += Solver.positions(tables, pair.tables(tables.rules()));
            if (positions > MOST_POSITIONS) break;
            small.add(pair);
        }
        return small;
    }
}
