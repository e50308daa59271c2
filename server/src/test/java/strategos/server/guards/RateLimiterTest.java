package strategos.server.guards;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RateLimiterTest {

    private final AtomicLong now = new AtomicLong(1_000_000_000_000L);
    private final RateLimiter gate =
            new RateLimiter(new RateLimit("things", 3, Duration.ofSeconds(10)), now::get);

    private void pass(Duration time) {
        now.addAndGet(time.toNanos());
    }

    @Test
    @DisplayName("So many pass at once, then one every so often")
    void burstThenRate() {
        for (int i = 0; i < 3; i++) assertThat(gate.secondsToWait("anna")).isZero();
        assertThat(gate.secondsToWait("anna")).isEqualTo(10);
        pass(Duration.ofSeconds(4));
        assertThat(gate.secondsToWait("anna")).isEqualTo(6);
        pass(Duration.ofSeconds(6));
        assertThat(gate.secondsToWait("anna")).isZero();
        assertThat(gate.secondsToWait("anna")).isEqualTo(10);
    }

    @Test
    @DisplayName("After the announced wait a request passes")
    void promiseKept() {
        for (int i = 0; i < 3; i++) gate.secondsToWait("anna");
        pass(Duration.ofMillis(1));
        int seconds = gate.secondsToWait("anna");
        pass(Duration.ofSeconds(seconds));
        assertThat(gate.secondsToWait("anna")).isZero();
    }

    @Test
    @DisplayName("Nobody saves up more than the burst, and nobody is counted for another")
    void noSaving() {
        pass(Duration.ofDays(1));
        for (int i = 0; i < 3; i++) assertThat(gate.secondsToWait("anna")).isZero();
        assertThat(gate.secondsToWait("anna")).isPositive();
        assertThat(gate.secondsToWait("bert")).isZero();
    }
}
