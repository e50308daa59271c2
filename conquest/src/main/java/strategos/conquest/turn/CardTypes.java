package strategos.conquest.turn;

import strategos.conquest.rules.Ruleset.Cards.Wilds;
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
    private final boolean wildsAreAny;
    private final long[][] masks;

    public CardTypes(int territories, Wilds wilds) {
        this.territories = territories;
        this.wildsAreAny = wilds == Wilds.ANY;
        this.masks = new long[TYPES][Bits.words(cards())];
        for (int card = 0; card < territories; card++) Bits.add(masks[type(card)], 0, card);
    }

    public int cards() {
        return count(territories);
    }

    /** How many cards there are on a board of this size. */
    static int count(int territories) {
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
     * Three alike, or one of each. A wild is any type, or only one that is missing.
     * docs/rules/classic.md#cards
     */
    public boolean isSet(int a, int b, int c) {
        if (wildsAreAny && (isWild(a) || isWild(b) || isWild(c))) return true;
        if (isWild(a)) return isWild(b) || isWild(c) || type(b) != type(c);
        if (isWild(b)) return isWild(c) || type(a) != type(c);
        if (isWild(c)) return type(a) != type(b);
        return addsUpToSet(type(a), type(b), type(c));
    }

    /** Three types add up to a multiple of three just when they are all alike or all different. */
    private static boolean addsUpToSet(int a, int b, int c) {
        return (a + b + c) % TYPES == 0;
    }

    /** Whether a hand holds a set; any five cards do. */
    public boolean hasSet(State state, int seat) {
        int size = state.handSize(seat);
        if (size < 3) return false;
        if (size > 4) return true;
        int first = count(state, seat, 0);
        int second = count(state, seat, 1);
        int third = count(state, seat, 2);
        int wilds = size - first - second - third;
        if (wilds > 0 && wildsAreAny) return true;
        int different = Math.min(first, 1) + Math.min(second, 1) + Math.min(third, 1);
        return different + wilds >= 3 || Math.max(first, Math.max(second, third)) >= 3;
    }

    private int count(State state, int seat, int type) {
        int count = Long.bitCount(state.hand(seat, 0) & masks[type][0]);
        for (int w = 1; w < masks[type].length; w++) {
            count += Long.bitCount(state.hand(seat, w) & masks[type][w]);
        }
        return count;
    }
}
