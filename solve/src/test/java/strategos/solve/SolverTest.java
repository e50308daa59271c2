package strategos.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.game.Seed;
import strategos.morris.MorrisBoards;
import strategos.morris.MorrisPresets;
import strategos.morris.Rules;
import strategos.morris.Rules.Aim;
import strategos.morris.Rules.First;
import strategos.morris.Rules.Flying;
import strategos.morris.Rules.Taking;
import strategos.solve.MovingKey.Flights;

class SolverTest {

    @TempDir private Path data;

    private TableFolder solve(Rules rules, MenPair last) throws InterruptedException {
        return solve(rules, last, 2);
    }

    private TableFolder solve(Rules rules, MenPair last, int threads) throws InterruptedException {
        var tables = new TableFolder(data, rules);
        try (var solver = new Solver(tables, threads, _ -> {})) {
            for (MenPair pair : MenPair.upTo(last)) solver.solve(pair);
        }
        return tables;
    }

    private static Map<String, TableSummary> summaries(TableFolder tables, MenPair last) {
        Map<String, TableSummary> summaries = new TreeMap<>();
        for (MenPair pair : MenPair.upTo(last))
            for (MovingKey key : pair.tables(tables.rules()))
                summaries.put(key.toString(), TableSummary.of(tables, key));
        return summaries;
    }

    @Test
    @DisplayName("Standard rules: the published numbers of wins, draws and losses for 3-3 and 4-4")
    void published() throws Exception {
        TableFolder tables = solve(MorrisPresets.MORRIS, new MenPair(4, 4));
        assertThat(counts(tables, key("3-3"))).containsExactly(140_621L, 269L, 28_736L);
        assertThat(counts(tables, key("4-4"))).containsExactly(159L, 3_225_409L, 29L);
    }

    private static List<Long> counts(TableFolder tables, MovingKey key) {
        var summary = TableSummary.of(tables, key);
        return List.of(summary.wins(), summary.draws(), summary.losses());
    }

    @DisplayName("A small game has the outcomes that brute force without symmetries finds")
    @ParameterizedTest
    @CsvSource({
        "NEVER, NOT_FROM_MILLS",
        "AT_THREE, NOT_FROM_MILLS",
        "AT_THREE, ANY",
        "AFTER_MILL, ANY",
    })
    void bruteForce(Flying flying, Taking taking) throws Exception {
        var rules =
                new Rules(
                        "small",
                        MorrisBoards.THREE,
                        4,
                        First.DRAWN,
                        flying,
                        taking,
                        Aim.TAKE,
                        3,
                        0);
        var last = new MenPair(4, 4);
        TableFolder tables = solve(rules, last);
        var expected = new BruteForce(rules, 4);
        assertThat(expected.size()).isGreaterThan(1000);
        for (MenPair pair : MenPair.upTo(last))
            for (MovingKey key : pair.tables(rules)) agrees(tables, key, expected);
    }

    /** All positions, those that are equal by symmetry too. */
    private static void agrees(TableFolder tables, MovingKey key, BruteForce expected) {
        OutcomeTable table = tables.table(key);
        int rights = (key.flights().ofMover() ? 1 : 0) | (key.flights().ofOther() ? 2 : 0);
        int all = tables.rules().board().all();
        for (int mine = 0; mine <= all; mine++) {
            if (Integer.bitCount(mine) != key.men()) continue;
            for (int theirs = 0; theirs <= all; theirs++) {
                if (Integer.bitCount(theirs) != key.others() || (mine & theirs) != 0) continue;
                int outcome = table.of(mine, theirs);
                if (outcome == Outcome.NONE && key.flights() != Flights.NEITHER) continue;
                assertThat(outcome)
                        .as("%s, %x against %x", key, mine, theirs)
                        .isEqualTo(expected.of(mine, theirs, rights));
            }
        }
    }

    @DisplayName("The rules of the game derive every outcome from those after its moves")
    @ParameterizedTest
    @CsvSource({"morris, 4-3", "morris-fly, 3-3", "six-mens-morris, 5-4"})
    void check(String name, String last) throws Exception {
        Rules rules = MorrisPresets.named(name).orElseThrow();
        MenPair pair = MenPair.of(last);
        TableFolder tables = solve(rules, pair);
        for (MenPair each : MenPair.upTo(pair))
            for (MovingKey key : each.tables(rules)) {
                var result = new TableCheck(tables).check(key, 10_000, new Seed(1).random());
                assertThat(result.fault()).as("%s, seed 1", key).isEmpty();
                assertThat(result.checked()).as(key.toString()).isPositive();
            }
    }

    @Test
    @DisplayName("An outcome that is wrong is found, and named with its position")
    void wrong() throws Exception {
        TableFolder tables = solve(MorrisPresets.SIX_MENS, new MenPair(3, 3));
        MovingKey key = MovingKey.withoutFlights(3, 3);
        byte[] outcomes = new byte[tables.index(3, 3).size()];
        OutcomeTable table = tables.table(key);
        for (int i = 0; i < outcomes.length; i++) outcomes[i] = (byte) table.at(i);
        int position = 1_000;
        while (outcomes[position] != Outcome.DRAW) position++;
        outcomes[position] = (byte) Outcome.win(7);
        tables.write(key, outcomes);
        var result =
                new TableCheck(new TableFolder(data, MorrisPresets.SIX_MENS))
                        .check(key, Integer.MAX_VALUE, new Seed(1).random());
        assertThat(result.fault().orElseThrow())
                .contains("3-3.table", "it says win, next capture in 7, the moves say");
    }

    @Test
    @DisplayName("An interrupted run continues with the tables that are there, to the same result")
    void resumed() throws Exception {
        var last = new MenPair(4, 4);
        var whole = summaries(solve(MorrisPresets.SIX_MENS, last, 1), last);
        Path lost = new TableFolder(data, MorrisPresets.SIX_MENS).file(key("4-3"));
        Files.delete(lost);
        Files.writeString(lost.resolveSibling("4-3.table.unfinished"), "half of it");
        assertThat(summaries(solve(MorrisPresets.SIX_MENS, last, 2), last)).isEqualTo(whole);
    }

    private static MovingKey key(String counts) {
        return MovingKey.withoutFlights(counts.charAt(0) - '0', counts.charAt(2) - '0');
    }

    @DisplayName("A damaged, cut or foreign table is detected and named")
    @ParameterizedTest
    @CsvSource({
        "flipped, 'is damaged in positions 0 to '",
        "header, 'has a damaged header'",
        "cut, 'it was cut off'",
        "foreign, is the table 'six-never-not-from-mills 3-4'",
        "other, 'is not a table of Morris'",
    })
    void damaged(String damage, String message) throws Exception {
        TableFolder tables = solve(MorrisPresets.SIX_MENS, new MenPair(4, 3));
        Path file = tables.file(key("4-3"));
        byte[] bytes = Files.readAllBytes(file);
        switch (damage) {
            case "flipped" -> bytes[bytes.length - 100] ^= 1;
            case "header" -> bytes[70] ^= 1;
            case "cut" -> bytes = Arrays.copyOf(bytes, bytes.length / 2);
            case "foreign" -> bytes = Files.readAllBytes(tables.file(key("3-4")));
            default -> bytes = new byte[200];
        }
        rewrite(file, bytes);
        var again = new TableFolder(data, MorrisPresets.SIX_MENS);
        assertThatThrownBy(() -> again.table(key("4-3")))
                .isInstanceOf(UnreadableTableException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining(message);
    }

    private static void rewrite(Path file, byte[] bytes) throws IOException {
        Files.delete(file);
        Files.write(file, bytes);
    }

    @DisplayName("Every position up to symmetry has a number, as many as Burnside's lemma counts")
    @ParameterizedTest
    @CsvSource({"3, 3", "4, 3", "3, 5", "5, 3"})
    void count(int men, int others) {
        var index = new TableFolder(data, MorrisPresets.MORRIS).index(men, others);
        long used = IntStream.range(0, index.size()).filter(index::isUsed).count();
        assertThat(used).isEqualTo(Orbits.count(MorrisPresets.MORRIS.board(), men, others));
    }
}
