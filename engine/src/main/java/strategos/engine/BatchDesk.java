package strategos.engine;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import strategos.engine.EngineAnswer.ErrorCode;
import strategos.family.Encoding;
import strategos.game.Quote;
import strategos.game.Seed;

/** The batches of one program, and what it does with them. */
final class BatchDesk {

    private static final int MOST_BATCHES = 100;
    private static final int MOST_MATCHES = 100_000;
    private static final int MOST_THREADS = 256;

    /** Random matches of most rules end long before. */
    private static final int USUAL_LIMIT = 100_000;

    /** Blocks are arrays, and a program has to hold them, too. */
    private static final long LARGEST_BLOCK = 1L << 28;

    private final GameOpener games;
    private final EngineSeeds seeds;
    private final Map<String, MatchBatch<?>> batches = new HashMap<>();

    BatchDesk(GameOpener games, EngineSeeds seeds) {
        this.games = games;
        this.seeds = seeds;
    }

    Reply open(EngineRequest.Batch wanted) throws EngineException {
        Names.check(wanted.batch());
        if (batches.size() >= MOST_BATCHES && !batches.containsKey(wanted.batch()))
            throw new EngineException(
                    ErrorCode.LIMIT, batches.size() + " batches are open: forget some");
        Seed seed = seeds.of(wanted.seed());
        var game = games.open(wanted, seed);
        var batch = open(game, settings(wanted), seed);
        batches.put(wanted.batch(), batch);
        return new Reply(opened(wanted.batch(), batch), batch.block());
    }

    private static MatchBatch.Settings settings(EngineRequest.Batch wanted) throws EngineException {
        return new MatchBatch.Settings(
                within("matches", wanted.matches(), MOST_MATCHES),
                within(
                        "limit",
                        Objects.requireNonNullElse(wanted.limit(), USUAL_LIMIT),
                        Integer.MAX_VALUE),
                Objects.requireNonNullElse(wanted.restart(), true),
                within("threads", Objects.requireNonNullElse(wanted.threads(), 1), MOST_THREADS));
    }

    private static int within(String name, int number, int most) throws EngineException {
        if (number >= 1 && number <= most) return number;
        throw new EngineException(
                ErrorCode.MALFORMED, "%s is 1 to %,d, not %,d".formatted(name, most, number));
    }

    private static <S> MatchBatch<S> open(
            OpenGame<S, ?, ?> game, MatchBatch.Settings settings, Seed seed)
            throws EngineException {
        Encoding<S> encoding =
                game.encoding()
                        .orElseThrow(
                                () ->
                                        new EngineException(
                                                ErrorCode.UNPLAYABLE,
                                                game.names().title()
                                                        + " cannot be played in batches"));
        long row =
                Encoding.length(encoding.observation()) * (long) Short.BYTES
                        + Encoding.length(encoding.actions()) / Byte.SIZE;
        if (row * settings.matches() > LARGEST_BLOCK)
            throw new EngineException(
                    ErrorCode.LIMIT,
                    "a block of %,d matches would exceed %,d bytes"
                            .formatted(settings.matches(), LARGEST_BLOCK));
        return new MatchBatch<>(game, encoding, settings, seed);
    }

    private static EngineAnswer.Batch opened(String name, MatchBatch<?> batch) {
        var open = batch.open();
        var layout = batch.layout();
        return new EngineAnswer.Batch(
                name,
                open.family(),
                open.names().rules(),
                open.names().board(),
                layout.seats(),
                layout.matches(),
                batch.seed().value(),
                batch.encoding().observation(),
                batch.encoding().actions(),
                layout.parts(),
                layout.bytes());
    }

    Reply step(String name, byte[] block) throws EngineException {
        var batch = batch(name);
        int matches = batch.layout().matches();
        if (block.length != matches * Integer.BYTES)
            throw new EngineException(
                    ErrorCode.MALFORMED,
                    "the actions of %d matches are %d bytes, not %d"
                            .formatted(matches, matches * Integer.BYTES, block.length));
        int[] actions = new int[matches];
        ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(actions);
        batch.step(actions);
        return block(name, batch);
    }

    Reply observe(EngineRequest.Observe asked) throws EngineException {
        var batch = batch(asked.batch());
        Integer seat = asked.seat();
        if (seat == null) {
            batch.observe();
        } else if (seat >= 0 && seat < batch.layout().seats()) {
            batch.observe(seat);
        } else {
            throw new EngineException(ErrorCode.UNKNOWN, "there is no seat " + seat);
        }
        return block(asked.batch(), batch);
    }

    Reply restart(EngineRequest.Restart asked) throws EngineException {
        var batch = batch(asked.batch());
        batch.restart(seeds.of(asked.seed()));
        return block(asked.batch(), batch);
    }

    Reply actions(String name) throws EngineException {
        var batch = batch(name);
        var names =
                IntStream.range(0, batch.layout().actions())
                        .mapToObj(batch.encoding()::actionName)
                        .toList();
        return new Reply(new EngineAnswer.Actions(name, names));
    }

    void forget(String name) throws EngineException {
        batch(name);
        batches.remove(name);
    }

    /** Drops a batch that may be broken. */
    void drop(String name) {
        batches.remove(name);
    }

    private static Reply block(String name, MatchBatch<?> batch) {
        return new Reply(new EngineAnswer.Block(name, batch.layout().bytes()), batch.block());
    }

    private MatchBatch<?> batch(String name) throws EngineException {
        var batch = batches.get(name);
        if (batch == null)
            throw new EngineException(ErrorCode.UNKNOWN, "there is no batch " + Quote.of(name));
        return batch;
    }
}
