package strategos.app.model;

import strategos.wire.Event;

/** What happened in one step of a match. */
sealed interface HexapawnEvent extends Event {

    /**
     * A pawn was moved.
     *
     * @param takes whether it took another
     */
    record Moved(int seat, int from, int to, boolean takes) implements HexapawnEvent {}
}
