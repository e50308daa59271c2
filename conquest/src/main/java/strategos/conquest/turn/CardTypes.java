package strategos.conquest.turn;

import java.util.List;
import strategos.conquest.rules.CardRules.Wilds;
import strategos.conquest.rules.SetValue.Kind;
import strategos.conquest.state.Bits;
import strategos.conquest.state.State;

/**
 * The cards of a board: one per territory, of three types in rotation, followed by the wild cards:
 * two for the 42 territories of the printed board, and in proportion for others.
 */
public final class CardTypes {

    /** How many types there are. */
    public static final int TYPES = 3;

    private static final int TERRITORIES_PER_WILD = 21;

    private static final List<Kind> ALIKE =
            List.of(Kind.THREE_INFANTRY, Kind.THREE_CAVALRY, Kind.THREE_ARTILLERY);

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

    /**
     * What a set is made of: wilds are the types that are missing, and where two are alike one more
     * of these. docs/rules/writing.md#cards
     */
    public Kind kind(int a, int b, int c) {
        int types = typeBit(a) | typeBit(b) | typeBit(c);
        boolean hasTwo = !isWild(a) && (!isWild(b) || !isWild(c)) || !isWild(b) && !isWild(c);
        return hasTwo && Integer.bitCount(types) == 1
                ? ALIKE.get(Integer.numberOfTrailingZeros(types))
                : Kind.ONE_OF_EACH;
    }

    /** The type of a card as a bit; none for a wild. */
    private int typeBit(int card) {
        return isWild(card) ? 0 : 1 << type(card);
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
