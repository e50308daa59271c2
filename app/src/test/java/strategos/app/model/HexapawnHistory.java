package strategos.app.model;

import java.util.List;
import strategos.wire.History;

/**
 * The figures of a match.
 *
 * @param choices between how many moves each turn had to choose
 */
record HexapawnHistory(List<Integer> choices) implements History {

    HexapawnHistory {
        choices = List.copyOf(choices);
    }
}
