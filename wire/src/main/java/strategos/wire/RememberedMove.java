package strategos.wire;

/** A move that a learning bot remembers. Each family of games has its own type. */
public interface RememberedMove {

    /** The move, in the notation of the game. */
    String move();
}
