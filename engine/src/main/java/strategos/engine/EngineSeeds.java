package strategos.engine;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import strategos.game.Seed;

/**
 * The seeds of matches and batches: those that a program names, and others that every language can
 * read, since JavaScript has whole numbers of 53 bits.
 */
record EngineSeeds(RandomGenerator random) {

    private static final int BITS = 53;

    Seed of(@Nullable Long named) {
        return named == null ? shown(random.nextLong()) : new Seed(named);
    }

    /** A seed that is made of this number, and can be shown to programs. */
    static Seed shown(long value) {
        return new Seed(value >>> Long.SIZE - BITS);
    }
}
