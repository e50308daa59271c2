package strategos.wire;

import org.jspecify.annotations.Nullable;

/**
 * The player in a seat.
 *
 * @param bot the name of the bot, if it is one
 * @param present whether the player is watching the match now; always true for a bot
 * @param you whether it is the seat of the receiving guest
 */
public record SeatInfo(
        int index, String name, Kind kind, @Nullable String bot, boolean present, boolean you) {

    /** The kind of a seat. */
    public enum Kind {
        PERSON,
        BOT,
        OPEN
    }
}
