package strategos.store;

import java.util.List;

/**
 * The status of a match, for lists that do not open it.
 *
 * @param turn the number of turns that have begun
 * @param deciders the seats that have to decide; several if they decide at the same time
 * @param winners the seats that won; several if they won together
 */
public record Standing(int turn, List<Integer> deciders, List<Integer> winners, boolean isOver) {

    public static final Standing BEFORE_PLAY = new Standing(0, List.of(), List.of(), false);

    public Standing {
        deciders = List.copyOf(deciders);
        winners = List.copyOf(winners);
    }
}
