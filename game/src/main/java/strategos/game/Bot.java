package strategos.game;

/**
 * A program that plays: it sees a view, and nothing else, and answers with a move. Its randomness
 * is given to it when it is made.
 */
@FunctionalInterface
public interface Bot<M, V> {

    M decide(V view, Budget budget);
}
