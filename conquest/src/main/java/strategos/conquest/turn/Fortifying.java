package strategos.conquest.turn;

import java.util.Optional;
import strategos.conquest.board.Board;
import strategos.conquest.rules.Fortify;
import strategos.conquest.state.Bits;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/**
 * The last phase of a turn: one move between two territories of the seat, adjacent or connected, or
 * any number of moves in which each army takes at most one step. During this phase, the options of
 * the state are the territories to move from.
 */
public final class Fortifying {

    private final Turns turns;
    private final Board board;
    private final Fortify mode;

    Fortifying(Setting setting, Turns turns) {
        this.turns = turns;
        this.board = setting.board();
        this.mode = setting.rules().fortify();
    }

    void begin(State state) {
        switch (mode) {
            case CONNECTED, ADJACENT -> offer(state);
            case MANY -> {
                state.extra().clear(Page.ARRIVALS);
                offer(state);
            }
            case NONE -> end(state);
        }
    }

    private void offer(State state) {
        state.between(State.NOWHERE, State.NOWHERE);
        state.forgetOptions();
        state.enter(Stage.FORTIFY);
    }

    /** How many territories armies can leave, or go to from the one that has been fixed. */
    public int countOptions(State state) {
        if (!state.hasOptions()) list(state);
        return state.countOptions();
    }

    /** The territory among these with this rank. */
    public int option(State state, int rank) {
        if (!state.hasOptions()) list(state);
        return state.option(rank);
    }

    /** The first territory among these that is not below this number, or -1. */
    public int nextOption(State state, int territory) {
        if (!state.hasOptions()) list(state);
        return state.nextOption(territory);
    }

    /** Lists the territories that armies of the seat in turn can leave. */
    private void list(State state) {
        state.clearOptions();
        if (board.isSmall() && mode != Fortify.MANY) {
            state.setOptions(0, sourcesOnSmallBoard(state));
        } else {
            int seat = state.seat();
            for (int t = state.nextHolding(seat, 0); t >= 0; t = state.nextHolding(seat, t + 1)) {
                if (most(state, t) > 0 && hasOwnNeighbour(state, seat, t)) state.addOption(t);
            }
        }
    }

    /**
     * How many armies can leave a territory: all but one, and where each moves one step at most,
     * none that has.
     */
    public int most(State state, int from) {
        int most = state.armies(from) - 1;
        return mode == Fortify.MANY
                ? Math.min(most, state.armies(from) - state.extra().get(Page.ARRIVALS, from))
                : most;
    }

    /** The same on a board of one word, without a branch. */
    private long sourcesOnSmallBoard(State state) {
        long own = state.held(state.seat(), 0);
        long sources = 0;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int t = Long.numberOfTrailingZeros(rest);
            long near = board.reach(t, 0) & own;
            sources |= ((1L - state.armies(t)) & (near | -near)) >>> 63 << t;
        }
        return sources;
    }

    private boolean hasOwnNeighbour(State state, int seat, int territory) {
        for (int w = 0; w < board.words(); w++) {
            if ((board.reach(territory, w) & state.held(seat, w)) != 0) return true;
        }
        return false;
    }

    /** Fixes the territory to move from: from now on the options are the territories to move to. */
    public void leave(State state, int from) {
        state.between(from, State.NOWHERE);
        state.clearOptions();
        if (board.isSmall()) {
            state.setOptions(0, joined(state, from) & ~(1L << from));
        } else {
            var targets = targets(state, from);
            for (int w = 0; w < board.words(); w++) state.setOptions(w, targets[w]);
        }
    }

    /** The territories that can be moved to from one, as words of bits. */
    public long[] targets(State state, int from) {
        var targets =
                board.isSmall()
                        ? new long[] {joined(state, from)}
                        : joinedOnLargeBoard(state, from);
        targets[from >> 6] &= ~(1L << from);
        return targets;
    }

    /**
     * The territories of the same seat that can be moved to, on a board of one word; the territory
     * itself may be among them.
     */
    private long joined(State state, int from) {
        long own = state.held(state.seat(), 0);
        return mode == Fortify.CONNECTED ? joined(own, from) : board.reach(from, 0) & own;
    }

    private long joined(long own, int from) {
        long reached = 1L << from;
        long ahead = reached;
        while (ahead != 0) {
            int t = Long.numberOfTrailingZeros(ahead);
            long fresh = board.reach(t, 0) & own & ~reached;
            reached |= fresh;
            ahead = ahead & ahead - 1 | fresh;
        }
        return reached;
    }

    private long[] joinedOnLargeBoard(State state, int from) {
        long[] reached = new long[board.words()];
        if (mode != Fortify.CONNECTED) {
            for (int w = 0; w < board.words(); w++) {
                reached[w] = board.reach(from, w) & state.held(state.seat(), w);
            }
            return reached;
        }
        int[] ahead = new int[board.size()];
        int waiting = 0;
        reached[from >> 6] |= 1L << from;
        ahead[waiting++] = from;
        while (waiting > 0) {
            int t = ahead[--waiting];
            for (int border = board.firstBorder(t); border < board.endBorder(t); border++) {
                int to = board.to(border);
                if (state.owner(to) != state.seat() || (reached[to >> 6] >>> to & 1) != 0) continue;
                reached[to >> 6] |= 1L << to;
                ahead[waiting++] = to;
            }
        }
        return reached;
    }

    /** Whether armies can move between two territories that belong to the seat whose turn it is. */
    public boolean isJoined(State state, int from, int to) {
        return board.isSmall()
                ? (joined(state, from) >>> to & 1) != 0
                : Bits.has(joinedOnLargeBoard(state, from), 0, to);
    }

    public void fortify(State state, int from, int to, int armies) {
        state.addArmies(from, -armies);
        state.addArmies(to, armies);
        if (mode == Fortify.MANY) {
            state.extra().add(Page.ARRIVALS, to, armies);
            offer(state);
        } else {
            end(state);
        }
    }

    public Optional<String> refuse(State state, int from, int to, int armies) {
        if (state.owner(from) != state.seat())
            return Optional.of(board.name(from) + " is not yours");
        if (state.owner(to) != state.seat()) return Optional.of(board.name(to) + " is not yours");
        if (from == to) return Optional.of("armies move from one territory to another");
        if (armies < 1 || armies >= state.armies(from)) {
            return Optional.of(
                    "%s has %d armies, of which one has to stay, so %d cannot leave"
                            .formatted(board.name(from), state.armies(from), armies));
        }
        if (armies > most(state, from)) {
            return Optional.of(
                    "only %d of the armies on %s have not moved yet"
                            .formatted(Math.max(0, most(state, from)), board.name(from)));
        }
        return isJoined(state, from, to)
                ? Optional.empty()
                : Optional.of(
                        mode == Fortify.CONNECTED
                                ? "your territories do not connect "
                                        + board.name(from)
                                        + " and "
                                        + board.name(to)
                                : board.name(from) + " does not border " + board.name(to));
    }

    /** The turn is over but for the card that may be drawn. */
    public void end(State state) {
        state.between(State.NOWHERE, State.NOWHERE);
        turns.drawing().afterFortifying(state);
    }
}
