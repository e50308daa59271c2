package strategos.conquest.battle;

import java.util.Arrays;
import strategos.game.Chance;

/**
 * The dice of one round: the comparison of faces, and the encoding of a roll as a number.
 *
 * <p>A roll is recorded as an outcome of {@link Chance.Dice}; the attacker's first die is its most
 * significant digit. Faces themselves are always 1 to 6.
 */
public final class Dice {

    /** The most dice that either side may ever roll; a ruleset allows these or fewer. */
    public static final int MOST = 3;

    /**
     * The most that can be added to one side's highest die. An edge is what the attacker's has more
     * than the defender's; faces are recorded without it.
     */
    public static final int MOST_EDGE = 3;

    private static final int[] OUTCOMES = outcomesOfEveryNumber();
    private static final byte[][] ATTACKER_LOSSES = attackerLossesOfEveryOutcome();

    private Dice() {}

    /**
     * Highest against highest, then next against next; a tie goes to the defender.
     * docs/rules/odds.md#one-round
     */
    public static Losses compare(int[] attackFaces, int[] defendFaces) {
        int attackerLosses = attackerLosses(sorted(attackFaces), sorted(defendFaces), 0);
        int compared = compared(attackFaces.length, defendFaces.length);
        return new Losses(attackerLosses, compared - attackerLosses);
    }

    /**
     * How many pairs of dice are compared, which is how many armies a round costs both sides
     * together.
     */
    public static int compared(int attackDice, int defendDice) {
        return Math.min(attackDice, defendDice);
    }

    /**
     * What a recorded outcome costs the attacker; the defender loses the rest of {@link #compared}.
     */
    public static int attackerLosses(int attackDice, int defendDice, int outcome) {
        return ATTACKER_LOSSES[pairIndex(attackDice, defendDice)][outcome];
    }

    /** What a recorded outcome costs the attacker where its highest die has an edge. */
    public static int attackerLosses(int attackDice, int defendDice, int outcome, int edge) {
        return edge == 0
                ? attackerLosses(attackDice, defendDice, outcome)
                : attackerLosses(
                        sorted(attackFaces(attackDice, defendDice, outcome)),
                        sorted(defendFaces(defendDice, outcome)),
                        edge);
    }

    /** What a recorded outcome costs both sides. */
    public static Losses losses(int attackDice, int defendDice, int outcome) {
        int attackerLosses = attackerLosses(attackDice, defendDice, outcome);
        return new Losses(attackerLosses, compared(attackDice, defendDice) - attackerLosses);
    }

    /** How many outcomes that many dice have. */
    public static int outcomes(int dice) {
        return OUTCOMES[dice];
    }

    private static int[] outcomesOfEveryNumber() {
        int[] outcomes = new int[Chance.MOST_DICE + 1];
        outcomes[0] = 1;
        for (int dice = 1; dice <= Chance.MOST_DICE; dice++)
            outcomes[dice] = outcomes[dice - 1] * Chance.FACES;
        return outcomes;
    }

    /** The outcome that records these faces. */
    public static int outcome(int[] attackFaces, int[] defendFaces) {
        return append(append(0, attackFaces), defendFaces);
    }

    /** The faces that the attacker rolled, in the order in which they fell. */
    public static int[] attackFaces(int attackDice, int defendDice, int outcome) {
        return faces(attackDice, outcome / outcomes(defendDice));
    }

    /** The faces that the defender rolled, in the order in which they fell. */
    public static int[] defendFaces(int defendDice, int outcome) {
        return faces(defendDice, outcome % outcomes(defendDice));
    }

    /** Where tables over pairs of dice keep this pair. */
    static int pairIndex(int attackDice, int defendDice) {
        return attackDice * (MOST + 1) + defendDice;
    }

    static int pairIndexes() {
        return (MOST + 1) * (MOST + 1);
    }

    private static int append(int digits, int[] faces) {
        for (int face : faces) {
            if (face < 1 || face > Chance.FACES) {
                throw new IllegalArgumentException(
                        "a die shows 1 to " + Chance.FACES + ", not " + face);
            }
            digits = digits * Chance.FACES + face - 1;
        }
        return digits;
    }

    private static int[] faces(int dice, int digits) {
        int[] faces = new int[dice];
        for (int die = dice - 1; die >= 0; die--) {
            faces[die] = digits % Chance.FACES + 1;
            digits /= Chance.FACES;
        }
        return faces;
    }

    private static int[] sorted(int[] faces) {
        int[] sorted = faces.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    private static int attackerLosses(int[] attackSorted, int[] defendSorted, int edge) {
        int losses = 0;
        for (int pair = 1; pair <= compared(attackSorted.length, defendSorted.length); pair++) {
            int attack = attackSorted[attackSorted.length - pair] + (pair == 1 ? edge : 0);
            int defend = defendSorted[defendSorted.length - pair];
            if (attack <= defend) {
                losses++;
            }
        }
        return losses;
    }

    private static byte[][] attackerLossesOfEveryOutcome() {
        byte[][] table = new byte[pairIndexes()][];
        for (int attackDice = 1; attackDice <= MOST; attackDice++) {
            for (int defendDice = 1; defendDice <= MOST; defendDice++) {
                table[pairIndex(attackDice, defendDice)] =
                        attackerLosses(everyRoll(attackDice), everyRoll(defendDice));
            }
        }
        return table;
    }

    private static byte[] attackerLosses(int[][] attacks, int[][] defences) {
        byte[] losses = new byte[attacks.length * defences.length];
        int outcome = 0;
        for (int[] attack : attacks) {
            for (int[] defence : defences) {
                losses[outcome++] = (byte) attackerLosses(attack, defence, 0);
            }
        }
        return losses;
    }

    /** The sorted faces of each outcome of one side. */
    private static int[][] everyRoll(int dice) {
        int[][] rolls = new int[outcomes(dice)][];
        for (int outcome = 0; outcome < rolls.length; outcome++) {
            rolls[outcome] = sorted(faces(dice, outcome));
        }
        return rolls;
    }
}
