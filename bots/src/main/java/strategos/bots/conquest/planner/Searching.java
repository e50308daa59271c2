package strategos.bots.conquest.planner;

/** A bot that counts how much it looks at. */
public interface Searching {

    /** The number of decisions that it has played out in its thoughts so far. */
    long nodes();
}
