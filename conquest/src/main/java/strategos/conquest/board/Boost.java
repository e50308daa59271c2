package strategos.conquest.board;

/** An advantage that a territory gives its owner. */
public sealed interface Boost {

    /** Armies at the start of each turn of its owner. */
    record Supply(int armies) implements Boost {
        public Supply {
            requirePositive("supply", armies);
        }
    }

    /**
     * Strength in battle for its owner, on the territory itself and within a number of borders.
     *
     * @param radius 0 for the territory alone
     */
    record Power(int strength, int radius) implements Boost {
        public Power {
            requirePositive("power", strength);
            if (radius < 0 || radius > LIMIT)
                throw new IllegalArgumentException(
                        "the radius of a boost is 0 to %d, not %d".formatted(LIMIT, radius));
        }
    }

    /** No number of a boost is greater. */
    int LIMIT = 1_000;

    private static void requirePositive(String what, int number) {
        if (number < 1 || number > LIMIT)
            throw new IllegalArgumentException(
                    "a boost has a %s of 1 to %d, not %d".formatted(what, LIMIT, number));
    }
}
