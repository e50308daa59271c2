package strategos.conquest.extension;

import java.util.Arrays;
import java.util.function.IntPredicate;
import strategos.conquest.board.Board;
import strategos.conquest.rules.Extensions.Economy;
import strategos.conquest.state.State;

/** The cost of the armies of one seat, depending on how concentrated and how scattered they are. */
final class Upkeep {

    private final Economy economy;
    private final int[] territories;
    private final int[] armies;

    /** For each territory, the first one of those that the seat's territories join it with. */
    private final int[] groups;

    Upkeep(Economy economy, State state, int seat) {
        this.economy = economy;
        territories = new int[state.holdings(seat)];
        armies = new int[territories.length];
        int next = 0;
        for (int t = state.nextHolding(seat, 0); t >= 0; t = state.nextHolding(seat, t + 1)) {
            territories[next] = t;
            armies[next++] = state.armies(t);
        }
        groups = economy.cutOffCosts() > 0 ? groups(state.board()) : new int[0];
    }

    /** Borders join whichever way they lead. */
    private int[] groups(Board board) {
        int[] places = new int[board.size()];
        Arrays.fill(places, -1);
        for (int i = 0; i < territories.length; i++) places[territories[i]] = i;
        int[] found = new int[territories.length];
        Arrays.fill(found, -1);
        int[] ahead = new int[territories.length];
        for (int first = 0; first < found.length; first++) {
            if (found[first] >= 0) continue;
            int end = 0;
            ahead[end++] = first;
            found[first] = first;
            for (int at = 0; at < end; at++) {
                int t = territories[ahead[at]];
                for (int b = board.firstBorder(t); b < board.endBorder(t); b++)
                    end = visit(places[board.to(b)], first, found, ahead, end);
                for (int border : board.into(t))
                    end = visit(places[board.from(border)], first, found, ahead, end);
            }
        }
        return found;
    }

    private static int visit(int place, int group, int[] found, int[] ahead, int end) {
        if (place < 0 || found[place] >= 0) return end;
        found[place] = group;
        ahead[end] = place;
        return end + 1;
    }

    /** What all armies cost. */
    long costs() {
        return costs(armies);
    }

    private long costs(int[] standing) {
        long costs = economy.cutOffCosts() * cutOff(standing);
        for (int there : standing) costs += crowded(there);
        return costs;
    }

    /** What armies on one territory cost: the more of them, the more each. */
    private long crowded(long there) {
        return there * (economy.armyCosts() + there / economy.crowd());
    }

    /** How many armies stand outside the group with the most of them. */
    private long cutOff(int[] standing) {
        if (groups.length == 0) return 0;
        long[] sums = new long[groups.length];
        for (int i = 0; i < standing.length; i++) sums[groups[i]] += standing[i];
        return Arrays.stream(sums).sum() - Arrays.stream(sums).max().orElse(0);
    }

    /**
     * Armies desert until the rest cost no more than this: one at a time from the territory with
     * the most, of several the first on the board, but never the last of one. Answers how many do.
     */
    int desert(long affordable) {
        if (costs() <= affordable) return 0;
        int before = Arrays.stream(armies).sum();
        int most = Arrays.stream(armies).max().orElse(1);
        int height = most - least(most - 1, less -> costs(lowered(most - less, 0)) <= affordable);
        int count = least(armies.length, first -> costs(lowered(height + 1, first)) <= affordable);
        System.arraycopy(lowered(height + 1, count), 0, armies, 0, armies.length);
        return before - Arrays.stream(armies).sum();
    }

    /** The smallest number up to a limit for which something is true, or the limit. */
    private static int least(int limit, IntPredicate isTrue) {
        int low = 0;
        int high = limit;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (isTrue.test(middle)) high = middle;
            else low = middle + 1;
        }
        return low;
    }

    /** The armies limited to a height per territory, and to one less on the first territories. */
    private int[] lowered(int height, int first) {
        int[] standing = armies.clone();
        for (int i = 0; i < standing.length; i++)
            standing[i] = Math.min(standing[i], Math.max(1, i < first ? height - 1 : height));
        return standing;
    }

    /** Leaves on the board what has not deserted. */
    void apply(State state) {
        for (int i = 0; i < armies.length; i++)
            state.addArmies(territories[i], armies[i] - state.armies(territories[i]));
    }
}
