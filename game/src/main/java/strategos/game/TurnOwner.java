package strategos.game;

/** Whose turn it is when a turn of a match has begun. */
public enum TurnOwner {
    /** The first seat that decides; others only answer it. */
    ONE_SEAT,
    /** Every seat, whether they decide together or one after the other. */
    EVERY_SEAT
}
