package strategos.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is fixed before the first step of a match: the family of games, the setup that opens the
 * very same game again, and who sits where.
 *
 * @param game the family, such as {@code conquest}
 * @param setup the game's own lines: ruleset, board, options; a value may have several lines, but
 *     no blank ones
 * @param players who sits in each seat, in seat order
 */
public record MatchHeader(String game, Map<String, String> setup, List<String> players) {

    /** The format that is written; every format ever released can be read. */
    public static final int FORMAT = 1;

    private static final String FIRST_LINE = "strategos match ";
    private static final String CONTINUED = "  ";

    public MatchHeader {
        setup = Collections.unmodifiableMap(new LinkedHashMap<>(setup));
        setup.forEach(
                (key, value) -> {
                    if (value.lines().anyMatch(String::isBlank))
                        throw new IllegalArgumentException("'" + key + "' has a blank line");
                });
        players = players.stream().map(String::strip).toList();
        for (String player : players) {
            if (player.lines().count() > 1)
                throw new IllegalArgumentException("a player has a name of one line: " + player);
        }
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(FIRST_LINE + FORMAT);
        lines.add("game: " + game);
        setup.forEach(
                (key, value) -> lines.add(key + ": " + value.replace("\n", "\n" + CONTINUED)));
        for (int i = 0; i < players.size(); i++)
            lines.add("seat " + (i + 1) + ": " + players.get(i));
        return lines.stream().flatMap(String::lines).toList();
    }

    /** Reads the lines of a header, without the blank line that ends it. */
    public static MatchHeader read(List<String> lines) throws NotationException {
        if (lines.isEmpty() || !lines.getFirst().startsWith(FIRST_LINE)) {
            throw new NotationException(
                    "line 1: a match record begins with '" + FIRST_LINE + FORMAT + "'");
        }
        String format = lines.getFirst().substring(FIRST_LINE.length()).strip();
        if (!format.equals(Integer.toString(FORMAT))) {
            throw new NotationException(
                    "line 1: format " + format + " is not one this version can read");
        }
        var fields = fields(lines);
        String game = fields.remove("game");
        if (game == null) throw new NotationException("the header has no line 'game: …'");
        List<String> players = new ArrayList<>();
        for (String player; (player = fields.remove("seat " + (players.size() + 1))) != null; )
            players.add(player);
        return new MatchHeader(game, fields, players);
    }

    private static Map<String, String> fields(List<String> lines) throws NotationException {
        Map<String, String> fields = new LinkedHashMap<>();
        String key = "";
        for (int i = 1; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isBlank()) continue;
            if (line.startsWith(CONTINUED) && !key.isEmpty()) {
                fields.merge(
                        key,
                        line.substring(CONTINUED.length()),
                        (above, below) -> above.isEmpty() ? below : above + "\n" + below);
                continue;
            }
            int colon = line.indexOf(':');
            if (colon < 1)
                throw new NotationException(
                        "line " + (i + 1) + ": expected 'name: value', found '" + line + "'");
            key = line.substring(0, colon);
            if (fields.put(key, line.substring(colon + 1).strip()) != null) {
                throw new NotationException(
                        "line " + (i + 1) + ": '" + key + "' stands twice in the header");
            }
        }
        return fields;
    }
}
