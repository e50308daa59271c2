package strategos.bots.conquest.planner;

import java.util.random.RandomGenerator;
import strategos.game.Seed;

/**
 * Random numbers for the rollouts of one decision, spread evenly over the rollouts: of the first 8,
 * each has its n-th draw in another eighth of the range, and so for every power of two. The draws
 * of one rollout are independent of each other.
 *
 * <p>These are van der Corput sequences, one for each draw, shuffled and then scrambled as Owen
 * does it, by the hash of Laine and Karras.
 */
final class QuasiRandom implements RandomGenerator {

    private final Seed seed;
    private RandomGenerator keys;
    private int rollout;

    QuasiRandom(Seed seed) {
        this.seed = seed;
        keys = seed.random();
    }

    /** Begins with the numbers of a rollout, which are always the same. */
    QuasiRandom of(int rollout) {
        this.rollout = rollout;
        return again();
    }

    /** Begins again with the numbers of the same rollout. */
    QuasiRandom again() {
        keys = seed.random();
        return this;
    }

    @Override
    public long nextLong() {
        long random = keys.nextLong();
        int shuffled = Integer.reverse(hash(Integer.reverse(rollout), (int) random));
        int number = Integer.reverse(hash(shuffled, (int) (random >>> Integer.SIZE)));
        return (long) number << Integer.SIZE | random & 0xFFFF_FFFFL;
    }

    /** Changes every bit by what the lower ones are. */
    private static int hash(int bits, int key) {
        bits += key;
        bits ^= bits * 0x6c50b47c;
        bits ^= bits * 0xb82f1e52;
        bits ^= bits * 0xc7afe638;
        bits ^= bits * 0x8d22f6e6;
        return bits;
    }
}
