package strategos.server.dice;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import strategos.dice.SealText;
import strategos.game.Chance;
import strategos.game.NotationException;
import strategos.store.Store;
import strategos.store.StoreException;
import strategos.store.StoredSeal;
import strategos.store.TalliedDice;
import strategos.wire.DiceFigures;
import strategos.wire.DiceFigures.SealLine;

/** The public figures about all dice of a server. Matches are counted when they are over. */
public final class DiceBoard implements AutoCloseable {

    private static final Logger LOG = System.getLogger(DiceBoard.class.getName());
    private static final int MOST_AT_ONCE = 200;
    private static final int MOST_SEALS = 30;
    private static final long FRESH_NANOS = Duration.ofSeconds(20).toNanos();

    private final Store store;
    private final LongSupplier nanos;
    private final ExecutorService counting =
            Executors.newSingleThreadExecutor(Thread.ofVirtual().name("dice counter").factory());
    private @Nullable DiceFigures figures;
    private long madeAt;

    public DiceBoard(Store store, LongSupplier nanos) {
        this.store = store;
        this.nanos = nanos;
    }

    /** Counts the dice of a match that has ended. */
    public void ended(String match) {
        submit(() -> count(match));
    }

    /** Counts the dice of matches that ended before, and have not been counted. */
    public void catchUp() {
        submit(this::countRest);
    }

    private void submit(Runnable work) {
        try {
            counting.execute(
                    () -> {
                        try {
                            work.run();
                        } catch (StoreException | CompletionException uncounted) {
                            LOG.log(Level.WARNING, "dice were not counted", uncounted);
                        }
                    });
        } catch (RejectedExecutionException _) {
            // The server is stopping; they are counted when it starts again.
        }
    }

    private void count(String match) {
        store.tally().add(match, DiceCount.of(store.steps().of(match))).join();
    }

    private void countRest() {
        var rest = store.tally().uncounted(MOST_AT_ONCE);
        rest.forEach(this::count);
        if (!rest.isEmpty()) catchUp();
    }

    /** The figures, at most a few seconds old. */
    public synchronized DiceFigures figures() {
        if (figures == null || nanos.getAsLong() - madeAt > FRESH_NANOS) {
            figures = made();
            madeAt = nanos.getAsLong();
        }
        return figures;
    }

    private DiceFigures made() {
        var all = store.tally().all();
        var attack = sums(all, TalliedDice::attack);
        var defend = sums(all, TalliedDice::defend);
        List<Long> both = new ArrayList<>();
        for (int face = 0; face < Chance.FACES; face++)
            both.add(attack.get(face) + defend.get(face));
        long dice = both.stream().mapToLong(Long::longValue).sum();
        double chiSquare = Fairness.chiSquare(both);
        var longest =
                all.stream()
                        .max(Comparator.comparingInt(TalliedDice::longestRun))
                        .orElse(new TalliedDice(List.of(), List.of(), 0, 0));
        return new DiceFigures(
                all.size(),
                attack,
                defend,
                chiSquare,
                Fairness.chance(chiSquare),
                longest.longestRun(),
                longest.runFace(),
                Fairness.expectedRun(dice),
                Fairness.runChance(dice, longest.longestRun()),
                store.seals().before(Long.MAX_VALUE, MOST_SEALS).stream()
                        .flatMap(seal -> line(seal).stream())
                        .toList());
    }

    private static List<Long> sums(
            List<TalliedDice> all, Function<TalliedDice, List<Integer>> side) {
        long[] sums = new long[Chance.FACES];
        for (TalliedDice each : all)
            for (int face = 0; face < side.apply(each).size(); face++)
                sums[face] += side.apply(each).get(face);
        return Arrays.stream(sums).boxed().toList();
    }

    /** What everybody may know of a seal; the match itself may be private. */
    private static Optional<SealLine> line(StoredSeal seal) {
        try {
            var record = SealText.read(seal.facts()).record();
            return Optional.of(
                    new SealLine(
                            seal.number(),
                            state(seal),
                            record.seal().commitment().hex(),
                            seal.isOpen() ? record.secret().hex() : null));
        } catch (NotationException unreadable) {
            LOG.log(Level.ERROR, "seal " + seal.number() + " on disk", unreadable);
            return Optional.empty();
        }
    }

    private static SealLine.State state(StoredSeal seal) {
        return switch (seal.phase()) {
            case StoredSeal.OPEN -> SealLine.State.OPEN;
            case StoredSeal.VOID -> SealLine.State.VOID;
            default -> SealLine.State.SEALED;
        };
    }

    @Override
    public void close() {
        counting.close();
    }
}
