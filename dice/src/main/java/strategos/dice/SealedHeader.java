package strategos.dice;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import strategos.game.MatchHeader;

/**
 * All that is fixed when a match is sealed: which match it is, its game, and who sits where.
 *
 * <p>Names of players are not part of it, because they may change later.
 *
 * @param number the public number of the seal
 * @param match the id of the match
 * @param game the family of the game
 * @param setup what opens the game, as in the header of its record
 * @param seats what each seat is: {@code person}, {@code program}, or {@code bot} and its name
 * @param earlier the steps that were played before, in a match that continues another
 */
public record SealedHeader(
        long number,
        String match,
        String game,
        Map<String, String> setup,
        List<String> seats,
        List<String> earlier) {

    public static final String PERSON = "person";

    public SealedHeader {
        seats = List.copyOf(seats);
        earlier = List.copyOf(earlier);
    }

    /** Its canonical text: one field per line, each line ended by a line feed. */
    public String text() {
        List<String> lines = new ArrayList<>();
        lines.add("number: " + number);
        lines.add("match: " + match);
        lines.addAll(new MatchHeader(game, setup, seats).lines());
        lines.add("earlier: " + earlier.size());
        lines.addAll(earlier);
        return String.join("\n", lines) + "\n";
    }

    public Bytes32 hash() {
        return Sha256.of(text().getBytes(StandardCharsets.UTF_8));
    }
}
