package strategos.wire;

import org.jspecify.annotations.Nullable;

/**
 * Who sits in a seat.
 *
 * @param bot which bot plays, where one does
 * @param present whether the player looks at the match now; a bot always does
 * @param you whether it is the seat of whoever reads this
 */
public record SeatInfo(
        int index, String name, Kind kind, @Nullable String bot, boolean present, boolean you) {

    /** What is in a seat. */
    public enum Kind {
        PERSON,
        BOT,
        OPEN
    }
}
