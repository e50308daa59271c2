package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Seed;
import strategos.game.Viewer;
import strategos.wire.MatchInfo;
import strategos.wire.SeatInfo;
import strategos.wire.ToClient.Snapshot;

class TablesTest {

    private static final String MATCH = "m";
    private static final Seed SEED = new Seed(7);

    /** Only tables that hang take this long. */
    private static final Duration LONG = Duration.ofMinutes(1);

    @Test
    @DisplayName("A player who sits down while the match is read from disk is not forgotten")
    void seatedWhileOpening() throws InterruptedException {
        var reading = new CountDownLatch(1);
        var read = new CountDownLatch(1);
        var tables =
                new Tables(
                        _ -> {
                            var asItWas = Room.unstarted(SEED, "person", "person", "open");
                            reading.countDown();
                            await(read);
                            return Optional.of(asItWas);
                        });
        var opening = Thread.ofPlatform().start(() -> watch(tables, new Ear()));
        reading.await();
        var sitting =
                Thread.ofPlatform()
                        .start(
                                () ->
                                        tables.reachIfLive(
                                                MATCH,
                                                table -> table.seat(Room.seat(2, "person"))));
        while (sitting.getState() == Thread.State.RUNNABLE) Thread.onSpinWait();
        read.countDown();
        opening.join();
        sitting.join();
        var match = new CompletableFuture<MatchInfo>();
        tables.reach(MATCH, table -> table.ask(new Viewer.Public(), match));
        assertThat(match.join().seats().get(2).kind()).isEqualTo(SeatInfo.Kind.PERSON);
        tables.stop(LONG);
    }

    @Test
    @DisplayName("A match is opened once, and again when its table has ended")
    void openedAgain() throws InterruptedException {
        var opened = new AtomicInteger();
        var tables =
                new Tables(
                        _ -> {
                            opened.incrementAndGet();
                            return Optional.of(Room.unstarted(SEED, "person", "person", "person"));
                        });
        var anna = new Ear();
        watch(tables, anna);
        watch(tables, new Ear());
        anna.hear(Snapshot.class);
        assertThat(opened).hasValue(1);
        tables.reachIfLive(MATCH, Table::stop);
        anna.dismissal();
        var again = new Ear();
        watch(tables, again);
        again.hear(Snapshot.class);
        assertThat(opened).hasValue(2);
        tables.stop(LONG);
        assertThat(tables.reach(MATCH, Table::stop)).as("after the end").isFalse();
    }

    @Test
    @DisplayName("A match that there is not is not reached")
    void unknown() {
        var tables = new Tables(_ -> Optional.empty());
        assertThat(tables.reach(MATCH, Table::stop)).isFalse();
    }

    private static void watch(Tables tables, Ear ear) {
        tables.reach(MATCH, table -> table.watch(ear, () -> Viewer.inSeat(0), Optional.empty()));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
