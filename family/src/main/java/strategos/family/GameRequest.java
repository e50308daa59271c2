package strategos.family;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game that somebody wants to play.
 *
 * @param rules the name of a preset, or of a file with rules
 * @param text the text of that file; null for a preset
 * @param changes options of the rules with other values
 * @param board the board; null for the usual one
 */
public record GameRequest(
        String rules, @Nullable String text, Map<String, String> changes, @Nullable String board) {

    public GameRequest {
        changes = Collections.unmodifiableMap(new LinkedHashMap<>(changes));
    }

    /** A preset as it is, on its usual board. */
    public static GameRequest of(String preset) {
        return new GameRequest(preset, null, Map.of(), null);
    }
}
