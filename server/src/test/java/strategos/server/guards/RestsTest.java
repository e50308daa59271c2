package strategos.server.guards;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RestsTest {

    private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 1_000);
    private final Rests rests = new Rests(now::get);

    @Test
    @DisplayName("A visitor who asks for little never rests")
    void little() {
        for (int page = 0; page < 100; page++) {
            assertThat(left("ann")).isZero();
            work("ann", 200);
            pass(1_000);
        }
    }

    @Test
    @DisplayName("A visitor who asks for much works a quarter of the time")
    void much() {
        int worked = 0;
        long begun = now.get();
        for (int request = 0; request < 1_000; request++) {
            pass(left("ann"));
            work("ann", 50);
            worked += 50;
        }
        long took = Duration.ofNanos(now.get() - begun).toMillis();
        assertThat(4.0 * worked / took).isBetween(1.0, 1.02);
    }

    @Test
    @DisplayName("Nobody rests for another")
    void others() {
        work("ann", 10_000);
        assertThat(left("ann")).isEqualTo(29_400);
        assertThat(left("bea")).isZero();
        pass(29_400);
        assertThat(left("ann")).isZero();
    }

    @Test
    @DisplayName("Who has rested is forgotten, and who has not is not")
    void many() {
        for (int visitor = 0; visitor < 999; visitor++) work("visitor " + visitor, 1);
        work("ann", 10_000);
        for (int visitor = 1_000; visitor < 5_000; visitor++) work("visitor " + visitor, 0);
        assertThat(left("ann")).isEqualTo(29_400);
    }

    private long left(String visitor) {
        return Duration.ofNanos(rests.left(visitor)).toMillis();
    }

    private void work(String visitor, int millis) {
        pass(millis);
        rests.worked(visitor, Duration.ofMillis(millis).toNanos());
    }

    private void pass(long millis) {
        now.addAndGet(Duration.ofMillis(millis).toNanos());
    }
}
