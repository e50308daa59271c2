package strategos.bench;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import strategos.game.Seed;

/**
 * Steps of many matches at once through the engine, by a client that draws among the actions that
 * the masks allow, in wall time.
 */
final class EngineSteps implements Workload {

    private static final int MATCHES = 512;

    private static final Pattern MASKS =
            Pattern.compile("\"masks\",\"type\":\"uint8\",\"from\":(\\d+),\"columns\":(\\d+)");
    private static final Pattern BYTES = Pattern.compile("\"bytes\":(\\d+)");

    private final EnginePipe pipe = new EnginePipe(EngineHost.class);
    private final byte[] block;
    private final int masks;
    private final int columns;

    EngineSteps(String rules, int seats, int threads) {
        String open =
                ("{\"t\":\"batch\",\"batch\":\"b\",\"rules\":\"%s\",\"seats\":%d,"
                                + "\"matches\":%d,\"seed\":1,\"threads\":%d}\n")
                        .formatted(rules, seats, MATCHES, threads);
        try {
            String opened = pipe.answer(pipe.ask(open.getBytes(US_ASCII)));
            var part = MASKS.matcher(opened);
            var bytes = BYTES.matcher(opened);
            if (!part.find() || !bytes.find()) throw new IllegalStateException(opened);
            masks = Integer.parseInt(part.group(1));
            columns = Integer.parseInt(part.group(2));
            block = new byte[Integer.parseInt(bytes.group(1))];
            pipe.block(block);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public long processorNanos() {
        return System.nanoTime();
    }

    /** A step of all is counted as a match; they go on where the last ones ended. */
    @Override
    public Tally play(int matches, long seed) {
        RandomGenerator random = new Seed(seed).random();
        byte[] line =
                "{\"t\":\"step\",\"batch\":\"b\",\"bytes\":%d}\n"
                        .formatted(MATCHES * Integer.BYTES)
                        .getBytes(US_ASCII);
        var request =
                ByteBuffer.allocate(line.length + MATCHES * Integer.BYTES)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .put(line);
        var words = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN);
        try {
            for (int step = 0; step < matches; step++) {
                for (int match = 0; match < MATCHES; match++)
                    request.putInt(
                            line.length + match * Integer.BYTES,
                            any(words, masks + match * columns, random));
                pipe.ask(request.array());
                pipe.block(block);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return new Tally(matches, (long) matches * MATCHES, 0, 0, 0);
    }

    /** One of the bits that are set, at random. */
    private int any(ByteBuffer words, int from, RandomGenerator random) {
        int count = 0;
        for (int at = 0; at < columns; at += Long.BYTES)
            count += Long.bitCount(word(words, from, at));
        int rank = random.nextInt(count);
        for (int at = 0; ; at += Long.BYTES) {
            long word = word(words, from, at);
            int here = Long.bitCount(word);
            if (rank < here)
                return at * Byte.SIZE + Long.numberOfTrailingZeros(Long.expand(1L << rank, word));
            rank -= here;
        }
    }

    /** Eight bytes of a mask; those behind its end are nothing. */
    private long word(ByteBuffer words, int from, int at) {
        int rest = columns - at;
        if (rest >= Long.BYTES) return words.getLong(from + at);
        long word = 0;
        for (int i = 0; i < rest; i++)
            word |= (words.get(from + at + i) & 0xFFL) << (i * Byte.SIZE);
        return word;
    }
}
