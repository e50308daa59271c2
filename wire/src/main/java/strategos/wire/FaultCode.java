package strategos.wire;

/** The reason why a request or a message was refused, for programs; the message is for people. */
public enum FaultCode {
    /** It could not be read: no JSON, or not of the right shape. */
    MALFORMED,
    /** It is longer than the limit. */
    TOO_LARGE,
    /** It took too long to arrive. */
    TOO_SLOW,
    /** There were more than the limit in a span of time. */
    TOO_MANY,
    /** There is no such match, board, page or link. */
    NOT_FOUND,
    /** Only someone in a seat of this match may do that. */
    NOT_SEATED,
    /** The move is not in the notation of the game. */
    NOT_A_MOVE,
    /** The rules do not allow the move now. */
    NOT_ALLOWED,
    /** Every seat is taken. */
    NO_OPEN_SEAT,
    /** The guest already has a seat in the match. */
    ALREADY_SEATED,
    /** The match still runs, and this is for matches that are over. */
    NOT_OVER,
    /** The link has been used. */
    LINK_USED,
    /** What was asked for cannot be played: no such preset, board, bot or number of seats. */
    UNPLAYABLE,
    /** The name belongs to an account. */
    NAME_TAKEN,
    /** Only someone who has signed in may do that. */
    NOT_SIGNED_IN,
    /** There is no account with this name and password. */
    WRONG_PASSWORD,
    /** The sender and another player have blocked each other. */
    BLOCKED,
    /** Only operators may do that. */
    NOT_OPERATOR,
    /** An operator has muted the account or the guest. */
    MUTED,
    /** An operator has banned the account. */
    BANNED,
    /** The request came from a page of another site. */
    FOREIGN_ORIGIN,
    /** The server stops, or cannot do it now. */
    UNAVAILABLE,
    /** A fault of the server's own. */
    INTERNAL
}
