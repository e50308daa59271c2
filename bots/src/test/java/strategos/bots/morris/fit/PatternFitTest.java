package strategos.bots.morris.fit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bots.morris.fit.PatternFit.Quality;
import strategos.game.Seed;
import strategos.morris.MorrisBoards;
import strategos.morris.Rules;
import strategos.morris.Rules.Aim;
import strategos.morris.Rules.First;
import strategos.morris.Rules.Flying;
import strategos.morris.Rules.Taking;
import strategos.solve.MenPair;
import strategos.solve.PlacingKey;
import strategos.solve.Solver;
import strategos.solve.TableFolder;

class PatternFitTest {

    /** So few men that all tables are made in a second. */
    private static final Rules RULES =
            new Rules(
                    "four-men",
                    MorrisBoards.NINE,
                    4,
                    First.FIRST_SEAT,
                    Flying.AFTER_MILL,
                    Taking.ANY,
                    Aim.TAKE,
                    0,
                    0);

    private static final int MATCHES = 150;
    private static final int EPOCHS = 2;
    private static final int ENOUGH = 1_000;

    @TempDir private static Path data;

    private static TableFolder tables = new TableFolder(Path.of(""), RULES);

    @BeforeAll
    static void solve() throws InterruptedException {
        tables = new TableFolder(data, RULES);
        try (var solver = new Solver(tables, 2, _ -> {})) {
            for (MenPair pair : MenPair.all(RULES)) solver.solve(pair);
            for (PlacingKey key : PlacingKey.all(RULES)) solver.solve(key);
        }
    }

    private static byte[] fit(int threads, List<Quality> buckets) throws Exception {
        var fit = new PatternFit(tables, MATCHES, EPOCHS, threads);
        var out = new ByteArrayOutputStream();
        fit.fit(new Seed(1), buckets::add).write(out);
        return out.toByteArray();
    }

    @Test
    @DisplayName("Fitted weights predict the values of other positions; threads change nothing")
    void learns() throws Exception {
        List<Quality> buckets = new ArrayList<>();
        byte[] weights = fit(2, buckets);
        var known = buckets.stream().filter(bucket -> bucket.positions() > ENOUGH).toList();
        assertThat(known).hasSizeGreaterThan(5);
        assertThat(known).allSatisfy(bucket -> assertThat(bucket.loss()).isLessThan(bucket.even()));
        assertThat(fit(1, new ArrayList<>())).isEqualTo(weights);
    }
}
