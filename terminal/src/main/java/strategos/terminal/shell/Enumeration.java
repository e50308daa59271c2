package strategos.terminal.shell;

import java.util.List;

/** A list as text: {@code Peru, Brazil and Argentina}. */
public final class Enumeration {

    private Enumeration() {}

    public static String of(List<String> things) {
        int last = things.size() - 1;
        return last < 1
                ? String.join("", things)
                : String.join(", ", things.subList(0, last)) + " and " + things.get(last);
    }
}
