package strategos.bots.morris.search;

import strategos.morris.MoveCode;
import strategos.morris.Rules;
import strategos.morris.Rules.Aim;
import strategos.morris.Rules.Flying;
import strategos.morris.Rules.Taking;

/** The moves of packed positions: two sets of men and a {@link Rest}. */
final class PackedMoves {

    static final int FEWEST_MEN = 3;

    private final LineMaps maps;
    private final boolean fliesAtThree;
    private final boolean fliesAfterMill;
    private final boolean millsAreSafe;
    private final boolean millWins;

    PackedMoves(Rules rules, LineMaps maps) {
        this.maps = maps;
        fliesAtThree = rules.flying() == Flying.AT_THREE;
        fliesAfterMill = rules.flying() == Flying.AFTER_MILL;
        millsAreSafe = rules.taking() == Taking.NOT_FROM_MILLS;
        millWins = rules.aim() == Aim.MILL;
    }

    boolean millWins() {
        return millWins;
    }

    boolean flies(int mine, int rest) {
        if (fliesAtThree) return Integer.bitCount(mine) == FEWEST_MEN;
        return fliesAfterMill && Rest.mayFly(rest);
    }

    /** Whether the player to move, with no man in hand, cannot move. */
    boolean isBlocked(int mine, int empty, int rest) {
        return (maps.reach(empty) & mine) == 0 && (empty == 0 || !flies(mine, rest));
    }

    /** What is left besides the men when a move closed a mill. */
    int afterMill(int rest, boolean placing) {
        return fliesAfterMill && !placing ? Rest.givenFlight(rest) : rest;
    }

    /** The men that may be taken: any, or those in mills only when there are no others. */
    int takeable(int men) {
        if (!millsAreSafe) return men;
        int free = men & ~maps.inMills(men);
        return free == 0 ? men : free;
    }

    /** Writes the codes of all captures, and says how many there are. */
    int generateTakes(int theirs, int[] into) {
        return generatePoints(takeable(theirs), into);
    }

    /** Writes the codes of all moves, and says how many there are. */
    int generate(int mine, int theirs, int rest, int[] into) {
        int empty = maps.all() & ~(mine | theirs);
        if (Rest.myHand(rest) > 0) return generatePoints(empty, into);
        boolean flies = flies(mine, rest);
        int count = 0;
        for (int men = mine; men != 0; men &= men - 1) {
            int from = Integer.numberOfTrailingZeros(men);
            int targets = flies ? empty : maps.neighbours(from) & empty;
            for (int to = targets; to != 0; to &= to - 1)
                into[count++] = MoveCode.slide(from, Integer.numberOfTrailingZeros(to));
        }
        return count;
    }

    private static int generatePoints(int points, int[] into) {
        int count = 0;
        for (int rest = points; rest != 0; rest &= rest - 1)
            into[count++] = Integer.numberOfTrailingZeros(rest);
        return count;
    }
}
