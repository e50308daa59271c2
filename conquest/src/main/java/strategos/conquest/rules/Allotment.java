package strategos.conquest.rules;

/** The armies that each seat has to place, or is dealt, once all territories have an owner. */
public sealed interface Allotment {

    /** The printed number. */
    Allotment TABLE = new Table();

    /** The number of the army table less the territories that a seat has taken. */
    record Table() implements Allotment {}

    /** The same number for every seat, however many territories it has. */
    record Each(int armies) implements Allotment {

        public Each {
            if (armies < 0 || armies > Setup.MOST_ARMIES)
                throw new IllegalArgumentException(
                        "each seat places 0 to %,d armies, not %,d"
                                .formatted(Setup.MOST_ARMIES, armies));
        }
    }
}
