package strategos.bots.morris;

import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.morris.Rules;
import strategos.solve.MenPair;
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
    private final Map<Rules, Optional<TableFolder>> opened = new HashMap<>();

    public SmallTables(Path data) {
        this.data = data;
    }

    @Override
    public synchronized Optional<TableFolder> of(Rules rules) {
        Optional<TableFolder> known = opened.get(rules);
        if (known != null) return known;
        try {
            Optional<TableFolder> found = open(rules);
            opened.put(rules, found);
            return found;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private Optional<TableFolder> open(Rules rules) throws InterruptedException {
        var tables = new TableFolder(data, rules);
        try (var solver = new Solver(tables, 1, _ -> {})) {
            for (MenPair pair : small(tables)) {
                if (Solver.missing(tables, List.of(pair)) > 0)
                    LOG.log(Logger.Level.INFO, "Making the tables {0} in {1}", pair, tables.path());
                solver.solve(pair);
            }
            return Optional.of(tables);
        } catch (UnreadableTableException | UncheckedIOException unusable) {
            LOG.log(
                    Logger.Level.WARNING,
                    "perfect searches instead of using tables: {0}",
                    unusable.getMessage());
            return Optional.empty();
        }
    }

    private static List<MenPair> small(TableFolder tables) {
        List<MenPair> small = new ArrayList<>();
        long positions = 0;
        int most = tables.rules().men();
        for (MenPair pair : MenPair.upTo(new MenPair(most, most))) {
            positions += Solver.positions(tables, pair);
            if (positions > MOST_POSITIONS) break;
            small.add(pair);
        }
        return small;
    }
}
