package strategos.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a match that is being put together, as far as they can be chosen.
 *
 * @param refusal why it cannot be played as it is
 */
public record RuleSheet(List<Setting> settings, @Nullable String refusal) {

    public RuleSheet {
        settings = List.copyOf(settings);
    }

    /**
     * One rule to choose.
     *
     * @param name what a ruleset file calls it
     * @param value what it is now
     * @param usual what it is in the preset
     * @param alternatives all that it could be, {@code value} among them
     */
    public record Setting(String name, String value, String usual, List<Alternative> alternatives) {

        public Setting {
            alternatives = List.copyOf(alternatives);
        }
    }

    /**
     * Something that a rule could be.
     *
     * @param barred why it cannot be played with all the rest
     */
    public record Alternative(String value, @Nullable String barred) {}
}
