package strategos.conquest.rules;

/**
 * The rules of cards.
 *
 * @param value the armies for a set
 * @param wilds what a wild card can replace
 * @param matching the extra armies on one of the seat's territories that a traded card shows
 * @param traded when sets can be traded
 * @param forcedAtStart the hand size that must trade in its turn; 0 for never
 * @param forcedAfterElimination the hand size that must trade at once after taking a beaten seat's
 *     cards; 0 for never
 * @param drawn when a conqueror draws a card
 */
public record CardRules(
        SetValue value,
        Wilds wilds,
        int matching,
        Traded traded,
        int forcedAtStart,
        int forcedAfterElimination,
        Drawn drawn) {

    /** Five cards always hold a set, four may not: nobody can be made to trade below this. */
    public static final int ALWAYS_A_SET = 5;

    /** More would exceed the largest number of armies in a long match. */
    private static final int MOST_MATCHING = 10_000;

    public enum Wilds {
        /** Any type, in both kinds of set. */
        ANY,
        /** The types that are missing in a set of one of each; never one of three alike. */
        MISSING
    }

    public enum Traded {
        /** At any time while reinforcements are being placed. */
        WHILE_PLACING,
        /** In a phase of its own, when all reinforcements are placed. */
        AFTER_PLACING
    }

    public enum Drawn {
        AFTER_ATTACKING,
        AFTER_FORTIFYING,
        NEVER
    }

    public CardRules {
        if (matching < 0 || matching > MOST_MATCHING) {
            throw new IllegalArgumentException(
                    "a matching card brings 0 to %d armies, not %d"
                            .formatted(MOST_MATCHING, matching));
        }
        requireSet(forcedAtStart);
        requireSet(forcedAfterElimination);
    }

    private static void requireSet(int forcedAt) {
        if (forcedAt != 0 && forcedAt < ALWAYS_A_SET) {
            throw new IllegalArgumentException(
                    "trading cannot be mandatory with "
                            + forcedAt
                            + " cards: they may contain no"
                            + " set");
        }
    }
}
