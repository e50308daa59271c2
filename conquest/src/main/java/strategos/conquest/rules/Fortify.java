package strategos.conquest.rules;

/** How armies move between a seat's territories at the end of a turn. */
public enum Fortify {
    /** Once, between two that own territories join. */
    CONNECTED,
    /** Once, between two neighbours. */
    ADJACENT,
    /** As often as one likes between neighbours, but each army moves one step at most. */
    MANY,
    /** Not at all. */
    NONE
}
