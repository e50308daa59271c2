package strategos.server.guards;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Between expensive requests")
class RestTest {

    private final AtomicLong now = new AtomicLong();
    private final Lanes lanes = new Lanes(100, now::get);

    @Test
    @DisplayName("a visitor who asks for little never rests")
    void little() {
        for (int page = 0; page < 100; page++) {
            assertThat(rest("ann")).isZero();
            work("ann", 200);
            pass(1_000);
        }
    }

    @Test
    @DisplayName("a visitor who asks for much rests three quarters of the time")
    void much() {
        int requests = 1_000;
        long begun = now.get();
        for (int request = 0; request < requests; request++) {
            pass(rest("ann"));
            work("ann", 50);
        }
        long took = Duration.ofNanos(now.get() - begun).toMillis();
        assertThat(4.0 * 50 * requests / took).isBetween(1.0, 1.02);
    }

    @Test
    @DisplayName("nobody rests for another")
    void others() {
        work("ann", 10_000);
        assertThat(rest("ann")).isEqualTo(29_400);
        assertThat(rest("bea")).isZero();
        pass(29_400);
        assertThat(rest("ann")).isZero();
    }

    private long rest(String visitor) {
        return Duration.ofNanos(lanes.rest(visitor)).toMillis();
    }

    private void work(String visitor, int millis) {
        lanes.alone(
                visitor,
                () -> {
                    pass(millis);
                    return true;
                });
    }

    private void pass(long millis) {
        now.addAndGet(Duration.ofMillis(millis).toNanos());
    }
}
