package strategos.family;

import java.util.List;
import strategos.game.Simulation;

/**
 * Matches of one game as numbers of a fixed shape, for programs that learn: what a seat sees is a
 * row of numbers, and every action has the same number in every match.
 *
 * <p>A move of several parts may take several actions, such as a territory to leave and then a
 * target. What was chosen so far is a number that the caller keeps between two actions.
 *
 * @param <S> the state of a match
 */
public interface Encoding<S> {

    /** Nothing is chosen yet: the next action begins a move. */
    int NOTHING = -1;

    /** A named part of a row. */
    record Section(String name, int from, int count) {}

    /** The parts of an observation, in order. */
    List<Section> observation();

    /** The parts of the actions, in order. */
    List<Section> actions();

    /** The name of an action: that of its section, and what it is about. */
    String actionName(int action);

    /** Who acts, and how chance decides. */
    Simulation<S> simulation();

    /**
     * Writes what a seat sees, and nothing more.
     *
     * @param to where the row begins in {@code row}
     */
    void observe(S state, int seat, int chosen, short[] row, int to);

    /**
     * Adds the actions of the seat that decides to an empty set of bits; there is at least one
     * unless the match is over.
     */
    void allow(S state, int chosen, long[] actions);

    /**
     * Takes an action that is allowed.
     *
     * @return what is chosen afterwards
     */
    int play(S state, int chosen, int action);

    /** The length of a row of these parts. */
    static int length(List<Section> sections) {
        var last = sections.getLast();
        return last.from() + last.count();
    }
}
