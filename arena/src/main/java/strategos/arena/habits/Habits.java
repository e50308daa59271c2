package strategos.arena.habits;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a bot does with what it has, counted over its turns. */
public final class Habits {

    private static final double NANOS_PER_MILLI = 1e6;

    private final List<Long> turnNanos = new ArrayList<>();
    private long income;
    private int continents;
    private int kept;
    private int stacks;
    private int inland;
    private int deaths;
    private int cards;

    void countTurn(int newArmies) {
        turnNanos.add(0L);
        income += newArmies;
    }

    /** Adds processor time to the last turn. */
    void spend(long nanos) {
        int last = turnNanos.size() - 1;
        if (last >= 0) turnNanos.set(last, turnNanos.get(last) + nanos);
    }

    void countContinents(int held, int stillHeld) {
        continents += held;
        kept += stillHeld;
    }

    void countStacks(int all, int behindTheLines) {
        stacks += all;
        inland += behindTheLines;
    }

    void countDeath(int cardsHeld) {
        deaths++;
        cards += cardsHeld;
    }

    void add(Habits other) {
        turnNanos.addAll(other.turnNanos);
        income += other.income;
        continents += other.continents;
        kept += other.kept;
        stacks += other.stacks;
        inland += other.inland;
        deaths += other.deaths;
        cards += other.cards;
    }

    public int turns() {
        return turnNanos.size();
    }

    /** New armies per turn, without sets. */
    public double income() {
        return (double) income / Math.max(1, turns());
    }

    /** How many continents it held at the end of a turn. */
    public int continents() {
        return continents;
    }

    /** The share of them that it still held when its next turn began. */
    public double keptShare() {
        return (double) kept / Math.max(1, continents);
    }

    /** How many stacks of ten armies or more it had at the end of a turn. */
    public int stacks() {
        return stacks;
    }

    /** The share of them that stood behind its own lines. */
    public double inlandShare() {
        return (double) inland / Math.max(1, stacks);
    }

    /** How often it was eliminated. */
    public int deaths() {
        return deaths;
    }

    /** The cards that it then held, on average. */
    public double cardsAtDeath() {
        return (double) cards / Math.max(1, deaths);
    }

    /**
     * The processor time of a turn, in milliseconds, that this share of the turns did not exceed.
     */
    public double turnMillis(double share) {
        if (turnNanos.isEmpty()) return 0;
        var sorted = new ArrayList<>(turnNanos);
        Collections.sort(sorted);
        return sorted.get((int) (share * (sorted.size() - 1))) / NANOS_PER_MILLI;
    }
}
