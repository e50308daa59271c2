package strategos.maps.file;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A case-insensitive set of used names; a repeated name gets a number. */
final class UniqueNames {

    private final Set<String> taken = new HashSet<>();
    private final Map<String, Integer> next = new HashMap<>();

    /**
     * Gives a name, or the same with a number.
     *
     * @param spelling makes a name of what has a number
     */
    String give(String name, UnaryOperator<String> spelling) {
        String given = name;
        while (!taken.add(key(given))) {
            int number = next.merge(key(name), 1, Integer::sum) + 1;
            given = spelling.apply(name + " " + number);
        }
        return given;
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
