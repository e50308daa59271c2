package strategos.game;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A random event with a number of possible outcomes, equally likely or not, given by {@link
 * #outcomes} says.
 */
public sealed interface Chance {

    int FACES = 6;

    /** The most dice that can be thrown together: their outcomes are still a number. */
    int MOST_DICE = 11;

    /** How many outcomes there are; an outcome is a number from 0 to one less. */
    int outcomes();

    /** Whether nature can bring this outcome. */
    default boolean allows(int outcome) {
        return outcome >= 0 && outcome < outcomes();
    }

    /** Draws an outcome with the right probabilities. */
    int draw(RandomGenerator random);

    /**
     * The dice of two sides, rolled together. An outcome is the faces less one as digits in base 6,
     * the attacker's first.
     */
    record Dice(int attack, int defend) implements Chance {

        public Dice {
            if (attack < 1 || defend < 1 || attack + defend > MOST_DICE) {
                throw new IllegalArgumentException(
                        attack + " dice against " + defend + " cannot be rolled");
            }
        }

        @Override
        public int outcomes() {
            int outcomes = 1;
            for (int die = 0; die < attack + defend; die++) outcomes *= FACES;
            return outcomes;
        }

        @Override
        public int draw(RandomGenerator random) {
            return random.nextInt(outcomes());
        }
    }

    /** One of n things, all equally likely: a card of the deck, a territory to be dealt. */
    record Uniform(int n) implements Chance {

        public Uniform {
            if (n < 1)
                throw new IllegalArgumentException("nothing can be drawn from " + n + " things");
        }

        @Override
        public int outcomes() {
            return n;
        }

        @Override
        public int draw(RandomGenerator random) {
            return random.nextInt(n);
        }
    }

    /** The number of successes in n independent trials with the same probability. */
    record Binomial(int n, int percent) implements Chance {

        private static final int HUNDRED = 100;

        public Binomial {
            if (n < 1)
                throw new IllegalArgumentException("there are no outcomes of " + n + " tries");
            if (percent < 0 || percent > HUNDRED) {
                throw new IllegalArgumentException(
                        "a try succeeds with 0 to 100 percent, not " + percent);
            }
        }

        @Override
        public int outcomes() {
            return n + 1;
        }

        @Override
        public boolean allows(int outcome) {
            return outcome >= (percent == HUNDRED ? n : 0) && outcome <= (percent == 0 ? 0 : n);
        }

        @Override
        public int draw(RandomGenerator random) {
            return draw(n, percent, random);
        }

        /** Draws without a chance being made of it, for simulations. */
        public static int draw(int n, int percent, RandomGenerator random) {
            int successes = 0;
            for (int t = 0; t < n; t++) if (random.nextInt(HUNDRED) < percent) successes++;
            return successes;
        }
    }

    /** One of several things, with probabilities proportional to their weights. */
    record Weighted(List<Integer> weights) implements Chance {

        public Weighted {
            weights = List.copyOf(weights);
            if (weights.stream().anyMatch(weight -> weight < 0)) {
                throw new IllegalArgumentException("a weight is negative: " + weights);
            }
            if (weights.stream().allMatch(weight -> weight == 0)) {
                throw new IllegalArgumentException("nothing can be drawn where every weight is 0");
            }
        }

        @Override
        public int outcomes() {
            return weights.size();
        }

        @Override
        public boolean allows(int outcome) {
            return outcome >= 0 && outcome < weights.size() && weights.get(outcome) > 0;
        }

        @Override
        public int draw(RandomGenerator random) {
            int left = random.nextInt(weights.stream().mapToInt(Integer::intValue).sum());
            int outcome = 0;
            while (left >= weights.get(outcome)) left -= weights.get(outcome++);
            return outcome;
        }
    }
}
