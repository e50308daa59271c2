package strategos.conquest.battle;

/**
 * The most dice that each side rolls; the number of armies may limit them further.
 *
 * @param edge what is added to the attacker's highest die, or, below 0, to the defender's
 */
public record DiceLimits(int attack, int defend, int edge) {

    /** Three against two, as the printed game has it. */
    public static final DiceLimits PRINTED = new DiceLimits(3, 2);

    /** Dice that count as they fall. */
    public DiceLimits(int attack, int defend) {
        this(attack, defend, 0);
    }

    public DiceLimits {
        requireRollable("attacker", attack);
        requireRollable("defender", defend);
        RoundOdds.requireEdge(edge);
    }

    /** The most dice with which that many armies attack: one army stays behind. */
    public int attackDice(int armies) {
        return Math.min(attack, armies - 1);
    }

    /** The most dice with which that many armies defend. */
    public int defendDice(int armies) {
        return Math.min(defend, armies);
    }

    private static void requireRollable(String side, int dice) {
        if (dice < 1 || dice > Dice.MOST) {
            throw new IllegalArgumentException(
                    "the " + side + " rolls at most 1 to " + Dice.MOST + " dice, not " + dice);
        }
    }
}
