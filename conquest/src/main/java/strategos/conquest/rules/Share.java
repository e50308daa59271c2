package strategos.conquest.rules;

/**
 * How much of the board the seats start with.
 *
 * @param territories the number of territories per seat after the opening; 0 to share all of them
 *     evenly
 * @param neutralArmies the number of armies on each neutral territory
 */
public record Share(int territories, int neutralArmies) {

    /** The whole board. */
    public static final Share ALL = new Share(0, 2);

    public Share {
        if (territories < 0)
            throw new IllegalArgumentException(
                    "each seat starts with at least 1 territory, not " + territories);
        if (neutralArmies < 1 || neutralArmies > Setup.MOST_ARMIES)
            throw new IllegalArgumentException(
                    "a neutral territory starts with 1 to %,d armies, not %,d"
                            .formatted(Setup.MOST_ARMIES, neutralArmies));
    }

    /** Whether territories can be left to the neutral army. */
    public boolean isLimited() {
        return territories > 0;
    }

    /** How many territories of a board these owners take. */
    public int taken(int owners, int boardSize) {
        return isLimited() ? owners * territories : boardSize;
    }
}
