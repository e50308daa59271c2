package strategos.learn.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.arena.sample.SampleSetting;
import strategos.arena.sample.SelfPlayer;
import strategos.arena.tournament.Sprt.Verdict;
import strategos.conquest.Conquest;
import strategos.game.Seed;

@DisplayName("The gate")
class GateTest {

    private static final Conquest DUEL = SampleSetting.parse("meres/modern/2/plain").game();
    private static final Conquest THREE = SampleSetting.parse("meres/modern/3/preset").game();
    private static final SelfPlayer HUNTER = new SelfPlayer.BuiltIn("hunter");
    private static final SelfPlayer RANDOM = new SelfPlayer.BuiltIn("random");

    @TempDir Path folder;

    private Gate gate(int most, long seed, List<Conquest> tables) throws IOException {
        Path own = Files.createDirectories(folder.resolve("gate " + seed));
        return new Gate(DUEL, tables, List.of(), most, new GateMatches(own, 1), new Seed(seed));
    }

    @Test
    @DisplayName("rejects copies of the best before, but for the few that a test of 5 % lets pass")
    void rejectsCopies() throws IOException {
        assertThat(gate(200, 5, List.of()).test(HUNTER, HUNTER).isPassed()).isFalse();
        // Two copies of a bot that draws random numbers play differently with the same dice.
        int passed = 0;
        for (long seed = 100; seed < 130; seed++)
            if (gate(12, seed, List.of()).test(RANDOM, RANDOM).isPassed()) passed++;
        assertThat(passed).as("of 30 copies").isLessThanOrEqualTo(3);
    }

    @Test
    @DisplayName("accepts a bot that is better, and says how it did everywhere")
    void acceptsBetter() throws IOException {
        var result = gate(200, 6, List.of(THREE)).test(HUNTER, RANDOM);
        assertThat(result.verdict()).isEqualTo(Verdict.YES);
        assertThat(result.isPassed()).isTrue();
        assertThat(result.tables())
                .singleElement()
                .matches(table -> table.share().low() > 1.0 / 3)
                .matches(table -> table.matches() == 15 && table.bySeat().size() == 3);
        assertThat(result.pool()).extracting(Series::opponent).contains("breaker", "keeper");
        assertThat(result.pool()).allMatch(series -> series.matches() == 12);
    }

    @Test
    @DisplayName("tests at a larger table where no duels are learned, without the pool")
    void largerTable() throws IOException {
        Path own = Files.createDirectories(folder.resolve("three"));
        var gate = new Gate(THREE, List.of(), List.of(), 90, new GateMatches(own, 1), new Seed(7));
        var result = gate.test(HUNTER, RANDOM);
        assertThat(result.isPassed()).isTrue();
        assertThat(result.duels().seats()).isEqualTo(3);
        assertThat(result.duels().share().low()).isGreaterThan(1.0 / 3);
        assertThat(result.pool()).isEmpty();
    }

    @Test
    @DisplayName("rejects a bot that does worse than the best before against the pool")
    void pool() {
        var good = series("hunter", 40, 30);
        var bad = series("hunter", 40, 20);
        assertThat(Gate.isNoWorse(List.of(bad), List.of(good))).isFalse();
        assertThat(Gate.isNoWorse(List.of(good), List.of(bad))).isTrue();
        assertThat(Gate.isNoWorse(List.of(good), List.of(good))).isTrue();
        assertThat(Gate.isNoWorse(List.of(), List.of())).isTrue();
    }

    private static Series series(String opponent, int matches, int won) {
        var results = new StringBuilder();
        IntStream.range(0, matches)
                .forEach(
                        i ->
                                results.append(
                                        i * won / matches < (i + 1) * won / matches ? '1' : '0'));
        return new Series(
                "a", opponent, "meres", 2, List.of(won / 2.0, won / 2.0), 20, results.toString());
    }

    @Test
    @DisplayName("goes on where it was killed, with the same result")
    void resumes() throws IOException {
        var whole = gate(60, 7, List.of()).test(HUNTER, HUNTER);
        Path results = folder.resolve("gate 7/duels.results");
        var lines = Files.readAllLines(results);
        Files.writeString(results, String.join("\n", lines.subList(0, lines.size() / 2)) + "\n1 2");
        assertThat(gate(60, 7, List.of()).test(HUNTER, HUNTER)).isEqualTo(whole);
        assertThat(Files.readAllLines(results).size()).isGreaterThan(1);
    }
}
