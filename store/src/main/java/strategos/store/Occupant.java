package strategos.store;

/** The occupant of a seat, with the name that others see. */
public sealed interface Occupant {

    String name();

    /**
     * A person in a browser.
     *
     * @param guest the guest who owns the seat
     */
    record Person(String name, String guest) implements Occupant {}

    /**
     * A bot.
     *
     * @param bot its name
     */
    record Bot(String name, String bot) implements Occupant {}

    /** Nobody yet. */
    record Open(String name) implements Occupant {}
}
