package strategos.conquest.move;

/** A card that allows a seat to give one order of its kind. docs/rules/warzone.md#cards */
public enum OrderCard {
    BOMB,
    REINFORCEMENT,
    BLOCKADE,
    AIRLIFT,
    DIPLOMACY;

    private static final OrderCard[] ALL = values();

    /** How many kinds there are, all drawn equally often. */
    public static final int KINDS = ALL.length;

    public static OrderCard of(int kind) {
        return ALL[kind];
    }
}
