package strategos.server.gallery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.server.board.TooLongException;

class MeterPaceTest {

    private static final Duration LONG = Duration.ofHours(1);

    /** Works for ever, step by step, until the pace ends it. */
    private static void work(MeterPace pace) {
        while (true) pace.run();
    }

    @Test
    @DisplayName("Work rests for as long as the bots of a live match think")
    void rests() {
        var asked = new AtomicInteger();
        var pace = new MeterPace(() -> asked.incrementAndGet() % 5 != 0, LONG);
        while (asked.get() == 0) pace.run();
        assertThat(asked).hasValue(5);
    }

    @Test
    @DisplayName("Work ends when it has taken too much processor time")
    void ends() {
        assertThatThrownBy(() -> work(new MeterPace(() -> false, Duration.ofMillis(20))))
                .isInstanceOf(TooLongException.class);
    }

    @Test
    @DisplayName("Work ends when its thread is interrupted")
    void interrupted() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> work(new MeterPace(() -> false, LONG)))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }
}
