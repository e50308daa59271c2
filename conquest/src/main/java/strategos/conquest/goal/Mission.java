package strategos.conquest.goal;

/** What a seat has to do to win, where each has an aim of its own. docs/rules/aims.md#missions */
public sealed interface Mission {

    /** Hold all of two continents. */
    record Continents(int first, int second) implements Mission {}

    /** Hold this many territories. */
    record Territories(int count) implements Mission {}

    /** Hold this many territories with so many armies on each. */
    record Garrisons(int count, int armies) implements Mission {}

    /** Be the one who beats this seat. */
    record Beat(int seat) implements Mission {}
}
