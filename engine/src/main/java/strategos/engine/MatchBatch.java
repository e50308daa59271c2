package strategos.engine;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.engine.EngineAnswer.ErrorCode;
import strategos.family.Encoding;
import strategos.game.Game;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Turn;

/** Many matches of one game that are stepped together, for programs that learn. */
final class MatchBatch<S> {

    /** What an action is that the engine is to draw among those allowed. */
    private static final int ANY = -1;

    /** The seat that decides in a match that is over. */
    private static final int NOBODY = 255;

    /** How a match ended in a step. */
    private static final byte GOES_ON = 0;

    private static final byte ENDED = 1;
    private static final byte BROKEN_OFF = 2;

    /**
     * How a batch is run.
     *
     * @param limit the number of actions after which a match is broken off
     * @param restarts whether a match that ends begins anew at once
     */
    record Settings(int matches, int limit, boolean restarts, int threads) {}

    private final OpenGame<S, ?, ?> open;
    private final Game<S, ?, ?> game;
    private final Encoding<S> encoding;
    private final Simulation<S> simulation;
    private final Settings settings;
    private final BlockLayout layout;
    private final List<S> states;
    private final RandomGenerator[] randoms;
    private final int[] chosen;
    private final int[] taken;
    private final long[][] allowed;
    private final short[][] rows;
    private final byte[] block;
    private final ByteBuffer buffer;
    private Seed seed;

    MatchBatch(OpenGame<S, ?, ?> open, Encoding<S> encoding, Settings settings, Seed seed) {
        this.open = open;
        this.game = open.game();
        this.encoding = encoding;
        this.simulation = encoding.simulation();
        this.settings = settings;
        int matches = settings.matches();
        int actions = Encoding.length(encoding.actions());
        int observation = Encoding.length(encoding.observation());
        layout = new BlockLayout(matches, game.seats(), observation, actions);
        states = new ArrayList<>(matches);
        randoms = new RandomGenerator[matches];
        chosen = new int[matches];
        taken = new int[matches];
        allowed = new long[matches][Math.ceilDiv(actions, Long.SIZE)];
        rows = new short[settings.threads()][observation];
        block = new byte[layout.bytes()];
        buffer = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN);
        this.seed = seed;
        for (int match = 0; match < matches; match++) states.add(game.start());
        restart(seed);
    }

    OpenGame<S, ?, ?> open() {
        return open;
    }

    Encoding<S> encoding() {
        return encoding;
    }

    BlockLayout layout() {
        return layout;
    }

    Seed seed() {
        return seed;
    }

    /** The block as the last step left it; valid until the next. */
    byte[] block() {
        return block;
    }

    /** Begins all matches anew. */
    void restart(Seed newSeed) {
        seed = newSeed;
        each(
                (match, row) -> {
                    randoms[match] = newSeed.child(match).random();
                    begin(match);
                    pay(match, GOES_ON);
                    describe(match, row);
                });
    }

    /** Takes an action in every match, or none at all if one of them is not allowed. */
    void step(int[] actions) throws EngineException {
        for (int match = 0; match < actions.length; match++) {
            int action = actions[match];
            if (action != ANY && !isAllowed(match, action))
                throw new EngineException(
                        ErrorCode.REFUSED,
                        "match %d: action %d is not allowed; nothing was played"
                                .formatted(match, action));
        }
        each((match, row) -> step(match, actions[match], row));
    }

    /** Shows every match to this seat. */
    void observe(int seat) {
        each((match, row) -> write(match, seat, row));
    }

    /** Shows every match to the seat that decides. */
    void observe() {
        each(this::describe);
    }

    // One match.

    private void begin(int match) {
        states.set(match, game.start());
        chosen[match] = Encoding.NOTHING;
        taken[match] = 0;
        roll(match);
    }

    private void roll(int match) {
        S state = states.get(match);
        while (simulation.actor(state) == Simulation.NATURE) simulation.roll(state, randoms[match]);
    }

    private void step(int match, int action, short[] row) {
        if (isOver(match)) {
            pay(match, GOES_ON);
            return;
        }
        int played = action == ANY ? any(match) : action;
        chosen[match] = encoding.play(states.get(match), chosen[match], played);
        roll(match);
        boolean over = simulation.actor(states.get(match)) == Simulation.NOBODY;
        boolean late = ++taken[match] >= settings.limit();
        byte ending = GOES_ON;
        if (over) ending = ENDED;
        else if (late) ending = BROKEN_OFF;
        pay(match, ending);
        if (ending != GOES_ON && settings.restarts()) begin(match);
        describe(match, row);
    }

    /** Whether a match has ended and does not begin anew. */
    private boolean isOver(int match) {
        return Byte.toUnsignedInt(block[layout.deciders() + match]) == NOBODY;
    }

    private boolean isAllowed(int match, int action) {
        return action >= 0
                && action < layout.actions()
                && (allowed[match][action >> 6] >>> action & 1) != 0;
    }

    private int any(int match) {
        long[] bits = allowed[match];
        int count = 0;
        for (long word : bits) count += Long.bitCount(word);
        int rank = randoms[match].nextInt(count);
        int word = 0;
        while (rank >= Long.bitCount(bits[word])) rank -= Long.bitCount(bits[word++]);
        return word * Long.SIZE + Long.numberOfTrailingZeros(Long.expand(1L << rank, bits[word]));
    }

    /** Winners get 1, losers -1; nobody gets anything before the end, or in a draw. */
    private void pay(int match, byte ending) {
        block[layout.endings() + match] = ending;
        var result = ending == ENDED ? result(match) : Result.draw();
        int at = layout.rewards() + match * layout.seats() * Float.BYTES;
        for (int seat = 0; seat < layout.seats(); seat++)
            buffer.putFloat(at + seat * Float.BYTES, reward(result, seat));
    }

    private static float reward(Result result, int seat) {
        if (result.isDraw()) return 0;
        return result.winners().contains(Seat.of(seat)) ? 1 : -1;
    }

    private Result result(int match) {
        return game.turn(states.get(match)) instanceof Turn.Over(Result result)
                ? result
                : Result.draw();
    }

    /** Writes down who decides, among which actions, and what that seat sees. */
    private void describe(int match, short[] row) {
        S state = states.get(match);
        boolean late = !settings.restarts() && taken[match] >= settings.limit();
        int actor = late ? Simulation.NOBODY : simulation.actor(state);
        block[layout.deciders() + match] = (byte) (actor >= 0 ? actor : NOBODY);
        long[] bits = allowed[match];
        Arrays.fill(bits, 0);
        if (actor >= 0) encoding.allow(state, chosen[match], bits);
        int at = layout.masks() + match * layout.maskBytes();
        for (int i = 0; i < layout.maskBytes(); i++)
            block[at + i] = (byte) (bits[i >> 3] >>> (i << 3));
        write(match, Math.max(0, actor), row);
    }

    private void write(int match, int seat, short[] row) {
        encoding.observe(states.get(match), seat, chosen[match], row, 0);
        int at = layout.observations() + match * row.length * Short.BYTES;
        for (int i = 0; i < row.length; i++) buffer.putShort(at + i * Short.BYTES, row[i]);
    }

    // All matches.

    private interface Task {
        void of(int match, short[] row);
    }

    /** Does something for every match; each thread has matches of its own. */
    private void each(Task task) {
        int threads = settings.threads();
        int share = Math.ceilDiv(settings.matches(), threads);
        if (threads == 1) {
            some(task, 0, share, rows[0]);
        } else {
            IntStream.range(0, threads)
                    .parallel()
                    .forEach(thread -> some(task, thread * share, share, rows[thread]));
        }
    }

    private void some(Task task, int first, int count, short[] row) {
        int end = Math.min(settings.matches(), first + count);
        for (int match = first; match < end; match++) task.of(match, row);
    }
}
