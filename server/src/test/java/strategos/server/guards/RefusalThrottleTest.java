package strategos.server.guards;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RefusalThrottleTest {

    private final RefusalThrottle throttle =
            new RefusalThrottle(
                    new RateLimit("refusals", 2, Duration.ofHours(1)), Duration.ofDays(1), () -> 0);

    @Test
    @DisplayName("An address that was refused often waits, and others do not")
    void waits() throws InterruptedException {
        throttle.refused("often");
        throttle.refused("often");
        var third = Thread.startVirtualThread(() -> throttle.refused("often"));
        while (third.getState() != Thread.State.TIMED_WAITING) Thread.onSpinWait();
        throttle.refused("once");
        third.interrupt();
        third.join();
        assertThat(third.isAlive()).as("waits after a stop").isFalse();
    }
}
