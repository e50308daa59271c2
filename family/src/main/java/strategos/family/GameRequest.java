package strategos.family;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A request for a game.
 *
 * @param rules the name of a preset, or of a rules file
 * @param text the text of that file; null for a preset
 * @param changes changed options of the rules
 * @param board the board; null for the default
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
