package strategos.solve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import strategos.game.io.FileFault;
import strategos.morris.Rules;
import strategos.morris.Rules.Aim;
import strategos.morris.Rules.Flying;
import strategos.morris.State;
import strategos.morris.Symmetries;
import strategos.solve.MovingKey.Flights;

/**
 * The tables of one set of rules, in a folder. Every table is checked when it is opened.
 *
 * <p>Rules that differ only in the number of men, or in when a match is drawn, share their tables.
 */
public final class TableFolder {

    /** How many men the player to move has, and the other. */
    private record Counts(int men, int others) {}

    private final Rules rules;
    private final Path folder;
    private final Symmetries symmetries;
    private final Map<Integer, CanonicalSets> sets = new HashMap<>();
    private final Map<Counts, PositionIndex> indexes = new HashMap<>();
    private final Map<TableKey, TableFile> open = new HashMap<>();

    /** Those that positions were looked up in: many threads read them without waiting. */
    private final Map<TableKey, OutcomeTable> lookedUp = new ConcurrentHashMap<>();

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
     * The value of a position in which someone places or moves a man, if there is a table of it.
     * While men are placed, it has no distance.
     */
    public Optional<Integer> outcome(State state) {
        TableKey key = key(state);
        OutcomeTable table = lookedUp.get(key);
        if (table == null) {
            if (!has(key)) return Optional.empty();
            table = table(key);
            lookedUp.put(key, table);
        }
        return Optional.of(table.of(state.mine(), state.theirs()));
    }

    /** The table that a position is in. */
    TableKey key(State state) {
        int men = Integer.bitCount(state.mine());
        int others = Integer.bitCount(state.theirs());
        if (state.myHand() > 0)
            return new PlacingKey(men, others, state.myHand(), state.theirHand());
        int mover = state.mover();
        boolean given = rules.flying() == Flying.AFTER_MILL;
        return new MovingKey(
                men,
                others,
                Flights.of(given && state.hasFlight(mover), given && state.hasFlight(1 - mover)));
    }

    /** The numbers that a table has, those of positions equal by symmetry included. */
    long positions(TableKey key) {
        return index(key.men(), key.others()).size();
    }

    synchronized PositionIndex index(int men, int others) {
        return indexes.computeIfAbsent(
                new Counts(men, others),
                _ -> new PositionIndex(rules.board(), symmetries, canonicalSets(men), men, others));
    }

    private CanonicalSets canonicalSets(int men) {
        return sets.computeIfAbsent(
                men, count -> new CanonicalSets(rules.board(), symmetries, count));
    }

    /** The table with this name; it is there. */
    synchronized OutcomeTable table(TableKey key) {
        PositionIndex index = index(key.men(), key.others());
        ByteBuffer data = opened(key).data();
        return switch (key) {
            case MovingKey _ -> new OutcomeTable.WithDistances(index, data);
            case PlacingKey _ -> new OutcomeTable.Packed(index, data);
        };
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
        int positions = index(key.men(), key.others()).size();
        int size =
                switch (key) {
                    case MovingKey _ -> positions;
                    case PlacingKey _ -> OutcomeTable.Packed.bytes(positions);
                };
        if (file.data().capacity() != size)
            throw new UnreadableTableException(
                    file(key) + " has " + file.data().capacity() + " bytes, not " + size);
        return file;
    }

    /** Writes a table of an outcome for each position. */
    void write(TableKey key, byte[] outcomes) {
        byte[] data =
                switch (key) {
                    case MovingKey _ -> outcomes;
                    case PlacingKey _ -> OutcomeTable.Packed.pack(outcomes);
                };
        try {
            TableFile.write(file(key), title(key), data);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(
                    "%s cannot be written: %s".formatted(file(key), FileFault.of(unwritable)),
                    unwritable);
        }
    }

    /** Lets go of the tables that a pair is solved from, and of their indexes. */
    synchronized void close() {
        open.clear();
        lookedUp.clear();
        indexes.clear();
    }
}
