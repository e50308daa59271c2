package strategos.bots.morris;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import strategos.bots.morris.search.ShippedFile;
import strategos.game.SplitMix;
import strategos.morris.Rules;

/**
 * Corrections of a search while men are placed: how many of its best moves would give away value,
 * for every position in which that matters to a player who follows the book.
 *
 * <p>Book and search together are a player that is known to keep the value of the game as far as
 * the book goes: from the empty board, against every reply.
 *
 * <p>The positions are not stored. A filter passes all positions with a correction and a few
 * others; static functions then say whether the best move of the search is wrong, whether the
 * second is wrong, too, and so on. The answer for any other position is arbitrary.
 */
public final class OpeningBook {

    private static final int VERSION = 2;

    private static final ShippedFile<OpeningBook> SHIPPED =
            new ShippedFile<>(OpeningBook.class, ".book", OpeningBook::read);

    private final Rules rules;
    private final long nodes;
    private final int men;
    private final long searchDigest;
    private final int size;

    /** Has the {@link #fingerprint} of each position with a correction. */
    private final StaticFunction filter;

    /** For each of the best moves: 1 where it is wrong and those before it are, too. */
    private final List<StaticFunction> isWrong;

    private OpeningBook(
            Rules rules,
            long nodes,
            int men,
            long searchDigest,
            int size,
            StaticFunction filter,
            List<StaticFunction> isWrong) {
        this.rules = rules;
        this.nodes = nodes;
        this.men = men;
        this.searchDigest = searchDigest;
        this.size = size;
        this.filter = filter;
        this.isWrong = List.copyOf(isWrong);
    }

    /**
     * A book that corrects these results.
     *
     * @param nodes of the search
     * @param men the number of men that a player places by the book
     */
    static OpeningBook of(Rules rules, long nodes, int men, SearchResults results) {
        long[] corrected = results.positions(1);
        int bits = filterBits(corrected.length, results.right().length);
        var filter = StaticFunction.of(corrected, bits, key -> fingerprint(key, bits));
        LongStream passed = Arrays.stream(results.right()).filter(key -> passes(filter, key));
        List<StaticFunction> isWrong = new ArrayList<>();
        long[] asked = LongStream.concat(Arrays.stream(corrected), passed).toArray();
        for (long[] wrong = corrected; wrong.length > 0; ) {
            int before = isWrong.size();
            isWrong.add(
                    StaticFunction.of(asked, 1, key -> results.wrongMoves(key) > before ? 1 : 0));
            asked = wrong;
            wrong = results.positions(before + 2);
        }
        long digest = new BookSearch(rules, nodes).digest();
        return new OpeningBook(rules, nodes, men, digest, corrected.length, filter, isWrong);
    }

    /** The number that makes the book smallest: each bit halves the others that pass. */
    private static int filterBits(int corrected, int right) {
        double best = Math.log(Math.max(1, right) * Math.log(2) / Math.max(1, corrected));
        return Math.clamp(Math.round(best / Math.log(2)), 1, StaticFunction.MOST_BITS);
    }

    private static int fingerprint(long position, int bits) {
        return (int) SplitMix.mix(~position) & (1 << bits) - 1;
    }

    private static boolean passes(StaticFunction filter, long position) {
        return filter.of(position) == fingerprint(position, filter.bits());
    }

    /** The book that ships for these rules, if there is one. */
    public static Optional<OpeningBook> shipped(Rules rules) {
        return SHIPPED.of(rules);
    }

    public static OpeningBook read(Rules rules, InputStream in) throws IOException {
        var checked = new CheckedInputStream(new BufferedInputStream(in), new CRC32());
        var data = new DataInputStream(checked);
        if (data.readInt() != VERSION) throw new IOException("a book of another version");
        long nodes = data.readLong();
        int men = data.readInt();
        long digest = data.readLong();
        int size = data.readInt();
        var filter = StaticFunction.read(data);
        List<StaticFunction> isWrong = new ArrayList<>();
        for (int left = data.readUnsignedByte(); left > 0; left--)
            isWrong.add(StaticFunction.read(data));
        long checksum = checked.getChecksum().getValue();
        if (data.readLong() != checksum) throw new IOException("a damaged book");
        return new OpeningBook(rules, nodes, men, digest, size, filter, isWrong);
    }

    public void write(OutputStream out) throws IOException {
        var checked = new CheckedOutputStream(new BufferedOutputStream(out), new CRC32());
        var data = new DataOutputStream(checked);
        data.writeInt(VERSION);
        data.writeLong(nodes);
        data.writeInt(men);
        data.writeLong(searchDigest);
        data.writeInt(size);
        filter.write(data);
        data.writeByte(isWrong.size());
        for (StaticFunction each : isWrong) each.write(data);
        data.writeLong(checked.getChecksum().getValue());
        data.flush();
    }

    /** The number of positions in which it corrects the search. */
    public int size() {
        return size;
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

    /** The {@linkplain BookSearch#digest digest} of the search that the book corrects. */
    long searchDigest() {
        return searchDigest;
    }

    /** How many of the best moves of the search are wrong in a canonical position. */
    int wrongMoves(long position) {
        if (!passes(filter, position)) return 0;
        int count = 0;
        while (count < isWrong.size() && isWrong.get(count).of(position) == 1) count++;
        return count;
    }
}
