package strategos.conquest.board;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A territory of a board.
 *
 * @param aliases alternative names
 * @param continent the index of its continent
 * @param neighbours the indices of the territories that can be reached from it, in ascending order
 */
public record Territory(
        String name, List<String> aliases, int continent, List<Integer> neighbours) {

    /** What has a meaning in the text of a board or of a move. */
    private static final Pattern UNREADABLE = Pattern.compile("[,:()\\[\\]\"\\n\\r]|->|^#");

    private static final Pattern CARD = Pattern.compile("wild\\d+", Pattern.CASE_INSENSITIVE);

    public Territory {
        requireReadable(name);
        aliases.forEach(Territory::requireReadable);
        aliases = List.copyOf(aliases);
        neighbours = neighbours.stream().distinct().sorted().toList();
    }

    private static void requireReadable(String name) {
        if (!name.equals(name.strip()) || name.isEmpty() || UNREADABLE.matcher(name).find())
            throw new IllegalArgumentException("'" + name + "' cannot be the name of a territory");
        if (CARD.matcher(name).matches())
            throw new IllegalArgumentException("'" + name + "' is the name of a card");
    }
}
