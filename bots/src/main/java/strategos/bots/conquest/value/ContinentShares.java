package strategos.bots.conquest.value;

import java.util.Arrays;
import strategos.conquest.board.Board;

/** What continents bring each seat, or could bring it in its next turn. */
final class ContinentShares {

    /** What taking a territory costs for every army on it. */
    private static final double COST = 1.1;

    /** How many more armies than the defender make it probable that a border falls. */
    private static final double BREACH = 4;

    private final Board board;
    private final Position position;
    private final int[] continentOf;
    private final int[] sizes;

    /** The number of territories of each continent that each owner holds. */
    final int[][] held;

    /** The armies of each owner in each continent. */
    final int[][] armies;

    private final int[][] inside;
    private final int[][] beside;
    private final double[][] breach;
    private final double[] holds;
    final double[] lasting;
    final double[] progress;
    final double[] contest;
    final double[] completion;
    final double[] breaking;
    final double[] denial;

    ContinentShares(Board board, Position position) {
        this.board = board;
        this.position = position;
        int continents = board.continents().size();
        int owners = position.seats + 1;
        continentOf = new int[board.size()];
        sizes = new int[continents];
        for (int t = 0; t < board.size(); t++) {
            continentOf[t] = board.territories().get(t).continent();
            sizes[continentOf[t]]++;
        }
        held = new int[continents][owners];
        armies = new int[continents][owners];
        inside = new int[continents][owners];
        beside = new int[continents][owners];
        breach = new double[continents][owners];
        holds = new double[continents];
        lasting = new double[owners];
        progress = new double[owners];
        contest = new double[owners];
        completion = new double[owners];
        breaking = new double[owners];
        denial = new double[owners];
    }

    void clear() {
        for (int c = 0; c < sizes.length; c++) {
            Arrays.fill(held[c], 0);
            Arrays.fill(armies[c], 0);
            Arrays.fill(inside[c], 0);
            Arrays.fill(beside[c], 0);
            Arrays.fill(breach[c], 0);
        }
        Arrays.fill(holds, 1);
        Arrays.fill(lasting, 0);
        Arrays.fill(progress, 0);
        Arrays.fill(contest, 0);
        Arrays.fill(completion, 0);
        Arrays.fill(breaking, 0);
        Arrays.fill(denial, 0);
    }

    /** Counts a territory that is taken with this chance. */
    void survey(int territory, double danger) {
        int continent = continentOf[territory];
        int owner = position.owner[territory];
        int here = position.armies[territory];
        held[continent][owner]++;
        armies[continent][owner] += here;
        inside[continent][owner] += here - 1;
        holds[continent] *= 1 - danger;
        for (int b = board.firstBorder(territory); b < board.endBorder(territory); b++) {
            int to = board.to(b);
            int there = continentOf[to];
            if (there != continent) beside[there][owner] = Math.max(beside[there][owner], here - 1);
            int other = position.owner[to];
            if (other >= 0 && position.areFriends(other, owner)) continue;
            double more = here - COST * position.armies[to];
            breach[there][owner] = Math.max(breach[there][owner], more);
        }
    }

    /** Works out all shares, after all territories have been counted. */
    void judge(Fronts fronts) {
        for (int continent = 0; continent < sizes.length; continent++) {
            int holder = holder(continent);
            for (int seat = 0; seat < position.seats; seat++) {
                if (fronts.territories[seat] == 0) continue;
                if (holder == seat) lasting[seat] += board.bonus(continent) * holds[continent];
                else if (holder < 0) judgeContested(continent, seat);
                else if (holder < position.seats && !position.areFriends(holder, seat))
                    breaking[seat] += board.bonus(continent) * breakable(continent, seat);
            }
        }
    }

    /** The owner of all of a continent; −1 if there is none. */
    private int holder(int continent) {
        for (int owner = 0; owner <= position.seats; owner++)
            if (held[continent][owner] == sizes[continent]) return owner;
        return -1;
    }

    private double breakable(int continent, int seat) {
        return chance((breach[continent][seat] + position.reserve(seat)) / BREACH);
    }

    private void judgeContested(int continent, int seat) {
        double bonus = board.bonus(continent);
        int size = sizes[continent];
        int mine = held[continent][seat];
        int all = 0;
        for (int there : armies[continent]) all += there;
        double needed = COST * (all - armies[continent][seat]) + size - mine;
        double had = inside[continent][seat] + beside[continent][seat] + position.reserve(seat);
        double margin = (had - needed) / (2 + 0.3 * needed);
        if (!isShared(continent, seat))
            completion[seat] = Math.max(completion[seat], bonus * chance(margin));
        if (mine == 0) return;
        double part = (double) mine / size;
        double share = (double) armies[continent][seat] / all;
        contest[seat] = Math.max(contest[seat], bonus * share * share);
        progress[seat] += bonus * part * part;
        denial[seat] = Math.max(denial[seat], bonus * denied(continent, seat));
    }

    /** Whether a team-mate holds a part of a continent, which cannot be taken from it. */
    private boolean isShared(int continent, int seat) {
        for (int other = 0; other < position.seats; other++)
            if (other != seat && held[continent][other] > 0 && position.areFriends(other, seat))
                return true;
        return false;
    }

    /** The part of a continent of the only rival in it. */
    private double denied(int continent, int seat) {
        int most = 0;
        for (int other = 0; other < position.seats; other++)
            if (!position.areFriends(other, seat)) most = Math.max(most, held[continent][other]);
        int size = sizes[continent];
        return most + held[continent][seat] == size ? (double) most / size : 0;
    }

    /** A chance that grows with a margin: one half at 0. */
    static double chance(double margin) {
        return 1 / (1 + Math.exp(-margin));
    }
}
