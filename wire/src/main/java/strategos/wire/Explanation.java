package strategos.wire;

/**
 * The reasons for a decision, as data: clients put them into words. Each family of games has its
 * own type.
 */
public interface Explanation {

    /** The move that was decided on, in the notation of the game. */
    String move();
}
