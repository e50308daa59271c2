package strategos.conquest.battle;

/** The most dice that each side rolls; armies set the rest. */
public record DiceLimits(int attack, int defend) {

    /** Three against two, as the printed game has it. */
    public static final DiceLimits PRINTED = new DiceLimits(3, 2);

    public DiceLimits {
        requireRollable("attacker", attack);
        requireRollable("defender", defend);
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
