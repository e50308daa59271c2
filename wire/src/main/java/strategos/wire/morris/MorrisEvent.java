package strategos.wire.morris;

import strategos.wire.Event;

/** What happened in one step of a match of Morris. */
public sealed interface MorrisEvent extends Event {

    /** The first player was drawn. */
    record First(int seat) implements MorrisEvent {}

    /**
     * A man was placed.
     *
     * @param mill whether that closed a mill
     */
    record Placed(int seat, int point, boolean mill) implements MorrisEvent {}

    /**
     * A man moved along a line, or anywhere.
     *
     * @param mill whether that closed a mill
     */
    record Moved(int seat, int from, int to, boolean mill) implements MorrisEvent {}

    /** A man of the other seat was taken. */
    record Taken(int seat, int point) implements MorrisEvent {}

    /** A seat resigned, and the other has won. */
    record Resigned(int seat) implements MorrisEvent {}

    /** A seat offered a draw, or accepted the offer of the other. */
    record DrawOffered(int seat) implements MorrisEvent {}
}
