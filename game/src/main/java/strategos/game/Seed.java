package strategos.game;

import java.util.random.RandomGenerator;

/**
 * A node in a named tree of seeds.
 *
 * <p>Every use of randomness has its own name ({@code match.child("chance")}, {@code
 * match.child("seat 2")}), so the amount of numbers one takes never affects the others.
 */
public record Seed(long value) {

    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    public Seed child(String name) {
        long hash = FNV_OFFSET;
        for (int i = 0; i < name.length(); i++) hash = (hash ^ name.charAt(i)) * FNV_PRIME;
        return new Seed(SplitMix.mix(SplitMix.mix(value) + hash));
    }

    public Seed child(int index) {
        return child(Integer.toString(index));
    }

    public RandomGenerator random() {
        return new SplitMix(SplitMix.mix(value));
    }
}
