package strategos.app.conquest;

import java.util.List;

/** Things in a row: {@code Peru, Brazil and Argentina}. */
final class Enumeration {

    private Enumeration() {}

    static String of(List<String> things) {
        int last = things.size() - 1;
        return last < 1
                ? String.join("", things)
                : String.join(", ", things.subList(0, last)) + " and " + things.get(last);
    }
}
