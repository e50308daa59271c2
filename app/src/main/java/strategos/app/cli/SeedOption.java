package strategos.app.cli;

import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import strategos.game.Seed;

/**
 * The option {@code --seed}: the same seed gives the same answer. By default a new seed is drawn,
 * short enough to type.
 */
public final class SeedOption {

    private static final int FRESH_SEEDS = 1_000_000;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of all random outcomes (default: a new one each time).")
    private @Nullable Long given;

    private final int fresh = ThreadLocalRandom.current().nextInt(FRESH_SEEDS);

    public Seed seed() {
        return new Seed(given == null ? fresh : given);
    }
}
