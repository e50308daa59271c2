package strategos.conquest.rules;

/** The armies that each seat places, or is dealt, once all territories have an owner. */
public sealed interface Allotment {

    /** The printed number. */
    Allotment TABLE = new Table();

    /** The number of the printed table, less the seat's territories. */
    record Table() implements Allotment {}

    /** The same number for every seat. */
    record Each(int armies) implements Allotment {

        public Each {
            if (armies < 0 || armies > Setup.MOST_ARMIES)
                throw new IllegalArgumentException(
                        "each seat places 0 to %,d armies, not %,d"
                                .formatted(Setup.MOST_ARMIES, armies));
        }
    }
}
