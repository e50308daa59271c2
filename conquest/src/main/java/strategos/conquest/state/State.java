package strategos.conquest.state;

import java.util.Arrays;
import strategos.conquest.board.Board;
import strategos.conquest.move.StandingDefence;

/**
 * The state of a match. Its methods keep the data consistent (owners, armies, cards); the rules
 * decide what is legal.
 *
 * <p>A cell holds the armies on a territory and, in its lowest four bits, the index of their owner
 * plus one. Sets of territories, cards and borders are stored one after the other in {@code bits}.
 */
public final class State {

    /** The owner of a free territory. */
    public static final int NOBODY = -1;

    /** No territory. */
    public static final int NOWHERE = -1;

    private static final int OWNER_BITS = 4;
    private static final int OWNER_MASK = (1 << OWNER_BITS) - 1;

    private static final int KEEP_BITS = 24;
    private static final int KEEP_MASK = (1 << KEEP_BITS) - 1;

    private static final int CONQUERED = 1;
    private static final int REINFORCING_IN_ATTACK = 2;
    private static final int SETS_DECLINED = 4;
    private static final int ELIMINATED = 8;

    private final StateLayout layout;
    private final int[] cells;
    private final long[] bits;
    private final ExtraState extra;
    private Stage stage = Stage.DRAW_ORDER;
    private long order;
    private int turns;
    private int rounds;
    private int left;
    private int setsTraded;
    private int goesOn;
    private int standing;
    private int resigned;
    private short from = NOWHERE;
    private short to = NOWHERE;
    private byte position;
    private byte attackDice;
    private byte defendDice;
    private byte flags;
    private boolean listed;

    public State(StateLayout layout, ExtraState extra) {
        this.layout = layout;
        this.extra = extra;
        cells = new int[layout.territories];
        bits = new long[layout.words];
        for (int card = 0; card < layout.cards; card++) Bits.add(bits, layout.deck, card);
    }

    public State(State other) {
        layout = other.layout;
        cells = other.cells.clone();
        bits = other.bits.clone();
        extra = other.extra.copy();
        copyScalars(other);
    }

    /** Becomes equal to another state of the same game, without allocating. */
    public void copyFrom(State other) {
        System.arraycopy(other.cells, 0, cells, 0, cells.length);
        System.arraycopy(other.bits, 0, bits, 0, bits.length);
        extra.copyFrom(other.extra);
        copyScalars(other);
    }

    private void copyScalars(State other) {
        stage = other.stage;
        order = other.order;
        turns = other.turns;
        rounds = other.rounds;
        left = other.left;
        setsTraded = other.setsTraded;
        goesOn = other.goesOn;
        standing = other.standing;
        resigned = other.resigned;
        from = other.from;
        to = other.to;
        position = other.position;
        attackDice = other.attackDice;
        defendDice = other.defendDice;
        flags = other.flags;
        listed = other.listed;
    }

    public Board board() {
        return layout.board;
    }

    public int seats() {
        return layout.seats;
    }

    /** The seats, and the neutral army where there is one. */
    public int owners() {
        return layout.owners;
    }

    // Territories and armies.

    public int armies(int territory) {
        return cells[territory] >>> OWNER_BITS;
    }

    /**
     * The index of the seat that holds a territory, the number of seats for the neutral army, or
     * {@link #NOBODY}.
     */
    public int owner(int territory) {
        return (cells[territory] & OWNER_MASK) - 1;
    }

    public void addArmies(int territory, int armies) {
        cells[territory] += armies << OWNER_BITS;
    }

    /** Hands a territory with all that stands on it to a new owner. */
    public void give(int territory, int owner) {
        int before = owner(territory);
        if (before != NOBODY) Bits.remove(bits, before * layout.territoryWords, territory);
        Bits.add(bits, owner * layout.territoryWords, territory);
        cells[territory] = (cells[territory] & ~OWNER_MASK) | (owner + 1);
    }

    /** How many territories an owner holds. */
    public int holdings(int owner) {
        return Bits.count(bits, owner * layout.territoryWords, layout.territoryWords);
    }

    public boolean isAlive(int owner) {
        return !Bits.isEmpty(bits, owner * layout.territoryWords, layout.territoryWords);
    }

    /** Whether a seat is still in the match: it holds something, and has not resigned. */
    public boolean isPlaying(int seat) {
        return isAlive(seat) && !hasResigned(seat);
    }

    public boolean hasResigned(int seat) {
        return (resigned >>> seat & 1) != 0;
    }

    /** Whether any seat has resigned. */
    public boolean hasResignations() {
        return resigned != 0;
    }

    /** A seat leaves the match: its armies stay, its cards go back into the deck. */
    public void resign(int seat) {
        resigned |= 1 << seat;
        for (int w = 0; w < layout.cardWords; w++) {
            bits[layout.deck + w] |= bits[handOf(seat) + w];
            bits[handOf(seat) + w] = 0;
        }
    }

    /** A word of the set of territories that an owner holds. */
    public long held(int owner, int word) {
        return bits[owner * layout.territoryWords + word];
    }

    /** The owner's territory with this rank in board order. */
    public int holding(int owner, int rank) {
        return Bits.select(bits, owner * layout.territoryWords, layout.territoryWords, rank);
    }

    /** The owner's first territory that is not below this number, or -1. */
    public int nextHolding(int owner, int territory) {
        return Bits.next(bits, owner * layout.territoryWords, layout.territoryWords, territory);
    }

    public boolean holdsAll(int owner, int continent) {
        for (int w = 0; w < layout.territoryWords; w++) {
            if ((layout.board.members(continent, w) & ~held(owner, w)) != 0) return false;
        }
        return true;
    }

    public int totalArmies(int owner) {
        int total = 0;
        for (int t = 0; t < cells.length; t++) if (owner(t) == owner) total += armies(t);
        return total;
    }

    // Cards: numbers below the number of territories show that territory, the others are wild.

    public int cards() {
        return layout.cards;
    }

    public boolean holdsCard(int seat, int card) {
        return Bits.has(bits, handOf(seat), card);
    }

    public int handSize(int seat) {
        return Bits.count(bits, handOf(seat), layout.cardWords);
    }

    /** A word of the set of cards in a hand. */
    public long hand(int seat, int word) {
        return bits[handOf(seat) + word];
    }

    /** The first card in a hand that is not below this number, or -1. */
    public int nextCard(int seat, int card) {
        return Bits.next(bits, handOf(seat), layout.cardWords, card);
    }

    public int deckSize() {
        return Bits.count(bits, layout.deck, layout.cardWords);
    }

    public boolean isInDeck(int card) {
        return Bits.has(bits, layout.deck, card);
    }

    /** Moves the deck's card with this rank into a hand. */
    public void drawCard(int seat, int rank) {
        int card = Bits.select(bits, layout.deck, layout.cardWords, rank);
        Bits.remove(bits, layout.deck, card);
        Bits.add(bits, handOf(seat), card);
    }

    /**
     * Moves a card from a hand to the used ones, which are those in no hand and not in the deck.
     */
    public void useCard(int seat, int card) {
        Bits.remove(bits, handOf(seat), card);
    }

    /** Makes a new deck of the used cards. */
    public void reshuffle() {
        for (int w = 0; w < layout.cardWords; w++) {
            long held = 0;
            for (int seat = 0; seat < layout.seats; seat++) held |= hand(seat, w);
            int beyond = Math.max(0, (w + 1) * Long.SIZE - layout.cards);
            bits[layout.deck + w] = -1L >>> beyond & ~held;
        }
    }

    /** Gives all the cards of one seat to another. */
    public void handOver(int fromSeat, int toSeat) {
        for (int w = 0; w < layout.cardWords; w++) {
            bits[handOf(toSeat) + w] |= bits[handOf(fromSeat) + w];
            bits[handOf(fromSeat) + w] = 0;
        }
    }

    /**
     * Puts a card where a guess wants it: into this seat's hand, or for {@link #NOBODY} into the
     * deck.
     */
    public void deal(int card, int seat) {
        for (int other = 0; other < layout.seats; other++) Bits.remove(bits, handOf(other), card);
        Bits.remove(bits, layout.deck, card);
        Bits.add(bits, seat == NOBODY ? layout.deck : handOf(seat), card);
    }

    private int handOf(int seat) {
        return layout.hands + seat * layout.cardWords;
    }

    // Options: the borders or territories that the present stage offers. They follow from the rest,
    // so they are listed when they are first asked for, and then kept up to date by the rules.

    public boolean hasOptions() {
        return listed;
    }

    /** A stage begins whose options are still to be listed. */
    public void forgetOptions() {
        listed = false;
    }

    public int countOptions() {
        return Bits.count(bits, layout.options, layout.optionWords);
    }

    public int option(int rank) {
        return Bits.select(bits, layout.options, layout.optionWords, rank);
    }

    /** The first option that is not below this number, or -1. */
    public int nextOption(int member) {
        return Bits.next(bits, layout.options, layout.optionWords, member);
    }

    public void addOption(int member) {
        Bits.add(bits, layout.options, member);
    }

    public void removeOption(int member) {
        Bits.remove(bits, layout.options, member);
    }

    /**
     * Adds up to 64 options at once: the bits of {@code members} stand for the numbers from {@code
     * first} on.
     */
    public void addOptions(int first, long members) {
        Bits.addAll(bits, layout.options, first, members);
    }

    /** Adds the options that these bits of a word stand for. */
    public void addOptionsOfWord(int word, long members) {
        bits[layout.options + word] |= members;
    }

    /** Removes the options that these bits of a word stand for. */
    public void removeOptions(int word, long members) {
        bits[layout.options + word] &= ~members;
    }

    /** Removes the options that the bits of these words stand for. */
    public void removeOptions(long[] members) {
        for (int w = 0; w < members.length; w++) removeOptions(w, members[w]);
    }

    public void setOptions(int word, long members) {
        bits[layout.options + word] = members;
    }

    /** Begins a new list of options, with none in it. */
    public void clearOptions() {
        Bits.clear(bits, layout.options, layout.optionWords);
        listed = true;
    }

    // Turns.

    public Stage stage() {
        return stage;
    }

    public void enter(Stage next) {
        stage = next;
    }

    /** The seat whose turn it is. */
    public int seat() {
        return seatAt(position);
    }

    /** The seat that plays in this place of the turn order. */
    public int seatAt(int place) {
        return (int) (order >>> (place * 4)) & 15;
    }

    public void seatAt(int place, int seat) {
        order = (order & ~(15L << (place * 4))) | ((long) seat << (place * 4));
    }

    public int position() {
        return position;
    }

    public void position(int place) {
        position = (byte) place;
    }

    /** How many turns have begun. */
    public int turns() {
        return turns;
    }

    public void countTurn() {
        turns++;
    }

    /** How often the turn has come back to the first seats of the order. */
    public int rounds() {
        return rounds;
    }

    public void countRound() {
        rounds++;
    }

    /** What only some rulesets remember. */
    public ExtraState extra() {
        return extra;
    }

    /** Armies still to be placed. */
    public int left() {
        return left;
    }

    public void left(int armies) {
        left = armies;
    }

    public int setsTraded() {
        return setsTraded;
    }

    public void countSet() {
        setsTraded++;
    }

    // The battle, or the move, in hand.

    public int from() {
        return from;
    }

    public int to() {
        return to;
    }

    public void between(int from, int to) {
        this.from = (short) from;
        this.to = (short) to;
    }

    public int attackDice() {
        return attackDice;
    }

    public int defendDice() {
        return defendDice;
    }

    public void attackDice(int dice) {
        attackDice = (byte) dice;
    }

    public void defendDice(int dice) {
        defendDice = (byte) dice;
    }

    /**
     * An attack goes on while the attacker has more armies than this; 0 where it is a single round.
     */
    public int keep() {
        return goesOn & KEEP_MASK;
    }

    /** After how many more rounds an attack ends; 0 where they are not counted. */
    public int roundsLeft() {
        return goesOn >>> KEEP_BITS;
    }

    public void goOn(int keep, int roundsLeft) {
        goesOn = roundsLeft << KEEP_BITS | keep;
    }

    public StandingDefence standing(int seat) {
        return StandingDefence.of((standing >>> (seat * 2)) & 3);
    }

    public void standing(int seat, StandingDefence defence) {
        standing = (standing & ~(3 << (seat * 2))) | (defence.code() << (seat * 2));
    }

    /** Whether the seat has conquered something this turn. */
    public boolean conquered() {
        return (flags & CONQUERED) != 0;
    }

    /** Whether the armies being placed come from sets that an elimination forced. */
    public boolean reinforcingInAttack() {
        return (flags & REINFORCING_IN_ATTACK) != 0;
    }

    /** Whether a simulation has decided against trading for the rest of the turn. */
    public boolean setsDeclined() {
        return (flags & SETS_DECLINED) != 0;
    }

    /** Whether the conquest in hand has beaten a seat. */
    public boolean eliminated() {
        return (flags & ELIMINATED) != 0;
    }

    public void markConquered() {
        flags |= CONQUERED;
    }

    public void markReinforcingInAttack() {
        flags |= REINFORCING_IN_ATTACK;
    }

    public void markSetsDeclined() {
        flags |= SETS_DECLINED;
    }

    public void markEliminated() {
        flags |= ELIMINATED;
    }

    public void clearReinforcingInAttack() {
        flags &= ~REINFORCING_IN_ATTACK;
    }

    public void clearEliminated() {
        flags &= ~ELIMINATED;
    }

    public void clearMarks() {
        flags = 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof State state
                && stage == state.stage
                && order == state.order
                && turns == state.turns
                && rounds == state.rounds
                && extra.equals(state.extra)
                && left == state.left
                && setsTraded == state.setsTraded
                && goesOn == state.goesOn
                && standing == state.standing
                && resigned == state.resigned
                && from == state.from
                && to == state.to
                && position == state.position
                && attackDice == state.attackDice
                && defendDice == state.defendDice
                && flags == state.flags
                && Arrays.equals(cells, state.cells)
                && Arrays.equals(bits, 0, layout.options, state.bits, 0, state.layout.options);
    }

    @Override
    public int hashCode() {
        int hash = Arrays.hashCode(cells);
        for (int w = 0; w < layout.options; w++) hash = 31 * hash + Long.hashCode(bits[w]);
        return hash;
    }
}
