package strategos.arena.driver;

/**
 * Work in numbered parts that can be done on any machine with our code: it was made from text
 * alone. The answer depends on the work and the task, and on nothing else but times.
 */
@FunctionalInterface
public interface PortableWork {

    /** Does one part, and answers in one line. */
    String answer(String task);

    /** The text of some work of a kind, see {@link #kind}. */
    static String text(String kind, String description) {
        return kind + "\n" + description;
    }

    /** The kind of work that a text describes. */
    static String kind(String text) {
        return text.substring(0, text.indexOf('\n'));
    }

    /** The description of the work in a text. */
    static String description(String text) {
        return text.substring(text.indexOf('\n') + 1);
    }
}
