package strategos.app.cli;

import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import strategos.game.Seed;

/**
 * Where the luck of a command comes from: the same seed gives the same answer. Without one a fresh
 * seed is drawn, short enough to be typed again.
 */
public final class SeedOption {

    private static final int FRESH_SEEDS = 1_000_000;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Play with the luck of this number (default: a new one each time).")
    private @Nullable Long given;

    private final int fresh = ThreadLocalRandom.current().nextInt(FRESH_SEEDS);

    public Seed seed() {
        return new Seed(given == null ? fresh : given);
    }
}
