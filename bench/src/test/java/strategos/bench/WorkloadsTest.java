package strategos.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WorkloadsTest {

    @Tag("slow")
    @DisplayName("A workload does the same again with the same seed")
    @ParameterizedTest
    @MethodSource("names")
    void repeatable(String name) {
        var workload = Workloads.named(name);
        var first = workload.play(1, 5);
        assertThat(first.matches()).isOne();
        assertThat(first.decisions()).isPositive();
        assertThat(workload.play(1, 5)).isEqualTo(first);
    }

    static Stream<String> names() {
        return Stream.of(
                        Stream.of(Workloads.RANDOM, Workloads.RUSH, Workloads.CLASSIC),
                        Stream.of(Workloads.MORRIS, Workloads.MORRIS_PERFT),
                        Workloads.COPIES.stream(),
                        Workloads.ARENA.stream(),
                        Workloads.ENGINE_PAIRS.stream(),
                        Workloads.ENGINE_STEPS.stream())
                .flatMap(names -> names);
    }

    @Test
    @DisplayName("Experts look at the same number of nodes again with the same seed")
    void nodes() {
        var workload = Workloads.named(Workloads.EXPERTS.getFirst());
        var first = workload.play(1, 5);
        assertThat(first.decisions()).isGreaterThan(10 * first.turns());
        assertThat(workload.play(1, 5)).isEqualTo(first);
    }

    @Test
    @DisplayName("Random playouts make as many decisions as the program they are compared with")
    void decisions() {
        var tally = Workloads.named(Workloads.RANDOM).play(200, 1);
        assertThat((double) tally.decisions() / tally.matches())
                .isCloseTo(14_617, withinPercentage(5));
    }

    @Test
    @DisplayName("Random playouts allocate nothing")
    void allocatesNothing() {
        var workload = Workloads.named(Workloads.RANDOM);
        workload.play(2, 1);
        var trial = TimedRun.run(workload, 2, 2);
        assertThat((double) trial.bytes() / trial.tally().decisions()).isLessThan(0.1);
    }

    @Test
    @DisplayName("A copy of a state on the printed board takes at most 400 bytes")
    void copiesAreSmall() {
        var trial = TimedRun.run(Workloads.named(Workloads.COPIES.getFirst()), 10, 1);
        assertThat((double) trial.bytes() / trial.tally().decisions()).isBetween(100.0, 400.0);
    }
}
