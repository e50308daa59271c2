package strategos.bots.conquest;

import java.util.Arrays;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.view.View;

/**
 * A bot's working copy of the board: owners and armies. It is filled once per decision; then
 * territories can change owners in it, to think ahead.
 */
final class Survey {

    /** No territory, and the owner of a free one. */
    static final int NONE = -1;

    /** What is thought to stand on a territory out of sight. */
    private static final int ARMIES_OUT_OF_SIGHT = 2;

    private final Board board;
    private final int[] continentOf;
    private final int[] sizes;
    private final int[] owner;
    private final int[] armies;
    private final int[] holdings;
    private final int[][] holdingsIn;
    private final boolean[] friends;

    /** The set of friendly territories, as words of bits. */
    private final long[] friendly;

    private final int[] guards;
    private int seat;
    private int outOfSight;

    Survey(Conquest game) {
        board = game.board();
        int owners = game.seats() + 1; // the seats, and the neutral army where there is one
        continentOf = new int[board.size()];
        sizes = new int[board.continents().size()];
        owner = new int[board.size()];
        armies = new int[board.size()];
        holdings = new int[owners];
        holdingsIn = new int[sizes.length][owners];
        friends = new boolean[owners];
        friendly = new long[Math.ceilDiv(board.size(), Long.SIZE)];
        guards = new int[board.size()];
        for (int t = 0; t < board.size(); t++) {
            continentOf[t] = board.territories().get(t).continent();
            sizes[continentOf[t]]++;
        }
    }

    void look(View view) {
        seat = view.seat();
        Arrays.fill(holdings, 0);
        Arrays.fill(friendly, 0);
        for (int[] holders : holdingsIn) Arrays.fill(holders, 0);
        Arrays.fill(guards, 0);
        for (int other = 0; other < view.seats(); other++) friends[other] = view.isFriend(other);
        int unseen = 0;
        for (int t = 0; t < owner.length; t++) {
            int known = view.owner(t);
            armies[t] = known == View.UNKNOWN ? ARMIES_OUT_OF_SIGHT : view.armies(t);
            if (known == View.UNKNOWN) unseen++;
            owner[t] = known;
            if (known < 0) continue;
            holdings[known]++;
            holdingsIn[continentOf[t]][known]++;
            if (friends[known]) friendly[t / Long.SIZE] |= 1L << t;
        }
        outOfSight = unseen == 0 ? 0 : Math.ceilDiv(unseen, opponents(view));
    }

    private static int opponents(View view) {
        int opponents = 0;
        for (int other = 0; other < view.owners(); other++)
            if (other != view.seat() && view.isAlive(other)) opponents++;
        return Math.max(1, opponents);
    }

    Board board() {
        return board;
    }

    int seat() {
        return seat;
    }

    int owner(int territory) {
        return owner[territory];
    }

    boolean isMine(int territory) {
        return owner[territory] == seat;
    }

    /** Whether a territory is the viewer's own or a team-mate's. */
    boolean isFriendly(int territory) {
        return owner[territory] >= 0 && friends[owner[territory]];
    }

    int armies(int territory) {
        return armies[territory];
    }

    int continentOf(int territory) {
        return continentOf[territory];
    }

    /** How many territories an owner has; of those out of sight, everyone has an equal share. */
    int holdings(int owner) {
        return owner == seat ? holdings[owner] : holdings[owner] + outOfSight;
    }

    /** How many territories of a continent an owner is seen to have. */
    int holdings(int owner, int continent) {
        return owner < 0 ? 0 : holdingsIn[continent][owner];
    }

    /** How many territories of a continent are not free any more. */
    int taken(int continent) {
        return Arrays.stream(holdingsIn[continent]).sum();
    }

    /** How many territories a continent has. */
    int size(int continent) {
        return sizes[continent];
    }

    /** Thinks of a territory as another's; its armies stay as they were. */
    void give(int territory, int to) {
        count(owner[territory], continentOf[territory], -1);
        owner[territory] = to;
        count(to, continentOf[territory], 1);
        long bit = 1L << territory;
        if (isFriendly(territory)) friendly[territory / Long.SIZE] |= bit;
        else friendly[territory / Long.SIZE] &= ~bit;
    }

    private void count(int owner, int continent, int change) {
        if (owner < 0) return;
        holdings[owner] += change;
        holdingsIn[continent][owner] += change;
    }

    /** Whether a territory is the viewer's own and can be attacked, or attack. */
    boolean isOwnBorder(int territory) {
        return isMine(territory) && hasForeignNeighbour(territory);
    }

    /** Whether a territory is the viewer's own and lies behind the lines. */
    boolean isOwnInside(int territory) {
        return isMine(territory) && !hasForeignNeighbour(territory);
    }

    private boolean hasForeignNeighbour(int territory) {
        for (int word = 0; word < friendly.length; word++)
            if ((board.reach(territory, word) & ~friendly[word]) != 0) return true;
        return false;
    }

    /** The armies of others that could come over the borders of a territory at once. */
    int threat(int territory) {
        int threat = 0;
        for (int border : board.into(territory)) {
            int from = board.from(border);
            if (!isFriendly(from)) threat += armies[from] - 1;
        }
        return threat;
    }

    /** How many armies an own territory is short of what threatens it; below 0 if it has more. */
    int need(int territory) {
        return threat(territory) - armies[territory] + guards[territory];
    }

    /** Makes a territory one that should have this many armies more than others. */
    void guard(int territory, int armies) {
        guards[territory] = armies;
    }

    /** The own territory with the most armies beyond what threatens it. */
    int safest() {
        int safest = NONE;
        for (int t = 0; t < owner.length; t++)
            if (isMine(t) && (safest == NONE || need(t) < need(safest))) safest = t;
        return safest;
    }
}
