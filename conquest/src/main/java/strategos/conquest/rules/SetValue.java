package strategos.conquest.rules;

import java.util.List;

/** What a set of cards is worth, by how many sets the table has traded before. */
public sealed interface SetValue {

    int of(int setsTraded);

    /** Printed values first, then a fixed step for every further set. */
    record Escalating(List<Integer> printed, int step) implements SetValue {

        public Escalating {
            printed = List.copyOf(printed);
            if (printed.isEmpty()) {
                throw new IllegalArgumentException(
                        "an escalating set needs at least one printed value");
            }
            if (step < 0)
                throw new IllegalArgumentException(
                        "step is " + step + ", and sets never lose value");
        }

        @Override
        public int of(int setsTraded) {
            int beyond = setsTraded - (printed.size() - 1);
            return beyond <= 0 ? printed.get(setsTraded) : printed.getLast() + beyond * step;
        }
    }
}
