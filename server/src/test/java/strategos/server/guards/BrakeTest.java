package strategos.server.guards;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class BrakeTest {

    private final Brake brake =
            new Brake(
                    new RateLimit("refusals", 2, Duration.ofHours(1)), Duration.ofDays(1), () -> 0);

    @Test
    @DisplayName("An address that was refused often waits, and others do not")
    void waits() throws InterruptedException {
        brake.refused("often");
        brake.refused("often");
        var third = Thread.startVirtualThread(() -> brake.refused("often"));
        while (third.getState() != Thread.State.TIMED_WAITING) Thread.onSpinWait();
        brake.refused("once");
        third.interrupt();
        third.join();
        assertThat(third.isAlive()).as("waits after a stop").isFalse();
    }
}
