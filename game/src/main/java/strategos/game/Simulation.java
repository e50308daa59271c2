package strategos.game;

import java.util.random.RandomGenerator;

/**
 * The fast layer beneath {@link Game}: decisions as numbers, without allocation.
 *
 * <p>A move of several parts may take several decisions (first the territory to move from, then the
 * target and the number), so that picking an option needs no list of all moves.
 */
public interface Simulation<S> {

    /** What {@link #actor} answers when nature acts. */
    int NATURE = -1;

    /** What {@link #actor} answers when the match is over. */
    int NOBODY = -2;

    /** The index of the seat that decides, {@link #NATURE} or {@link #NOBODY}. */
    int actor(S state);

    /** How many options the actor has. */
    int count(S state);

    /** Takes the option with this number, from 0 to {@code count - 1}. */
    void play(S state, int option);

    /** Lets nature act. */
    void roll(S state, RandomGenerator random);
}
