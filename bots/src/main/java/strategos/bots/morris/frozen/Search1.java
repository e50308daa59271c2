package strategos.bots.morris.frozen;

import java.util.Arrays;
import java.util.stream.Stream;
import strategos.bots.morris.search.Found;
import strategos.bots.morris.search.PositionKey;
import strategos.bots.morris.search.SearchLimits;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisStage;
import strategos.morris.Rules;
import strategos.morris.State;
import strategos.morris.Symmetries;

/**
 * Alpha-beta with iterative deepening over positions of Morris. A ply is a move with its capture.
 *
 * <p>Values are those of the player to move, in hundredths of a man; a won match is worth {@link
 * #WIN}, less the plies it takes.
 */
final class Search1 {

    static final int WIN = 30_000;
    static final int MOST_DEPTH = 40;

    private static final int DRAW = 0;
    private static final int INFINITE = WIN + 1;

    /** A man can be taken at each ply, which is a position of its own. */
    private static final int MOST_POSITIONS = 2 * MOST_DEPTH + 2;

    /** Nobody has more options: nine men fly to fifteen points at most. */
    private static final int MOST_MOVES = 160;

    /** Values beyond this are of won or lost matches. */
    private static final int DECIDED = WIN - MOST_POSITIONS;

    /** To turn a position costs more than it saves near the leaves. */
    private static final int LEAST_DEPTH_TO_TURN = 2;

    private static final int NODES_BETWEEN_LOOKS_AT_THE_CLOCK = 1 << 10;

    private final MorrisPlayout playout;
    private final int quietDraw;
    private final Evaluation1 evaluation;
    private final Transpositions1 table;
    private final PositionKey key;
    private final MoveOrder1 order;
    private final State[] states;
    private final int[][] moves = new int[MOST_POSITIONS][MOST_MOVES];
    private final int[][] ranks = new int[MOST_POSITIONS][MOST_MOVES];
    private long[] path = new long[0];
    private int pathLength;
    private long nodes;
    private SearchLimits limits = SearchLimits.depth(1);
    private long deadline;
    private boolean stopped;

    Search1(Rules rules, Weights1 weights, int tableBits) {
        var game = new Morris(rules.withoutDraws());
        playout = game.simulation();
        quietDraw = rules.quietMoves() > 0 ? 2 * rules.quietMoves() : Integer.MAX_VALUE;
        evaluation = new Evaluation1(rules, weights);
        table = new Transpositions1(tableBits);
        key = new PositionKey(new Symmetries(rules.board()));
        order = new MoveOrder1(rules.board(), MOST_POSITIONS);
        states = Stream.generate(game::start).limit(MOST_POSITIONS).toArray(State[]::new);
    }

    /**
     * Looks for the best moves from a state in which someone decides.
     *
     * @param slack how far below the best a move may be and still have its value found out
     */
    Found best(State state, SearchLimits given, int slack) {
        limits = given;
        deadline = System.nanoTime() + given.nanos();
        nodes = 0;
        stopped = false;
        order.age();
        begin(state);
        var root = new Root(state, slack);
        for (int depth = 1; depth <= limits.depth() && !stopped; depth++) root.search(depth);
        return root.found();
    }

    private void begin(State state) {
        long[] past = state.past();
        path = Arrays.copyOf(past, past.length + MOST_POSITIONS);
        pathLength = past.length;
        states[0].copyFrom(state.withoutPast());
    }

    /** The moves of the root position, best first. */
    private final class Root {

        private final int count;
        private final int slack;
        private final int[] codes;
        private int[] values;
        private int reached;

        Root(State state, int slack) {
            this.slack = slack;
            count = playout.count(states[0]);
            codes = new int[count];
            values = new int[count];
            for (int option = 0; option < count; option++)
                codes[option] = playout.code(state, option);
        }

        void search(int depth) {
            int[] fresh = values.clone();
            int best = -INFINITE;
            for (int i = 0; i < count; i++) {
                int value = value(i, depth, best == -INFINITE ? best : best - slack);
                if (stopped) break;
                fresh[i] = value;
                best = Math.max(best, value);
            }
            values = fresh;
            if (!stopped) reached = depth;
            sort();
        }

        /** The value of a move, or something below the floor if it is that. */
        private int value(int move, int depth, int floor) {
            make(0, codes[move]);
            int since = since(0, 0);
            if (floor == -INFINITE) return turnOver(0, depth, -INFINITE, INFINITE, since);
            int value = turnOver(0, depth, floor, floor + 1, since);
            return value > floor && !stopped
                    ? turnOver(0, depth, floor, INFINITE, since)
                    : Math.min(value, floor);
        }

        private void sort() {
            for (int i = 0; i < count; i++) MoveOrder1.bringBest(codes, values, i, count);
        }

        Found found() {
            return new Found(codes, values, reached, nodes);
        }
    }

    private void make(int ply, int code) {
        State next = states[ply + 1];
        next.copyFrom(states[ply]);
        playout.playCode(next, code);
    }

    /** Where the positions begin that the next one could repeat. */
    private int since(int ply, int since) {
        return states[ply].stage() == MorrisStage.MOVE ? since : pathLength;
    }

    /** The value of the next position to the player who moves in this one. */
    private int turnOver(int ply, int depth, int alpha, int beta, int since) {
        int left = states[ply].stage() == MorrisStage.TAKE ? depth : depth - 1;
        return states[ply].mover() == states[ply + 1].mover()
                ? search(ply + 1, left, alpha, beta, since)
                : -search(ply + 1, left, -beta, -alpha, since);
    }

    private int search(int ply, int depth, int alpha, int beta, int since) {
        State state = states[ply];
        nodes++;
        return switch (state.stage()) {
            case WON -> WIN - ply;
            case DRAWN -> DRAW;
            case TAKE -> look(ply, depth, alpha, beta, since);
            case PLACE -> depth == 0 ? evaluation.of(state) : look(ply, depth, alpha, beta, since);
            case MOVE -> moving(ply, depth, alpha, beta, since);
            case DRAW -> throw new IllegalStateException("nobody decides who begins");
        };
    }

    /** A repeated position counts as a draw. */
    private int moving(int ply, int depth, int alpha, int beta, int since) {
        State state = states[ply];
        long position = state.position();
        if (state.quiet() >= quietDraw || hasStood(position, since)) return DRAW;
        if (depth == 0) return evaluation.of(state);
        path[pathLength++] = position;
        int value = look(ply, depth, alpha, beta, since);
        pathLength--;
        return value;
    }

    private boolean hasStood(long position, int since) {
        for (int i = pathLength - 2; i >= since; i -= 2) if (path[i] == position) return true;
        return false;
    }

    /** Looks at the moves of a position, unless enough is known of it. */
    private int look(int ply, int depth, int alpha, int beta, int since) {
        if (mustStop()) return DRAW;
        State state = states[ply];
        boolean turns = state.stage() == MorrisStage.PLACE && depth >= LEAST_DEPTH_TO_TURN;
        long position = turns ? key.canonical(state) : key.plain(state);
        int way = key.symmetry();
        long entry = table.find(position);
        int known = Transpositions1.NO_MOVE;
        if (entry != 0) {
            int value = fromTable(Transpositions1.value(entry), ply);
            int bound = Transpositions1.bound(entry);
            if (Transpositions1.depth(entry) >= depth
                    && ((bound & Transpositions1.AT_LEAST) != 0 && value >= beta
                            || (bound & Transpositions1.AT_MOST) != 0 && value <= alpha
                            || bound == Transpositions1.EXACT)) return value;
            known = key.turnedBack(Transpositions1.move(entry), way);
        }
        int count = generate(ply, known);
        int best = -INFINITE;
        int bestMove = 0;
        int floor = alpha;
        for (int i = 0; i < count && best < beta; i++) {
            MoveOrder1.bringBest(moves[ply], ranks[ply], i, count);
            int code = moves[ply][i];
            make(ply, code);
            int value = tryMove(ply, depth, floor, beta, since(ply, since), i);
            if (stopped) return DRAW;
            if (value > best) {
                best = value;
                bestMove = code;
                floor = Math.max(floor, value);
            }
        }
        if (best >= beta) order.refuted(state, bestMove, depth, ply);
        int bound =
                best >= beta
                        ? Transpositions1.AT_LEAST
                        : best <= alpha ? Transpositions1.AT_MOST : Transpositions1.EXACT;
        table.put(position, toTable(best, ply), bound, depth, key.turned(bestMove, way));
        return best;
    }

    private int generate(int ply, int known) {
        State state = states[ply];
        int count = playout.count(state);
        for (int option = 0; option < count; option++) {
            int code = playout.code(state, option);
            moves[ply][option] = code;
            ranks[ply][option] = order.rank(state, code, known, ply);
        }
        return count;
    }

    /** The first move is expected to be best, so of the others it is only asked whether not. */
    private int tryMove(int ply, int depth, int alpha, int beta, int since, int index) {
        if (index == 0 || beta - alpha == 1) return turnOver(ply, depth, alpha, beta, since);
        int value = turnOver(ply, depth, alpha, alpha + 1, since);
        return value > alpha && value < beta ? turnOver(ply, depth, alpha, beta, since) : value;
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
