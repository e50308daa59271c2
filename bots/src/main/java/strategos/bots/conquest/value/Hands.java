package strategos.bots.conquest.value;

/** What a value is told about the cards in a hand. */
public enum Hands {
    /** Only how many there are. */
    COUNTED,
    /**
     * Also whether they contain a set: a seat knows its own cards, and where it plans, it guesses
     * those of the others.
     */
    SEEN
}
