package strategos.conquest.state;

import java.util.Arrays;

/**
 * What only some rulesets remember: which armies have moved in this phase, since when continents
 * are whole, and what seats have received. All others share one that is empty.
 */
public final class Ledger {

    /** What rulesets keep that need none of it. */
    public static final Ledger NONE = new Ledger(0, 0, 0);

    private final int[] arrivals;
    private final int[] wholeSince;
    private final int[] lastTurns;
    private final int[] received;

    public Ledger(int territories, int continents, int seats) {
        arrivals = new int[territories];
        wholeSince = new int[continents];
        lastTurns = new int[seats];
        received = new int[seats];
    }

    private Ledger(Ledger other) {
        arrivals = other.arrivals.clone();
        wholeSince = other.wholeSince.clone();
        lastTurns = other.lastTurns.clone();
        received = other.received.clone();
    }

    Ledger copy() {
        return isKept() ? new Ledger(this) : this;
    }

    void copyFrom(Ledger other) {
        if (!isKept()) return;
        System.arraycopy(other.arrivals, 0, arrivals, 0, arrivals.length);
        System.arraycopy(other.wholeSince, 0, wholeSince, 0, wholeSince.length);
        System.arraycopy(other.lastTurns, 0, lastTurns, 0, lastTurns.length);
        System.arraycopy(other.received, 0, received, 0, received.length);
    }

    private boolean isKept() {
        return arrivals.length > 0;
    }

    /** How many of the armies on a territory have moved there in this phase. */
    public int arrivals(int territory) {
        return arrivals[territory];
    }

    public void arrive(int territory, int armies) {
        arrivals[territory] += armies;
    }

    public void clearArrivals() {
        Arrays.fill(arrivals, 0);
    }

    /**
     * The number of the turn in which the holder of a continent took the last of it; 0 for the
     * opening.
     */
    public int wholeSince(int continent) {
        return wholeSince[continent];
    }

    public void whole(int continent, int turn) {
        wholeSince[continent] = turn;
    }

    /** The number of the last turn that a seat has begun; 0 for none. */
    public int lastTurn(int seat) {
        return lastTurns[seat];
    }

    /** A seat begins a turn and gets these reinforcements. */
    public void begin(int seat, int turn, int reinforcements) {
        lastTurns[seat] = turn;
        received[seat] = reinforcements;
    }

    /** The reinforcements that a seat has received in its last turn. */
    public int received(int seat) {
        return received[seat];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ledger ledger
                && Arrays.equals(arrivals, ledger.arrivals)
                && Arrays.equals(wholeSince, ledger.wholeSince)
                && Arrays.equals(lastTurns, ledger.lastTurns)
                && Arrays.equals(received, ledger.received);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(arrivals);
    }
}
