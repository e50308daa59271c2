package strategos.terminal.conquest;

import java.util.List;
import java.util.OptionalInt;

/**
 * A possible interpretation of a line: territories, and perhaps a number after them.
 *
 * @param fit how well the words match the names in total
 */
record Meaning(List<Integer> territories, OptionalInt number, int fit) {

    /** Nothing that has been read yet. */
    static final Meaning NOTHING = new Meaning(List.of(), OptionalInt.empty(), 0);

    Meaning {
        territories = List.copyOf(territories);
    }

    static Meaning of(int number) {
        return new Meaning(List.of(), OptionalInt.of(number), 0);
    }

    int first() {
        return territories.getFirst();
    }

    int second() {
        return territories.get(1);
    }
}
