package strategos.conquest.extension;

/** An event that affects all seats for a round. docs/rules/extensions.md#events */
public enum WorldEvent {
    /** Every turn begins with one more army for every {@link #HARVEST_TERRITORIES} territories. */
    HARVEST,
    /** Every turn begins with half the armies, rounded up. */
    FAMINE,
    /** Where more than {@link #CROWD} armies stand, half of them are lost at once, rounded down. */
    PLAGUE,
    /** Attackers add one to their highest die. */
    MORALE,
    /** Defenders add one to their highest die. */
    ENTRENCHMENT,
    /** All armies but one are lost at once on a territory that is drawn. */
    UPRISING;

    public static final int HARVEST_TERRITORIES = 4;

    public static final int CROWD = 10;

    private static final WorldEvent[] VALUES = values();

    /** How many there are. */
    static final int KINDS = VALUES.length;

    static WorldEvent of(int number) {
        return VALUES[number];
    }

    /** What a turn begins with while it is in force. */
    int income(int income, int territories) {
        return switch (this) {
            case HARVEST -> income + territories / HARVEST_TERRITORIES;
            case FAMINE -> Math.ceilDiv(income, 2);
            case PLAGUE, MORALE, ENTRENCHMENT, UPRISING -> income;
        };
    }

    /** What is added to the attacker's highest die while it is in force. */
    int edge() {
        return switch (this) {
            case MORALE -> 1;
            case ENTRENCHMENT -> -1;
            case HARVEST, FAMINE, PLAGUE, UPRISING -> 0;
        };
    }
}
