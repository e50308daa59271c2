package strategos.solve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import strategos.game.io.FileFault;
import strategos.morris.Rules;
import strategos.morris.Rules.Aim;
import strategos.morris.Rules.Flying;
import strategos.morris.State;
import strategos.morris.Symmetries;
import strategos.solve.TableKey.Flights;

/**
 * The tables of one set of rules, in a folder. Every table is checked when it is opened.
 *
 * <p>Rules that differ only in the number of men, or in when a match is drawn, share their tables.
 */
public final class TableFolder {

    private final Rules rules;
    private final Path folder;
    private final Symmetries symmetries;
    private final Map<Integer, CanonicalSets> sets = new HashMap<>();
    private final Map<TableKey, PositionIndex> indexes = new HashMap<>();
    private final Map<TableKey, TableFile> open = new HashMap<>();
    private @Nullable PlacingSearch placing;

    /**
     * @param data the folder that has the tables of all rules, in a folder each
     */
    public TableFolder(Path data, Rules rules) {
        this.rules = rules;
        folder = data.resolve("tables").resolve(name(rules));
        symmetries = new Symmetries(rules.board());
    }

    /** What tables depend on: the board and three of the rules. */
    private static String name(Rules rules) {
        String name = rules.board().name() + "-" + rules.flying() + "-" + rules.taking();
        String aim = rules.aim() == Aim.TAKE ? "" : "-" + rules.aim();
        return (name + aim).toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public Rules rules() {
        return rules;
    }

    public Path path() {
        return folder;
    }

    public Path file(TableKey key) {
        return folder.resolve(key + ".table");
    }

    private String title(TableKey key) {
        return name(rules) + " " + key;
    }

    public boolean has(TableKey key) {
        return Files.exists(file(key));
    }

    /**
     * The value of a position in which someone places a man, if all tables are there and a search
     * of this many positions proves it. It has no distance.
     */
    public synchronized Optional<PlacingValue> placing(State state, long most) {
        openPlacing();
        return Optional.ofNullable(placing)
                .map(search -> search.prove(state, most))
                .filter(PlacingValue::isExact);
    }

    /** Reads what is proven of the placing phase, if all tables are there. */
    public synchronized void openPlacing() {
        if (placing == null && hasAll()) placing = new PlacingSearch(this);
    }

    private boolean hasAll() {
        var all = new MenPair(rules.men(), rules.men());
        return MenPair.upTo(all).stream()
                .flatMap(pair -> pair.tables(rules).stream())
                .allMatch(this::has);
    }

    /** The value of a position in which someone moves, if there is a table of it. */
    public synchronized Optional<Integer> outcome(State state) {
        TableKey key = key(state);
        if (!open.containsKey(key) && !has(key)) return Optional.empty();
        return Optional.of(table(key).of(state.mine(), state.theirs()));
    }

    /** The table that a position is in. */
    TableKey key(State state) {
        int mover = state.mover();
        boolean given = rules.flying() == Flying.AFTER_MILL;
        return new TableKey(
                Integer.bitCount(state.mine()),
                Integer.bitCount(state.theirs()),
                Flights.of(given && state.hasFlight(mover), given && state.hasFlight(1 - mover)));
    }

    /** The numbers that a table has, those of positions equal by symmetry included. */
    long positions(TableKey key) {
        return index(key.men(), key.others()).size();
    }

    synchronized PositionIndex index(int men, int others) {
        return indexes.computeIfAbsent(
                TableKey.withoutFlights(men, others),
                _ -> new PositionIndex(rules.board(), symmetries, canonicalSets(men), men, others));
    }

    private CanonicalSets canonicalSets(int men) {
        return sets.computeIfAbsent(
                men, count -> new CanonicalSets(rules.board(), symmetries, count));
    }

    /** The table with this name; it is there. */
    synchronized OutcomeTable table(TableKey key) {
        return new OutcomeTable(index(key.men(), key.others()), opened(key).data());
    }

    /** A number that depends on every byte of a table. */
    synchronized String checksum(TableKey key) {
        return opened(key).checksum();
    }

    private TableFile opened(TableKey key) {
        return open.computeIfAbsent(key, this::read);
    }

    private TableFile read(TableKey key) {
        TableFile file = TableFile.read(file(key), title(key));
        int size = index(key.men(), key.others()).size();
        if (file.data().capacity() != size)
            throw new UnreadableTableException(
                    file(key) + " has " + file.data().capacity() + " positions, not " + size);
        return file;
    }

    void write(TableKey key, byte[] outcomes) {
        write(file(key), title(key), outcomes);
    }

    static void write(Path file, String title, byte[] data) {
        try {
            TableFile.write(file, title, data);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(
                    "%s cannot be written: %s".formatted(file, FileFault.of(unwritable)),
                    unwritable);
        }
    }

    /** Lets go of the tables that a pair is solved from, and of their indexes. */
    synchronized void close() {
        open.clear();
        indexes.clear();
    }
}
