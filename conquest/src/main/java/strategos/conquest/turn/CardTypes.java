package strategos.conquest.turn;

import strategos.conquest.state.Bits;
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
    private final long[][] masks;

    public CardTypes(int territories) {
        this.territories = territories;
        this.masks = new long[TYPES][Bits.words(cards())];
        for (int card = 0; card < territories; card++) Bits.add(masks[type(card)], 0, card);
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
        int first = count(state, seat, 0);
        int second = count(state, seat, 1);
        int third = count(state, seat, 2);
        boolean wild = first + second + third < size;
        boolean alike = Math.max(first, Math.max(second, third)) >= 3;
        boolean oneOfEach = Math.min(first, Math.min(second, third)) >= 1;
        return wild || alike || oneOfEach;
    }

    private int count(State state, int seat, int type) {
        int count = Long.bitCount(state.hand(seat, 0) & masks[type][0]);
        for (int w = 1; w < masks[type].length; w++) {
            count += Long.bitCount(state.hand(seat, w) & masks[type][w]);
        }
        return count;
    }
}
