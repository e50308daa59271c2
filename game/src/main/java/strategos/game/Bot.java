package strategos.game;

/**
 * A program that plays: it receives a view, and nothing else, and returns a move. Its randomness is
 * passed in when it is created.
 */
@FunctionalInterface
public interface Bot<M, V> {

    /** A bot that thinks for long ends early when its thread is interrupted; any move will do. */
    M decide(V view, Budget budget);
}
