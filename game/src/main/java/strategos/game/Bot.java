package strategos.game;

/**
 * A program that plays: it sees a view, and nothing else, and answers with a move. Its randomness
 * is given to it when it is made.
 */
@FunctionalInterface
public interface Bot<M, V> {

    /** A bot that thinks for long ends early when its thread is interrupted; any move will do. */
    M decide(V view, Budget budget);
}
