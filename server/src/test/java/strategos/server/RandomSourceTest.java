package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.game.Seed;
import strategos.server.families.RandomSource;
import strategos.store.Store;
import strategos.store.StoredStep;

class RandomSourceTest {

    private static final int STEPS = 150;

    @TempDir Path data;

    @Test
    @DisplayName("The luck of a seed is the same at every server, dice, deal and bots alike")
    void sameSeed() throws Exception {
        assertThat(played("one", RandomSource.of(new Seed(5))))
                .isEqualTo(played("two", RandomSource.of(new Seed(5))));
    }

    @Test
    @DisplayName("Another seed is other luck, and without a seed no two matches are alike")
    void otherSeed() throws Exception {
        var five = played("five", RandomSource.of(new Seed(5)));
        assertThat(played("six", RandomSource.of(new Seed(6)))).isNotEqualTo(five);
        assertThat(played("unknown", RandomSource.unknown()))
                .isNotEqualTo(played("again", RandomSource.unknown()));
    }

    /** The steps of a match in which somebody makes the same choices each time. */
    private List<String> played(String folder, RandomSource random) throws Exception {
        String match;
        try (var server = TestServer.start(data.resolve(folder), random)) {
            var browser = new Browser(server.port());
            match = browser.make("you", "balanced", "random");
            new Session(browser, match, new Seed(1)).playUntil(STEPS);
        }
        try (var store = Store.open(data.resolve(folder), Clock.systemUTC())) {
            return store.steps().of(match).stream().map(StoredStep::line).limit(STEPS).toList();
        }
    }
}
