package strategos.testkit;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import strategos.game.Seed;

/**
 * The random matches that a contract test runs on, and how to repeat one of them.
 *
 * <p>{@link Scale} says how many; {@code -Dstrategos.contract.seed=N} tries only the one with that
 * seed.
 */
final class Trials {

    private static final String SEED = "strategos.contract.seed";

    /** Matches that have not ended after this number of steps are skipped. */
    static final int MOST_STEPS = 1_000;

    private Trials() {}

    static List<Seed> of(GameUnderTest<?, ?, ?> under, int matches) {
        @Nullable Long only = Long.getLong(SEED);
        if (only != null) return List.of(new Seed(only));
        var root = new Seed(1).child(under.name());
        return LongStream.range(0, Scale.of(matches))
                .mapToObj(match -> root.child(Long.toString(match)))
                .toList();
    }

    /** The failure, with what it takes to see it again. */
    static AssertionError failure(
            Class<?> contract, GameUnderTest<?, ?, ?> under, Seed seed, Throwable broken) {
        return new AssertionError(
                """
                %s, seed %d: %s
                play it again: mvn test -pl %s -am -Dtest=%s \
                -Dsurefire.failIfNoSpecifiedTests=false -D%s=%d"""
                        .formatted(
                                under.name(),
                                seed.value(),
                                broken,
                                Path.of("").toAbsolutePath().getFileName(),
                                contract.getSimpleName(),
                                SEED,
                                seed.value()),
                broken);
    }
}
