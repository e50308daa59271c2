package strategos.game;

/**
 * The reason why a bot could not play a match to its end.
 *
 * @param message what happened, for the author of the bot
 */
public record BotFault(Kind kind, String message) {

    /** The ways in which a bot can fail. */
    public enum Kind {
        /** It did not decide within its budget. */
        LATE,
        /** It kept answering with something that is no legal move. */
        ILLEGAL,
        /** It ended before the match did, or did not start. */
        DEAD,
        /** It wrote far more than it was asked for. */
        FLOOD
    }
}
