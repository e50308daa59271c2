package strategos.wire;

import org.jspecify.annotations.Nullable;

/** How people come to matches and seats: what is asked over HTTP, and what is answered. */
public final class Seating {

    private Seating() {}

    /** A match was made. */
    public record Made(String id) {}

    /**
     * Someone wants to sit down.
     *
     * @param name what the player is called; by default the server chooses
     */
    public record Join(@Nullable String name) {}

    /** Someone sat down. */
    public record Joined(int seat) {}

    /** A private link that moves a seat to the browser that opens it. */
    public record SeatLink(String url) {}

    /** A seat was moved to this browser. */
    public record SeatMoved(String match) {}
}
