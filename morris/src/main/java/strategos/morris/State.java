package strategos.morris;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The state of a match: the men of both players as sets of points, those still in hand, and whose
 * turn it is.
 *
 * <p>Everything is stored from the perspective of the player to move, and swapped when the turn
 * passes. The steps out of men and into empty points are stored too, so that legal moves need no
 * search.
 */
public final class State {

    private static final int POSITION_BITS = 26;
    private static final int NOBODY = -1;

    /** A man of each player is placed, and each may then take one. */
    private static final int OPENING_PER_MAN = 4;

    private final Board board;
    private final boolean manySteps;
    private int mine;
    private int theirs;
    private int myHand;
    private int theirHand;
    private long stepsFromMine;
    private long stepsFromTheirs;
    private long stepsToEmpty;
    private long moreStepsFromMine;
    private long moreStepsFromTheirs;
    private long moreStepsToEmpty;
    private MorrisStage stage = MorrisStage.DRAW;
    private int mover;
    private int flights;
    private int turns;
    private int lastChange;
    private int offer = NOBODY;
    private int offerEnds;
    private @Nullable Ending agreement;
    private int remembered;
    private long[] memory = new long[0];
    private byte[] opening;
    private int openingLength;

    State(Board board, int menEach) {
        this.board = board;
        manySteps = board.hasManySteps();
        myHand = menEach;
        theirHand = menEach;
        opening = new byte[OPENING_PER_MAN * menEach];
        for (int point = 0; point < board.size(); point++) {
            stepsToEmpty |= board.stepsInto(point, 0);
            moreStepsToEmpty |= board.stepsInto(point, 1);
        }
    }

    State(State other) {
        this.board = other.board;
        manySteps = other.manySteps;
        opening = new byte[other.opening.length];
        copyFrom(other);
    }

    /**
     * Becomes equal to another state of the same game; it allocates only where that one remembers
     * more positions.
     */
    public void copyFrom(State other) {
        mine = other.mine;
        theirs = other.theirs;
        myHand = other.myHand;
        theirHand = other.theirHand;
        stepsFromMine = other.stepsFromMine;
        stepsFromTheirs = other.stepsFromTheirs;
        stepsToEmpty = other.stepsToEmpty;
        moreStepsFromMine = other.moreStepsFromMine;
        moreStepsFromTheirs = other.moreStepsFromTheirs;
        moreStepsToEmpty = other.moreStepsToEmpty;
        stage = other.stage;
        mover = other.mover;
        flights = other.flights;
        turns = other.turns;
        lastChange = other.lastChange;
        offer = other.offer;
        offerEnds = other.offerEnds;
        agreement = other.agreement;
        remembered = other.remembered;
        if (memory.length < remembered) memory = new long[other.memory.length];
        if (remembered > 0) System.arraycopy(other.memory, 0, memory, 0, remembered);
        openingLength = other.openingLength;
        if (opening.length < openingLength) opening = new byte[other.opening.length];
        if (openingLength > 0) System.arraycopy(other.opening, 0, opening, 0, openingLength);
    }

    // The men.

    /** The men of a player as a set of points. */
    public int men(int player) {
        return player == mover ? mine : theirs;
    }

    public int hand(int player) {
        return player == mover ? myHand : theirHand;
    }

    /** The mover's men. */
    public int mine() {
        return mine;
    }

    /** The other player's men. */
    public int theirs() {
        return theirs;
    }

    public int myHand() {
        return myHand;
    }

    public int theirHand() {
        return theirHand;
    }

    public int empty() {
        return board.all() & ~(mine | theirs);
    }

    /** Sets up the mover's men on the board. */
    void put(int men) {
        for (int rest = men; rest != 0; rest &= rest - 1) add(Integer.numberOfTrailingZeros(rest));
    }

    /** Sets up the mover's men in hand, and the rights to fly of both. */
    void hold(int men, int rights) {
        myHand = men;
        flights = rights;
    }

    /** The mover puts a man from the hand on a point. */
    void place(int point) {
        turns++;
        myHand--;
        add(point);
        note(point);
    }

    /** The mover's man goes from one point to another. */
    void slide(int from, int to) {
        turns++;
        mine ^= 1 << from | 1 << to;
        stepsFromMine ^= board.stepsOut(from, 0) ^ board.stepsOut(to, 0);
        stepsToEmpty ^= board.stepsInto(from, 0) ^ board.stepsInto(to, 0);
        if (manySteps) {
            moreStepsFromMine ^= board.stepsOut(from, 1) ^ board.stepsOut(to, 1);
            moreStepsToEmpty ^= board.stepsInto(from, 1) ^ board.stepsInto(to, 1);
        }
    }

    /** The mover's man takes the step with this number. */
    void step(int step) {
        turns++;
        mine ^= board.ends(step);
        stepsFromMine ^= board.changeOut(step, 0);
        stepsToEmpty ^= board.changeInto(step, 0);
        if (manySteps) {
            moreStepsFromMine ^= board.changeOut(step, 1);
            moreStepsToEmpty ^= board.changeInto(step, 1);
        }
    }

    private void add(int point) {
        mine |= 1 << point;
        stepsFromMine |= board.stepsOut(point, 0);
        stepsToEmpty &= ~board.stepsInto(point, 0);
        if (manySteps) {
            moreStepsFromMine |= board.stepsOut(point, 1);
            moreStepsToEmpty &= ~board.stepsInto(point, 1);
        }
    }

    /** The other player's man is taken from a point. */
    void take(int point) {
        note(point);
        theirs &= ~(1 << point);
        stepsFromTheirs &= ~board.stepsOut(point, 0);
        stepsToEmpty |= board.stepsInto(point, 0);
        if (manySteps) {
            moreStepsFromTheirs &= ~board.stepsOut(point, 1);
            moreStepsToEmpty |= board.stepsInto(point, 1);
        }
    }

    /** Notes a point of the opening: in a state that was set up, there is no room for one. */
    private void note(int point) {
        if (turns <= opening.length * 2 / OPENING_PER_MAN) opening[openingLength++] = (byte) point;
    }

    /** The steps that the mover's men can take to empty points: the first 64 of them. */
    long steps() {
        return stepsFromMine & stepsToEmpty;
    }

    /** The steps beyond the first 64. */
    long moreSteps() {
        return moreStepsFromMine & moreStepsToEmpty;
    }

    /** How many steps the mover's men can take along lines. */
    public int mySteps() {
        return Long.bitCount(steps()) + Long.bitCount(moreSteps());
    }

    /** How many steps the other player's men could take along lines. */
    public int theirSteps() {
        return Long.bitCount(stepsFromTheirs & stepsToEmpty)
                + Long.bitCount(moreStepsFromTheirs & moreStepsToEmpty);
    }

    /**
     * The points on which men were placed, and from which they were taken, until all men were
     * placed; none if the match did not begin with the empty board.
     */
    public byte[] opening() {
        return Arrays.copyOf(opening, openingLength);
    }

    // The turn.

    public MorrisStage stage() {
        return stage;
    }

    void enter(MorrisStage next) {
        stage = next;
    }

    /** Whose turn it is, or who has won. */
    public int mover() {
        return mover;
    }

    void begin(int player) {
        mover = player;
    }

    /** Passes the turn to the other player. */
    void pass() {
        mover = 1 - mover;
        int men = mine;
        mine = theirs;
        theirs = men;
        int hand = myHand;
        myHand = theirHand;
        theirHand = hand;
        long steps = stepsFromMine;
        stepsFromMine = stepsFromTheirs;
        stepsFromTheirs = steps;
        if (manySteps) {
            long more = moreStepsFromMine;
            moreStepsFromMine = moreStepsFromTheirs;
            moreStepsFromTheirs = more;
        }
    }

    /** How many men have been placed or moved by both players; taking is part of a turn. */
    public int turns() {
        return turns;
    }

    /** How many turns have begun: those that are over, and the one that waits for a move. */
    public int turnsBegun() {
        return stage == MorrisStage.PLACE || stage == MorrisStage.MOVE ? turns + 1 : turns;
    }

    /** Whether a mill has given a player the right to go anywhere in the next move. */
    public boolean hasFlight(int player) {
        return (flights >>> player & 1) != 0;
    }

    void giveFlight(int player) {
        flights |= 1 << player;
    }

    void takeFlight(int player) {
        flights &= ~(1 << player);
    }

    // What players say.

    /** The player whose offer of a draw stands, or -1: it ends when the other player has moved. */
    public int offer() {
        return turns < offerEnds ? offer : NOBODY;
    }

    void offerDraw(int player) {
        int movesOfMover = stage == MorrisStage.TAKE ? 0 : 1;
        offer = player;
        offerEnds = turns + (player == mover ? 1 + movesOfMover : 2 - movesOfMover);
    }

    /** How the players have ended the match themselves, if they have. */
    public Optional<Ending> agreement() {
        return Optional.ofNullable(agreement);
    }

    void agree(Ending ending) {
        agreement = ending;
    }

    // What draws need.

    /** How many moves, of both players together, have gone by without a man placed or taken. */
    public int quiet() {
        return turns - lastChange;
    }

    /** Nothing that stood before can stand again. */
    void forget() {
        lastChange = turns;
        remembered = 0;
    }

    /** Notes the present position, and says how often it has stood by now. */
    int remember() {
        long position = position();
        int occurrences = 1;
        for (int i = 0; i < remembered; i++) if (memory[i] == position) occurrences++;
        if (remembered == memory.length)
            memory = Arrays.copyOf(memory, Math.max(16, remembered * 2));
        memory[remembered++] = position;
        return occurrences;
    }

    /** The positions since a man was last placed or taken, the present one last. */
    public long[] past() {
        return Arrays.copyOf(memory, remembered);
    }

    /** A copy of the present that remembers nothing of the past but the number of quiet moves. */
    public State withoutPast() {
        var copy = new State(this);
        copy.remembered = 0;
        copy.openingLength = 0;
        return copy;
    }

    /** The men, the mover and the rights to fly in one number; men in hand are not told apart. */
    public long position() {
        long rights = (long) flights << 1 | mover;
        return men(0) | (long) men(1) << POSITION_BITS | rights << (2 * POSITION_BITS);
    }

    /** The men of a player in a {@link #position()}. */
    public static int menOf(long position, int player) {
        return (int) (position >>> player * POSITION_BITS) & (1 << POSITION_BITS) - 1;
    }

    /** Whose turn it is in a {@link #position()}. */
    public static int moverOf(long position) {
        return (int) (position >>> 2 * POSITION_BITS) & 1;
    }

    /** Whether a mill has given a player of a {@link #position()} the right to go anywhere. */
    public static boolean mayFly(long position, int player) {
        return (position >>> 2 * POSITION_BITS + 1 + player & 1) != 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof State state
                && position() == state.position()
                && stage == state.stage
                && turns == state.turns
                && lastChange == state.lastChange
                && offer() == state.offer()
                && agreement == state.agreement
                && myHand == state.myHand
                && theirHand == state.theirHand
                && Arrays.equals(memory, 0, remembered, state.memory, 0, state.remembered);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(position());
    }
}
