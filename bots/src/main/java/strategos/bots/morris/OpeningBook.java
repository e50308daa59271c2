package strategos.bots.morris;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import strategos.bots.morris.search.PositionKey;
import strategos.morris.MorrisPresets;
import strategos.morris.MorrisStage;
import strategos.morris.Rules;
import strategos.morris.State;
import strategos.morris.Symmetries;

/**
 * Corrections of a search while men are placed: the positions in which a search of a fixed number
 * of nodes would give away value, with a move that does not.
 *
 * <p>Book and search together are a player that is known to keep the value of the game as far as
 * the book goes: from the empty board, against every reply.
 */
public final class OpeningBook {

    private static final int VERSION = 1;

    private final BookSearch search;
    private final long nodes;
    private final int men;
    private final PositionKey key;

    /** The numbers of positions in ascending order, and the moves there. */
    private final long[] positions;

    private final byte[] moves;

    /**
     * @param nodes of a search
     * @param men the number of men that a player places by the book
     * @param corrections the codes of moves in canonical positions by their numbers
     */
    OpeningBook(Rules rules, long nodes, int men, Map<Long, Integer> corrections) {
        search = new BookSearch(rules, nodes);
        this.nodes = nodes;
        this.men = men;
        key = new PositionKey(new Symmetries(rules.board()));
        positions = new long[corrections.size()];
        moves = new byte[positions.length];
        int found = 0;
        for (Map.Entry<Long, Integer> each : new TreeMap<>(corrections).entrySet()) {
            positions[found] = each.getKey();
            moves[found++] = each.getValue().byteValue();
        }
    }

    /**
     * The book that ships for these rules, if there is one; when a match is drawn does not matter.
     */
    public static Optional<OpeningBook> of(Rules rules) {
        return MorrisPresets.named(rules.name())
                .filter(preset -> preset.withoutDraws().equals(rules.withoutDraws()))
                .flatMap(OpeningBook::shipped);
    }

    private static Optional<OpeningBook> shipped(Rules rules) {
        try (InputStream in = OpeningBook.class.getResourceAsStream(rules.name() + ".book")) {
            return in == null ? Optional.empty() : Optional.of(read(rules, in));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    public static OpeningBook read(Rules rules, InputStream in) throws IOException {
        try (var data = new DataInputStream(new InflaterInputStream(in))) {
            if (data.readInt() != VERSION) throw new IOException("a book of another version");
            long nodes = data.readLong();
            int men = data.readInt();
            int size = data.readInt();
            Map<Long, Integer> corrections = new TreeMap<>();
            long position = 0;
            for (int i = 0; i < size; i++) {
                position += number(data);
                corrections.put(position, (int) data.readByte());
            }
            return new OpeningBook(rules, nodes, men, corrections);
        }
    }

    /** Seven bits at a time, the last byte without its highest bit. */
    private static long number(DataInputStream data) throws IOException {
        long number = 0;
        for (int shift = 0; ; shift += 7) {
            int next = data.readUnsignedByte();
            number |= (long) (next & 0x7F) << shift;
            if (next < 0x80) return number;
        }
    }

    public void write(OutputStream out) throws IOException {
        try (var data = new DataOutputStream(new DeflaterOutputStream(out))) {
            data.writeInt(VERSION);
            data.writeLong(nodes);
            data.writeInt(men);
            data.writeInt(positions.length);
            long before = 0;
            for (int i = 0; i < positions.length; i++) {
                long difference = positions[i] - before;
                for (; difference >= 0x80; difference >>>= 7)
                    data.writeByte((int) difference | 0x80);
                data.writeByte((int) difference);
                data.writeByte(moves[i]);
                before = positions[i];
            }
        }
    }

    /** The number of positions that it has. */
    public int size() {
        return positions.length;
    }

    /** Whether it goes as far as this position of a match that began with the empty board. */
    boolean covers(State state) {
        int placed = state.turns() - (state.stage() == MorrisStage.TAKE ? 1 : 0);
        return placed / 2 < men;
    }

    /** The code of the move to play in a position that is covered. */
    int move(State state) {
        return correction(state).orElseGet(() -> uncorrected(state));
    }

    /** The code of the move that the search alone would play. */
    int uncorrected(State state) {
        return search.best(state).best();
    }

    /** The move by which the search is corrected in a position, if it is. */
    OptionalInt correction(State state) {
        int place = Arrays.binarySearch(positions, key.canonical(state));
        return place < 0
                ? OptionalInt.empty()
                : OptionalInt.of(key.turnedBack(moves[place], key.symmetry()));
    }
}
