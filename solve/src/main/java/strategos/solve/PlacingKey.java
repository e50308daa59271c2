package strategos.solve;

import java.util.ArrayList;
import java.util.List;
import strategos.morris.Rules;

/**
 * The name of a table of positions in which men are placed.
 *
 * @param hand the men in the hand of the player to move, at least one
 * @param otherHand the men in the hand of the other player: as many, or one less
 */
public record PlacingKey(int men, int others, int hand, int otherHand) implements TableKey {

    public PlacingKey {
        if (hand < 1 || hand - otherHand != 0 && hand - otherHand != 1)
            throw new IllegalArgumentException(
                    "a player with %d men in hand does not place after one with %d"
                            .formatted(otherHand, hand));
    }

    /** The tables of a game in an order in which each needs only earlier ones. */
    public static List<PlacingKey> all(Rules rules) {
        List<PlacingKey> keys = new ArrayList<>();
        for (int placed = 2 * rules.men() - 1; placed >= 0; placed--) addAll(keys, rules, placed);
        return keys;
    }

    /** Adds those in which this many men have been placed. */
    private static void addAll(List<PlacingKey> keys, Rules rules, int placed) {
        int mine = placed / 2;
        int theirs = placed - mine;
        int hand = rules.men() - mine;
        int otherHand = rules.men() - theirs;
        for (int men = fewest(mine, theirs, hand); men <= mine; men++)
            for (int others = fewest(theirs, mine, otherHand); others <= theirs; others++)
                // Who waits has placed a man since the last capture.
                if (others > 0 || placed == 0)
                    keys.add(new PlacingKey(men, others, hand, otherHand));
    }

    /** A player loses men to mills only, and the match with fewer than three left. */
    private static int fewest(int placed, int placedByOther, int hand) {
        boolean mayHaveLost = placedByOther >= Moves.MEN_OF_A_MILL;
        return mayHaveLost ? Math.max(0, Moves.FEWEST_MEN - hand) : placed;
    }

    /** The table that a man placed without a mill leads to. */
    TableKey afterPlacing() {
        return after(others);
    }

    /** The table that a capture leads to. */
    TableKey afterCapture() {
        return after(others - 1);
    }

    private TableKey after(int left) {
        int waiting = men + 1;
        return otherHand == 0
                ? MovingKey.withoutFlights(left, waiting)
                : new PlacingKey(left, waiting, otherHand, hand - 1);
    }

    /** {@code 5-4-hands-3-2}. */
    @Override
    public String toString() {
        return "%d-%d-hands-%d-%d".formatted(men, others, hand, otherHand);
    }
}
