package strategos.store;

/**
 * The position of another match that a match began from.
 *
 * @param step the number of the step in the replay of that match
 */
public record MatchOrigin(String match, long step, Kind kind) {

    /** Why a match began from a position of another. */
    public enum Kind {
        PLAY_ON,
        PRACTICE
    }
}
