package strategos.wire;

import org.jspecify.annotations.Nullable;

/** Requests and answers about creating matches and taking seats. */
public final class Seating {

    private Seating() {}

    /** A match was created. */
    public record Made(String id) {}

    /**
     * A request to take a seat.
     *
     * @param name the name of the player; by default the server chooses
     */
    public record Join(@Nullable String name) {}

    /** A seat was taken. */
    public record Joined(int seat) {}

    /**
     * A request of the host to replace a player for whom a bot stands in.
     *
     * @param by who gets the seat
     */
    public record Replace(Replacement by) {}

    /** Who gets the seat of a player who is replaced. */
    public enum Replacement {
        /** A bot. */
        BOT,
        /** The next person who joins. */
        OPEN
    }

    /** A player was replaced. */
    public record Replaced(int seat) {}

    /** A private link that moves a seat to the browser that opens it. */
    public record SeatLink(String url) {}

    /**
     * A request to put bots in all open seats.
     *
     * @param bot the name of the bot
     */
    public record Fill(String bot) {}

    /**
     * A request to play on from a position of a finished match.
     *
     * @param step the number of the last step in its replay
     * @param seat the seat that the player takes
     * @param bot the name of the bot that plays for the other people
     * @param sealed whether the dice are to be verifiable, with clients that take part
     */
    public record PlayOn(long step, int seat, String bot, @Nullable Boolean sealed) {}

    /**
     * Who can reach the server.
     *
     * @param local whether only the machine it runs on can
     */
    public record Reach(boolean local) {}

    /** A seat was moved to this browser. */
    public record SeatMoved(String match) {}
}
