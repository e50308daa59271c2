package strategos.game;

import java.util.List;
import java.util.Optional;

/**
 * A bot that follows one match from its beginning to its end, as far as its seat may see it. Other
 * bots see a view when they have to decide, and nothing in between.
 */
public interface FollowingBot<M, V> extends Bot<M, V> {

    /**
     * The match begins, or is told from here on.
     *
     * @param players the names of all players, in seat order
     * @param view what the seat sees before the next step
     */
    void begin(Seat seat, List<String> players, V view);

    /**
     * A step was taken that the seat may know of.
     *
     * @param before what the seat saw before it
     * @param seen the step as the seat may see it
     */
    void follow(V before, Step<M> seen, V after);

    /** The match goes on, but nothing more of it is told. */
    void leave();

    /**
     * The match is over.
     *
     * @return why another bot had to play on for this one; empty if it played to the end
     */
    Optional<BotFault> end(Result result);
}
