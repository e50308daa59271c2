package strategos.conquest.state;

import java.util.Arrays;
import java.util.Map;

/**
 * The part of a state that only some rulesets need: pages of numbers, of which a ruleset keeps
 * those that its rules use, and orders. Rulesets that need neither share one empty instance.
 */
public final class ExtraState {

    private static final int PAGES = Page.values().length;

    /** What rulesets keep that need none of it. */
    public static final ExtraState NONE = new ExtraState(Map.of(), OrderBook.NONE);

    /** A group of numbers; empty in rulesets that do not use it. */
    public enum Page {
        /** How many of the armies on each territory have moved there in this phase. */
        ARRIVALS,
        /** The turn in which each continent's holder took the last of it; 0 for the opening. */
        WHOLE_SINCE,
        /** The last turn that each seat has begun; 0 for none. */
        LAST_TURNS,
        /** The reinforcements that each seat has received in its last turn. */
        RECEIVED,
        /** The money of each seat. */
        TREASURY,
        /** How badly the debts of each seat weaken its armies until its next turn; 0 for not. */
        DEBT,
        /** How many armies of each seat deserted when its last turn began. */
        DESERTED,
        /** The event in force, counted from 1, and the territory that was drawn with it. */
        EVENT,
        /** The territory that each seat has named its capital, counted from 1; 0 for none yet. */
        CAPITALS,
        /** The mission of each seat, counted from 1; 0 for none yet. */
        MISSIONS,
        /** The seats that have agreed to end the match, as one set. */
        VOTES
    }

    /** Where each page begins, and where the last one ends; shared by all copies. */
    private final int[] starts;

    private final int[] numbers;
    private final OrderBook orders;

    /** Creates pages with this number of entries each, all of them 0. */
    public ExtraState(Map<Page, Integer> sizes, OrderBook orders) {
        this.orders = orders;
        starts = new int[PAGES + 1];
        for (Page page : Page.values()) {
            int start = starts[page.ordinal()];
            starts[page.ordinal() + 1] = start + sizes.getOrDefault(page, 0);
        }
        numbers = new int[starts[PAGES]];
    }

    private ExtraState(ExtraState other) {
        starts = other.starts;
        numbers = other.numbers.clone();
        orders = other.orders.copy();
    }

    ExtraState copy() {
        return isEmpty() ? this : new ExtraState(this);
    }

    void copyFrom(ExtraState other) {
        if (isEmpty()) return;
        System.arraycopy(other.numbers, 0, numbers, 0, numbers.length);
        orders.copyFrom(other.orders);
    }

    private boolean isEmpty() {
        return numbers.length == 0 && !orders.isKept();
    }

    public int get(Page page, int index) {
        return numbers[starts[page.ordinal()] + index];
    }

    public void set(Page page, int index, int number) {
        numbers[starts[page.ordinal()] + index] = number;
    }

    public void add(Page page, int index, int number) {
        numbers[starts[page.ordinal()] + index] += number;
    }

    /** Makes all numbers of a page 0. */
    public void clear(Page page) {
        Arrays.fill(numbers, starts[page.ordinal()], starts[page.ordinal() + 1], 0);
    }

    /** What seats have ordered, where they give orders together. */
    public OrderBook orders() {
        return orders;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ExtraState extra
                && Arrays.equals(numbers, extra.numbers)
                && orders.equals(extra.orders);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(numbers);
    }
}
