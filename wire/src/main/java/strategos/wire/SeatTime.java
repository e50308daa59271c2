package strategos.wire;

import org.jspecify.annotations.Nullable;

/**
 * The time of the player in a seat, in milliseconds, as everybody at the table sees it.
 *
 * @param running whether its player has to decide now, while the clock runs if there is one
 * @param left the time left for this turn, if the match has clocks and the seat has had a turn
 * @param bank the reserve left for the match; it is used when the time for the turn is gone
 * @param standIn who decides for the seat: its owner, or a bot that stands in
 * @param botIn the time until a bot stands in for a player who is away; null if none will
 */
public record SeatTime(
        int seat,
        boolean running,
        @Nullable Long left,
        @Nullable Long bank,
        StandIn standIn,
        @Nullable Long botIn) {

    /** Who decides for a seat. */
    public enum StandIn {
        /** The owner. */
        NONE,
        /** A bot, until the next turn of the seat or until its owner is back. */
        FOR_NOW,
        /** A bot, until the owner takes the seat back. */
        KEPT
    }
}
