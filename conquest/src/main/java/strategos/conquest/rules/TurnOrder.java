package strategos.conquest.rules;

/** How the turn order is determined. */
public enum TurnOrder {
    /** One seat after the other is drawn at random. */
    DRAWN,
    /** One die each, ties rolled again; the highest is first, and the others follow as they sit. */
    DICE
}
