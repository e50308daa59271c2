package strategos.game;

import java.util.random.RandomGenerator;

/**
 * A small, fast random number generator (SplitMix64), with the same numbers on every machine for
 * the same seed.
 *
 * <p>Each number is computed when the previous one is taken, so that callers do not wait for the
 * multiplications.
 */
public final class SplitMix implements RandomGenerator {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;
    private long next;

    public SplitMix(long seed) {
        state = seed + GOLDEN_GAMMA;
        next = mix(state);
    }

    @Override
    public long nextLong() {
        long number = next;
        state += GOLDEN_GAMMA;
        next = mix(state);
        return number;
    }

    /**
     * One multiplication instead of a division; off from uniform by less than one part in 2^32 even
     * for the largest bound.
     */
    @Override
    public int nextInt(int bound) {
        if (bound <= 0)
            throw new IllegalArgumentException("the bound is " + bound + ", but must be positive");
        return (int) Math.unsignedMultiplyHigh(nextLong(), bound);
    }

    /** Spreads the bits of a number over all of them; different numbers stay different. */
    public static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
