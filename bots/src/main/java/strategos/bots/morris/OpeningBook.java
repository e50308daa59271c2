package strategos.bots.morris;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import strategos.bots.morris.search.ShippedFile;
import strategos.morris.Rules;

/**
 * Corrections of a search while men are placed: the positions in which a search of a fixed number
 * of nodes would give away value, with a move that does not.
 *
 * <p>Book and search together are a player that is known to keep the value of the game as far as
 * the book goes: from the empty board, against every reply.
 */
public final class OpeningBook {

    private static final int VERSION = 1;

    private static final ShippedFile<OpeningBook> SHIPPED =
            new ShippedFile<>(OpeningBook.class, ".book", OpeningBook::read);

    private final Rules rules;
    private final long nodes;
    private final int men;

    /** The numbers of positions in ascending order, and the moves there. */
    private final long[] positions;

    private final byte[] moves;

    private OpeningBook(Rules rules, long nodes, int men, long[] positions, byte[] moves) {
        this.rules = rules;
        this.nodes = nodes;
        this.men = men;
        this.positions = positions;
        this.moves = moves;
    }

    /**
     * A book with these corrections.
     *
     * @param nodes of a search
     * @param men the number of men that a player places by the book
     * @param corrections the codes of moves in canonical positions by their numbers
     */
    static OpeningBook of(Rules rules, long nodes, int men, Map<Long, Integer> corrections) {
        long[] positions = new long[corrections.size()];
        byte[] moves = new byte[positions.length];
        int found = 0;
        for (Map.Entry<Long, Integer> each : new TreeMap<>(corrections).entrySet()) {
            positions[found] = each.getKey();
            moves[found++] = each.getValue().byteValue();
        }
        return new OpeningBook(rules, nodes, men, positions, moves);
    }

    /** The book that ships for these rules, if there is one. */
    public static Optional<OpeningBook> shipped(Rules rules) {
        return SHIPPED.of(rules);
    }

    public static OpeningBook read(Rules rules, InputStream in) throws IOException {
        try (var data = new DataInputStream(new InflaterInputStream(in))) {
            if (data.readInt() != VERSION) throw new IOException("a book of another version");
            long nodes = data.readLong();
            int men = data.readInt();
            long[] positions = new long[data.readInt()];
            byte[] moves = new byte[positions.length];
            long before = 0;
            for (int i = 0; i < positions.length; i++) {
                before += number(data);
                positions[i] = before;
                moves[i] = data.readByte();
            }
            return new OpeningBook(rules, nodes, men, positions, moves);
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
        var compressed = new DeflaterOutputStream(out);
        var data = new DataOutputStream(compressed);
        data.writeInt(VERSION);
        data.writeLong(nodes);
        data.writeInt(men);
        data.writeInt(positions.length);
        long before = 0;
        for (int i = 0; i < positions.length; i++) {
            write(data, positions[i] - before);
            data.writeByte(moves[i]);
            before = positions[i];
        }
        data.flush();
        compressed.finish();
    }

    private static void write(DataOutputStream data, long number) throws IOException {
        long rest = number;
        for (; rest >= 0x80; rest >>>= 7) data.writeByte((int) rest | 0x80);
        data.writeByte((int) rest);
    }

    /** The number of positions that it has. */
    public int size() {
        return positions.length;
    }

    Rules rules() {
        return rules;
    }

    /** How many positions the search looks at that the book corrects. */
    long nodes() {
        return nodes;
    }

    /** How many men a player places by the book. */
    int men() {
        return men;
    }

    /** The code of the move by which the search is corrected in a canonical position, if it is. */
    OptionalInt correction(long position) {
        int place = Arrays.binarySearch(positions, position);
        return place < 0 ? OptionalInt.empty() : OptionalInt.of(moves[place]);
    }
}
