package strategos.conquest.move;

/**
 * How a seat answers attacks, if the defender chooses dice. docs/rules/classic.md#standing-defence
 */
public enum StandingDefence {
    ALWAYS_TWO,
    ALWAYS_ONE,
    ASK;

    private static final StandingDefence[] VALUES = values();

    /** The defence with this code; a state keeps it in two bits. */
    public static StandingDefence of(int code) {
        return VALUES[code];
    }

    public int code() {
        return switch (this) {
            case ALWAYS_TWO -> 0;
            case ALWAYS_ONE -> 1;
            case ASK -> 2;
        };
    }
}
