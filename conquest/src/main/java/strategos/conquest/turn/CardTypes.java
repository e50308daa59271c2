package strategos.conquest.turn;

import strategos.conquest.state.State;

/**
 * The cards of a board: one a territory, of three types in rotation, and after them the wild ones:
 * two for the 42 territories of the printed board, and in proportion for others.
 */
public final class CardTypes {

    /** How many types there are. */
    public static final int TYPES = 3;

    private static final int TERRITORIES_PER_WILD = 21;

    private final int territories;

    public CardTypes(int territories) {
        this.territories = territories;
    }

    public int cards() {
        return territories + Math.ceilDiv(territories, TERRITORIES_PER_WILD);
    }

    public boolean isWild(int card) {
        return card >= territories;
    }

    /** The type of a card that is not wild. */
    public int type(int card) {
        return card % TYPES;
    }

    /**
     * Three alike, or one of each; a wild is any. Three types add up to a multiple of three in just
     * those cases. docs/rules/classic.md#cards
     */
    public boolean isSet(int a, int b, int c) {
        if (isWild(a) || isWild(b) || isWild(c)) return true;
        return (type(a) + type(b) + type(c)) % TYPES == 0;
    }

    /** Whether a hand holds a set; any five cards do. */
    public boolean hasSet(State state, int seat) {
        int size = state.handSize(seat);
        if (size < 3) return false;
        if (size > 4) return true;
        int first = 0;
        int second = 0;
        int third = 0;
        for (int card = state.nextCard(seat, 0); card >= 0; card = state.nextCard(seat, card + 1)) {
            if (isWild(card)) return true;
            switch (type(card)) {
                case 0 -> first++;
                case 1 -> second++;
                default -> third++;
            }
        }
        return Math.max(first, Math.max(second, third)) >= 3
                || Math.min(first, Math.min(second, third)) >= 1;
    }
}
