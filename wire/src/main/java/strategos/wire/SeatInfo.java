package strategos.wire;

import org.jspecify.annotations.Nullable;

/**
 * The player in a seat.
 *
 * @param account whether the player has an account, and so a profile at {@code /@name}
 * @param bot the name of the bot, if it is one
 * @param program whether a program plays the account, instead of a person
 * @param present whether the player is watching the match now; always true for a bot
 * @param you whether it is the seat that the receiving guest looks from
 * @param screen the first seat of the people who share a screen; null for a player with a screen of
 *     their own
 */
public record SeatInfo(
        int index,
        String name,
        Kind kind,
        boolean account,
        @Nullable String bot,
        boolean program,
        boolean present,
        boolean you,
        @Nullable Integer screen) {

    /** The kind of a seat. */
    public enum Kind {
        PERSON,
        BOT,
        OPEN
    }
}
