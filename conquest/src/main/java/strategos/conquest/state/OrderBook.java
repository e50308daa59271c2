package strategos.conquest.state;

import java.util.Arrays;
import strategos.conquest.move.OrderCard;

/**
 * The part of a state for rulesets with orders: the orders, the seats that are done, the cards, and
 * how many orders have been carried out. Orders are opaque numbers here.
 */
public final class OrderBook {

    /** What rulesets keep that know no orders. */
    public static final OrderBook NONE = new OrderBook(0, 0);

    private static final int ROUND = 0;
    private static final int STEP = 1;
    private static final int DONE = 2;
    private static final int CONQUERORS = 3;
    private static final int CHOOSING = 4;
    private static final int ATTACKERS = 5;
    private static final int ATTACKERS_ROLLED = 6;
    private static final int DEFENDERS_ROLLED = 7;
    private static final int LAST_SEAT = 8;
    private static final int LAST_ROUND = 9;
    private static final int LAST_ARMIES = 10;
    private static final int LAST_SKIP = 11;
    private static final int NUMBERS = 12;

    private final OrderList[] deployments;
    private final OrderList[] orders;
    private final int[] left;
    private final int[] cards;
    private final int[] pacts;
    private final int[] committed;
    private final int[] numbers = new int[NUMBERS];
    private long lastOrder;

    public OrderBook(int seats, int territories) {
        deployments = new OrderList[seats];
        orders = new OrderList[seats];
        Arrays.setAll(deployments, _ -> new OrderList());
        Arrays.setAll(orders, _ -> new OrderList());
        left = new int[seats];
        cards = new int[seats * OrderCard.KINDS];
        pacts = new int[seats];
        committed = new int[territories];
        numbers[LAST_SEAT] = State.NOBODY;
    }

    private OrderBook(OrderBook other) {
        this(other.left.length, other.committed.length);
        copyFrom(other);
    }

    OrderBook copy() {
        return isKept() ? new OrderBook(this) : this;
    }

    void copyFrom(OrderBook other) {
        for (int seat = 0; seat < left.length; seat++) {
            deployments[seat].copyFrom(other.deployments[seat]);
            orders[seat].copyFrom(other.orders[seat]);
        }
        System.arraycopy(other.left, 0, left, 0, left.length);
        System.arraycopy(other.cards, 0, cards, 0, cards.length);
        System.arraycopy(other.pacts, 0, pacts, 0, pacts.length);
        System.arraycopy(other.committed, 0, committed, 0, committed.length);
        System.arraycopy(other.numbers, 0, numbers, 0, NUMBERS);
        lastOrder = other.lastOrder;
    }

    /** Whether there are seats that give orders. */
    public boolean isKept() {
        return left.length > 0;
    }

    /** A new turn: nothing is ordered, nobody is done, and no peace holds any more. */
    public void beginTurn() {
        for (int seat = 0; seat < left.length; seat++) withdraw(seat);
        Arrays.fill(pacts, 0);
        Arrays.fill(committed, 0);
        numbers[DONE] = 0;
        numbers[CONQUERORS] = 0;
        startAt(0);
    }

    // Giving.

    public void addDeployment(int seat, long order) {
        deployments[seat].add(order);
    }

    public void addOrder(int seat, long order) {
        orders[seat].add(order);
    }

    public int deployments(int seat) {
        return deployments[seat].size();
    }

    public long deployment(int seat, int index) {
        return deployments[seat].get(index);
    }

    public int orders(int seat) {
        return orders[seat].size();
    }

    public long order(int seat, int index) {
        return orders[seat].get(index);
    }

    /** Forgets all that a seat has ordered. */
    public void withdraw(int seat) {
        deployments[seat].truncate(0);
        orders[seat].truncate(0);
    }

    /** Armies that a seat has yet to deploy. */
    public int left(int seat) {
        return left[seat];
    }

    public void left(int seat, int armies) {
        left[seat] = armies;
    }

    /** The armies that orders bring to a territory, less those that they take from it. */
    public int committed(int territory) {
        return committed[territory];
    }

    public void commit(int territory, int armies) {
        committed[territory] += armies;
    }

    public boolean isDone(int seat) {
        return (numbers[DONE] >>> seat & 1) != 0;
    }

    public void markDone(int seat) {
        numbers[DONE] |= 1 << seat;
    }

    /** The kind of order that a simulation is in the middle of giving; 0 for none. */
    public int choosing() {
        return numbers[CHOOSING];
    }

    public void choose(int kind) {
        numbers[CHOOSING] = kind;
    }

    // Cards.

    public int cards(int seat, OrderCard card) {
        return cards[seat * OrderCard.KINDS + card.ordinal()];
    }

    public void addCards(int seat, OrderCard card, int number) {
        cards[seat * OrderCard.KINDS + card.ordinal()] += number;
    }

    public void clearCards(int seat) {
        Arrays.fill(cards, seat * OrderCard.KINDS, (seat + 1) * OrderCard.KINDS, 0);
    }

    // Carrying out. Deployments are round 0; the k-th of the other orders are round k.

    public int round() {
        return numbers[ROUND];
    }

    /** How many seats have had their turn in this round. */
    public int step() {
        return numbers[STEP];
    }

    public void startAt(int round) {
        numbers[ROUND] = round;
        numbers[STEP] = 0;
    }

    public void nextStep() {
        step(step() + 1);
    }

    public void step(int step) {
        numbers[STEP] = step;
    }

    public boolean isAtPeace(int seat, int other) {
        return other < pacts.length && (pacts[seat] >>> other & 1) != 0;
    }

    public void makePeace(int seat, int other) {
        pacts[seat] |= 1 << other;
        pacts[other] |= 1 << seat;
    }

    public void endPeace(int seat, int other) {
        pacts[seat] &= ~(1 << other);
        pacts[other] &= ~(1 << seat);
    }

    /** Whether a seat has conquered something this turn. */
    public boolean hasConquered(int seat) {
        return (numbers[CONQUERORS] >>> seat & 1) != 0;
    }

    public void markConqueror(int seat) {
        numbers[CONQUERORS] |= 1 << seat;
    }

    // The battle in hand.

    public int attackers() {
        return numbers[ATTACKERS];
    }

    public int attackersRolled() {
        return numbers[ATTACKERS_ROLLED];
    }

    public int defendersRolled() {
        return numbers[DEFENDERS_ROLLED];
    }

    public void fight(int attackers, int attackersRolled, int defendersRolled) {
        numbers[ATTACKERS] = attackers;
        numbers[ATTACKERS_ROLLED] = attackersRolled;
        numbers[DEFENDERS_ROLLED] = defendersRolled;
    }

    // What has been carried out last.

    /** Whose order was the last, or {@link State#NOBODY}. */
    public int lastSeat() {
        return numbers[LAST_SEAT];
    }

    public long lastOrder() {
        return lastOrder;
    }

    public int lastRound() {
        return numbers[LAST_ROUND];
    }

    /** How many armies it has moved, brought or destroyed. */
    public int lastArmies() {
        return numbers[LAST_ARMIES];
    }

    /** Why it was skipped, as a number; 0 if it was not. */
    public int lastSkip() {
        return numbers[LAST_SKIP];
    }

    /** Notes the order at hand as the last, with what became of it, and moves on. */
    public void note(int seat, long order, int armies, int skip) {
        lastOrder = order;
        numbers[LAST_SEAT] = seat;
        numbers[LAST_ROUND] = round();
        numbers[LAST_ARMIES] = armies;
        numbers[LAST_SKIP] = skip;
        nextStep();
    }

    /** Puts another order, skipped for another reason or not, in the place of the last. */
    public void relabelLast(long order, int skip) {
        lastOrder = order;
        numbers[LAST_ARMIES] = 0;
        numbers[LAST_SKIP] = skip;
    }

    /** As if no order had been carried out yet. */
    public void forgetLast() {
        relabelLast(0, 0);
        numbers[LAST_SEAT] = State.NOBODY;
        numbers[LAST_ROUND] = 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OrderBook book
                && lastOrder == book.lastOrder
                && Arrays.equals(numbers, book.numbers)
                && Arrays.equals(left, book.left)
                && Arrays.equals(cards, book.cards)
                && Arrays.equals(pacts, book.pacts)
                && Arrays.equals(committed, book.committed)
                && Arrays.equals(deployments, book.deployments)
                && Arrays.equals(orders, book.orders);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(orders) * 31 + Arrays.hashCode(numbers);
    }
}
