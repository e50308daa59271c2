package strategos.bots.morris.search;

import java.util.Arrays;
import strategos.morris.MorrisStage;
import strategos.morris.MoveCode;
import strategos.morris.Rules;
import strategos.morris.State;

/**
 * Alpha-beta with iterative deepening over positions of Morris. A ply is a move with its capture.
 *
 * <p>A position is two sets of men and a {@link Rest}, seen by the player to move; it is passed
 * from call to call, so that nothing is copied and nothing has to be taken back. Values are those
 * of the player to move, in points; a won match is worth {@link #WIN}, less the plies it takes.
 */
public final class Search {

    public static final int WIN = 30_000;
    public static final int MOST_DEPTH = 40;

    private static final int DRAW = 0;
    private static final int INFINITE = WIN + 1;

    /** Values beyond this are of won or lost matches. */
    private static final int DECIDED = WIN - 2 * MOST_DEPTH;

    private static final int MOST_PLIES = MOST_DEPTH + 2;

    /** Nobody has more moves: nine men fly to fifteen points at most. */
    private static final int MOST_MOVES = 160;

    /** To turn a position costs more than it saves near the leaves. */
    private static final int LEAST_DEPTH_TO_TURN = 2;

    private static final int NODES_BETWEEN_LOOKS_AT_THE_CLOCK = 1 << 10;

    private final Evaluation evaluation;
    private final LineMaps maps;
    private final PackedMoves rules;
    private final Transpositions table;
    private final PackedKey key;
    private final MoveOrder order;
    private final int quietDraw;
    private final int[][] moves = new int[MOST_PLIES][MOST_MOVES];
    private final int[][] ranks = new int[MOST_PLIES][MOST_MOVES];
    private final int[][] takes = new int[MOST_PLIES][Integer.SIZE];
    private final int[][] takeRanks = new int[MOST_PLIES][Integer.SIZE];
    private long[] path = new long[0];
    private int pathLength;
    private long nodes;
    private SearchLimits limits = SearchLimits.depth(1);
    private long deadline;
    private boolean stopped;

    public Search(Rules rules, int tableBits) {
        this(rules, tableBits, Evaluation.shipped(rules));
    }

    /**
     * @param evaluation of positions by the same rules
     */
    public Search(Rules rules, int tableBits, Evaluation evaluation) {
        this.evaluation = evaluation;
        maps = new LineMaps(rules.board());
        this.rules = new PackedMoves(rules, maps);
        quietDraw = rules.quietMoves() > 0 ? 2 * rules.quietMoves() : Integer.MAX_VALUE;
        table = new Transpositions(tableBits);
        key = new PackedKey(rules.board());
        order = new MoveOrder(maps, MOST_PLIES);
    }

    /**
     * Looks for the best moves from a state in which someone decides.
     *
     * @param slack how far below the best a move may be and still have its value found out
     */
    public Found best(State state, SearchLimits given, int slack) {
        return best(state, given, slack, 0);
    }

    /**
     * The same for a position and all that are equal to it by symmetry: it is turned before it is
     * searched, and the moves are turned back. What earlier searches found is forgotten, so the
     * answer depends on the position alone.
     */
    public Found bestOfClass(State state, SearchLimits given) {
        table.clear();
        order.clear();
        key.canonical(state.mine(), state.theirs(), Rest.of(state));
        int way = key.symmetry();
        Found found = best(state, given, 0, way);
        int[] codes = Arrays.stream(found.codes()).map(it -> key.turnedBack(it, way)).toArray();
        return new Found(codes, found.values(), found.depth(), found.nodes());
    }

    private Found best(State state, SearchLimits given, int slack, int way) {
        limits = given;
        deadline = System.nanoTime() + given.nanos();
        nodes = 0;
        stopped = false;
        order.age();
        long[] past = state.past();
        path = new long[past.length + MOST_PLIES];
        pathLength = past.length;
        for (int i = 0; i < pathLength; i++) path[i] = key.ofPast(past[i]);
        var root = new Root(state, slack, way);
        for (int depth = 1; depth <= limits.depth() && !stopped; depth++) root.search(depth);
        return root.found();
    }

    /** The moves of the root position, best first. */
    private final class Root {

        private final boolean takes;
        private final int mine;
        private final int theirs;
        private final int rest;
        private final int quiet;
        private final int slack;
        private final int[] codes;
        private int[] values;
        private int reached;

        Root(State state, int slack, int way) {
            this.slack = slack;
            takes = state.stage() == MorrisStage.TAKE;
            mine = key.turnedSet(state.mine(), way);
            theirs = key.turnedSet(state.theirs(), way);
            rest = Rest.of(state);
            quiet = state.quiet();
            int[] found = moves[0];
            int count =
                    takes
                            ? rules.generateTakes(theirs, found)
                            : rules.generate(mine, theirs, rest, found);
            codes = Arrays.copyOf(found, count);
            values = new int[count];
        }

        void search(int depth) {
            int[] fresh = values.clone();
            int best = -INFINITE;
            int searched = 0;
            for (; searched < codes.length; searched++) {
                int floor = best == -INFINITE ? best : best - slack;
                int value = value(codes[searched], depth, floor);
                if (stopped) break;
                fresh[searched] = value;
                best = Math.max(best, value);
            }
            // Moves that this depth has not reached may be worse than they seemed: none comes
            // first.
            if (searched > 0)
                for (int i = searched; i < codes.length; i++)
                    fresh[i] = Math.min(fresh[i], best - 1);
            values = fresh;
            if (!stopped) reached = depth;
            for (int i = 0; i < codes.length; i++)
                MoveOrder.bringBest(codes, values, i, codes.length);
        }

        /** The value of a move, or something below the floor if it is that. */
        private int value(int code, int depth, int floor) {
            if (floor == -INFINITE) return play(code, depth, -INFINITE, INFINITE);
            int value = play(code, depth, floor, floor + 1);
            return value > floor && !stopped
                    ? play(code, depth, floor, INFINITE)
                    : Math.min(value, floor);
        }

        /** A capture is the end of a ply that has begun, so it does not count as one. */
        private int play(int code, int depth, int alpha, int beta) {
            return takes
                    ? take(mine, theirs, rest, code, depth, alpha, beta, 0)
                    : move(mine, theirs, rest, quiet, code, depth - 1, 0, alpha, beta, 0);
        }

        Found found() {
            return new Found(codes, values, reached, nodes);
        }
    }

    /**
     * The value of a move to its player.
     *
     * @param depth the plies to look ahead after the move
     * @param less how many fewer if it closes no mill
     */
    private int move(
            int mine,
            int theirs,
            int rest,
            int quiet,
            int code,
            int depth,
            int less,
            int alpha,
            int beta,
            int ply) {
        int to = MoveCode.to(code);
        int from = MoveCode.from(code);
        boolean placing = from < 0;
        int after = placing ? mine | 1 << to : mine ^ (1 << from | 1 << to);
        int restAfter = placing ? Rest.placed(rest) : Rest.moved(rest);
        if (maps.closes(after, to)) {
            if (rules.millWins()) return WIN - ply - 1;
            if (theirs != 0) {
                int won = rules.afterMill(restAfter, placing);
                return bestTake(after, theirs, won, depth, alpha, beta, ply);
            }
        }
        int quietAfter = placing ? 0 : quiet + 1;
        int passed = Rest.passed(restAfter);
        return -search(theirs, after, passed, quietAfter, depth - less, -beta, -alpha, ply + 1);
    }

    /** The value of the best capture to its player. */
    private int bestTake(int mine, int theirs, int rest, int depth, int alpha, int beta, int ply) {
        int[] points = takes[ply];
        int[] merits = takeRanks[ply];
        int count = rules.generateTakes(theirs, points);
        order.rankTakes(points, merits, count);
        int best = -INFINITE;
        for (int i = 0; i < count && best < beta; i++) {
            MoveOrder.bringBest(points, merits, i, count);
            int floor = Math.max(alpha, best);
            best = Math.max(best, take(mine, theirs, rest, points[i], depth, floor, beta, ply));
            if (stopped) return DRAW;
            if (best >= beta) order.tookWell(points[i], depth);
        }
        return best;
    }

    private int take(
            int mine, int theirs, int rest, int point, int depth, int alpha, int beta, int ply) {
        int left = theirs & ~(1 << point);
        if (Integer.bitCount(left) + Rest.theirHand(rest) < PackedMoves.FEWEST_MEN)
            return WIN - ply - 1;
        return -search(left, mine, Rest.passed(rest), 0, depth, -beta, -alpha, ply + 1);
    }

    private int search(
            int mine, int theirs, int rest, int quiet, int depth, int alpha, int beta, int ply) {
        nodes++;
        boolean isLeaf = depth <= 0 || ply >= MOST_DEPTH;
        if (Rest.myHand(rest) > 0)
            return isLeaf
                    ? evaluation.of(mine, theirs, rest)
                    : look(mine, theirs, rest, quiet, depth, alpha, beta, ply);
        int empty = maps.all() & ~(mine | theirs);
        if (rules.isBlocked(mine, empty, rest)) return empty == 0 ? DRAW : ply - WIN;
        long position = PackedKey.plain(mine, theirs, rest);
        if (quiet >= quietDraw || hasStood(position, quiet)) return DRAW;
        if (isLeaf) return evaluation.of(mine, theirs, rest);
        path[pathLength++] = position;
        int value = look(mine, theirs, rest, quiet, depth, alpha, beta, ply);
        pathLength--;
        return value;
    }

    /** A repeated position counts as a draw. */
    private boolean hasStood(long position, int quiet) {
        int since = Math.max(0, pathLength - quiet);
        for (int i = pathLength - 2; i >= since; i -= 2) if (path[i] == position) return true;
        return false;
    }

    /** Looks at the moves of a position, unless enough is known of it. */
    private int look(
            int mine, int theirs, int rest, int quiet, int depth, int alpha, int beta, int ply) {
        if (mustStop()) return DRAW;
        boolean turns = Rest.myHand(rest) > 0 && depth >= LEAST_DEPTH_TO_TURN;
        long position =
                turns ? key.canonical(mine, theirs, rest) : PackedKey.plain(mine, theirs, rest);
        int way = turns ? key.symmetry() : 0;
        long entry = table.find(position);
        int known = Transpositions.NO_MOVE;
        if (entry != 0) {
            int value = fromTable(Transpositions.value(entry), ply);
            if (Transpositions.settles(entry, value, depth, alpha, beta)) return value;
            known = key.turnedBack(Transpositions.move(entry), way);
        }
        int[] codes = moves[ply];
        int[] merits = ranks[ply];
        int count = rules.generate(mine, theirs, rest, codes);
        order.rank(mine, theirs, codes, merits, count, known, ply);
        int best = -INFINITE;
        int bestMove = 0;
        int floor = alpha;
        for (int i = 0; i < count && best < beta; i++) {
            MoveOrder.bringBest(codes, merits, i, count);
            int code = codes[i];
            int less = MoveOrder.isLate(merits[i]) ? reduction(depth, i) : 0;
            int ceiling = i == 0 ? beta : floor + 1;
            int value = move(mine, theirs, rest, quiet, code, depth - 1, less, floor, ceiling, ply);
            // The first move is expected to be best: of the others it is only asked whether not.
            if (value > floor && (less > 0 || value < beta) && i > 0 && !stopped)
                value = move(mine, theirs, rest, quiet, code, depth - 1, 0, floor, beta, ply);
            if (stopped) return DRAW;
            if (value > best) {
                best = value;
                bestMove = code;
                floor = Math.max(floor, value);
            }
        }
        if (best >= beta) order.refuted(bestMove, depth, ply);
        int bound = Transpositions.bound(best, alpha, beta);
        table.put(position, toTable(best, ply), bound, depth, key.turned(bestMove, way));
        return best;
    }

    /** Late moves are seldom best: they are looked at less deeply first. */
    private static int reduction(int depth, int index) {
        if (depth < 3 || index < 3) return 0;
        return depth >= 5 && index >= 8 ? 2 : 1;
    }

    private boolean mustStop() {
        if (nodes >= limits.nodes()) stopped = true;
        if (nodes % NODES_BETWEEN_LOOKS_AT_THE_CLOCK == 0
                && (System.nanoTime() > deadline || Thread.currentThread().isInterrupted()))
            stopped = true;
        return stopped;
    }

    /** A table tells how far a won match is from its end; here it is told from the root. */
    private static int fromTable(int value, int ply) {
        if (value > DECIDED) return value - ply;
        return value < -DECIDED ? value + ply : value;
    }

    private static int toTable(int value, int ply) {
        if (value > DECIDED) return value + ply;
        return value < -DECIDED ? value - ply : value;
    }
}
