package strategos.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.bench.Results.Copy;
import strategos.bench.Results.Gain;
import strategos.bench.Results.NodeCount;
import strategos.bench.Results.RoundTrip;
import strategos.bench.Results.Scaling;
import strategos.bench.Results.Speed;

class BenchTest {

    private static final String LINE =
            "java aggr 63546 games/s  29.74 M decisions/s  33.63 ns/decision  dec/game 468.0"
                    + " turns/game 23.2 rolls/game 190.1 conq/game 99.7";

    @Test
    @DisplayName("A line of the yardstick is read; what it does not say is 0")
    void reading() {
        assertThat(Measurement.of(LINE)).isEqualTo(new Measurement(33.63, 468.0, 23.2, 190.1, 0));
        assertThat(Measurement.of("perft 50.0 Mnodes/s"))
                .isEqualTo(new Measurement(20, 0, 0, 0, 0));
    }

    @Test
    @DisplayName("The median is the reading in the middle by time")
    void median() {
        var readings = List.of(timed(3), timed(1), timed(2));
        assertThat(Measurement.median(readings)).isEqualTo(timed(2));
    }

    private static Measurement timed(double nanos) {
        return new Measurement(nanos, 1, 1, 1, 1);
    }

    @Test
    @DisplayName("A workload runs in a process of its own and tells how fast it was")
    void program() {
        var run = Program.ours("rush", 20, 3).run();
        assertThat(run.pace()).isPositive();
        assertThat(run.reading().nanosPerDecision()).isPositive();
        assertThat(run.reading().decisionsPerGame()).isBetween(300.0, 600.0);
    }

    @Test
    @DisplayName("A decision of a program and its echo are timed")
    void roundTrips() {
        var trip = new RoundTrips(1).measure();
        assertThat(trip.micros()).isPositive();
        assertThat(trip.echoMicros()).isPositive();
        assertThat(trip.bytes()).isGreaterThan(1_000);
        assertThat(trip.ratio()).isPositive();
    }

    @Test
    @DisplayName("Results stand in tables, with the ratio to the yardstick where there is one")
    void text() {
        var results =
                new Results(
                        "25",
                        List.of(0.5, 1.5),
                        List.of(
                                new Speed("random", timed(40), timed(20), 0.5),
                                new Speed("classic", timed(60), null, null)),
                        List.of(new NodeCount("expert-6", 20_000, 2_000)),
                        List.of(new Copy("copy-3", 20, 344)),
                        new Scaling(new Gain(1.9, 1.8, 1.056), new Gain(2, null, null)),
                        new RoundTrip(60, 30, 5_000, 2));
        assertThat(ResultsText.of(results))
                .contains("load average 0.5 before and 1.5 after")
                .containsPattern("random +40\\.00 +25\\.00 .* 0\\.500\n +yardstick +20\\.00")
                .containsPattern("classic +60\\.00 .*1\\.00\n")
                .containsPattern("expert-6 +20000 +500000 +40\\.00\n")
                .containsPattern("copy-3 +20\\.0 +344\n")
                .containsPattern("5000 bytes +60\\.0 +30\\.0 +2\\.000\n")
                .containsPattern("wall time +1\\.90 +1\\.800 +1\\.056\n");
    }
}
