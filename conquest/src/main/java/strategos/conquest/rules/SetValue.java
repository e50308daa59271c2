package strategos.conquest.rules;

import java.util.List;

/** What a set of cards is worth. */
public sealed interface SetValue {

    /** The value of a set of this kind after a number of traded sets. */
    int of(int setsTraded, Kind kind);

    /** The most that any set brings then. */
    int most(int setsTraded);

    /** The kind of a set. */
    enum Kind {
        THREE_INFANTRY,
        THREE_CAVALRY,
        THREE_ARTILLERY,
        ONE_OF_EACH
    }

    /** Printed values first, then a fixed step for every further set, regardless of its kind. */
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
        public int of(int setsTraded, Kind kind) {
            return most(setsTraded);
        }

        @Override
        public int most(int setsTraded) {
            int beyond = setsTraded - (printed.size() - 1);
            return beyond <= 0 ? printed.get(setsTraded) : printed.getLast() + beyond * step;
        }
    }

    /** The same value for every set of a kind. */
    record Fixed(int infantry, int cavalry, int artillery, int oneOfEach) implements SetValue {

        @Override
        public int of(int setsTraded, Kind kind) {
            return switch (kind) {
                case THREE_INFANTRY -> infantry;
                case THREE_CAVALRY -> cavalry;
                case THREE_ARTILLERY -> artillery;
                case ONE_OF_EACH -> oneOfEach;
            };
        }

        @Override
        public int most(int setsTraded) {
            return Math.max(Math.max(infantry, cavalry), Math.max(artillery, oneOfEach));
        }
    }
}
