package strategos.conquest.goal;

/** A secret goal that wins the match for a seat. docs/rules/aims.md#missions */
public sealed interface Mission {

    /** Hold all of two continents. */
    record Continents(int first, int second) implements Mission {}

    /** Hold this many territories. */
    record Territories(int count) implements Mission {}

    /** Hold this many territories with this many armies on each. */
    record Garrisons(int count, int armies) implements Mission {}

    /** Beat this seat. */
    record Beat(int seat) implements Mission {}
}
