package strategos.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The data of a match that is fixed before the first step: the family of games, the setup that
 * recreates the game, and the players.
 *
 * @param game the family, such as {@code conquest}
 * @param setup the game's own lines: ruleset, board, options; a value may have several lines, but
 *     no blank ones
 * @param players who sits in each seat, in seat order
 */
public record MatchHeader(String game, Map<String, String> setup, List<String> players) {

    /** The format that is written; every format ever released can be read. */
    public static final int FORMAT = 1;

    /** The field of the verifiable dice of a match, which is no part of its setup. */
    public static final String DICE = "dice";

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
        lines.add(HeaderText.FIRST_LINE + FORMAT);
        lines.add(HeaderText.GAME + ": " + game);
        setup.forEach(
                (key, value) ->
                        lines.add(key + ": " + value.replace("\n", "\n" + HeaderText.CONTINUED)));
        for (int i = 0; i < players.size(); i++)
            lines.add(HeaderText.SEAT + (i + 1) + ": " + players.get(i));
        return lines.stream().flatMap(String::lines).toList();
    }

    /** Reads the lines of a header that is in no file, without the blank line that ends it. */
    public static MatchHeader read(List<String> lines) throws NotationException {
        return HeaderText.read("header", lines).header();
    }
}
