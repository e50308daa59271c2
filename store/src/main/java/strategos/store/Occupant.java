package strategos.store;

/** Who holds a seat of a match, and what the others call them. */
public sealed interface Occupant {

    String name();

    /**
     * Somebody in a browser.
     *
     * @param guest whose seat it is
     */
    record Person(String name, String guest) implements Occupant {}

    /**
     * A program.
     *
     * @param bot which one
     */
    record Bot(String name, String bot) implements Occupant {}

    /** Nobody yet. */
    record Open(String name) implements Occupant {}
}
