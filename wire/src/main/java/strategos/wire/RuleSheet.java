package strategos.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules that can be chosen for a new match.
 *
 * @param refusal why the match cannot be played with these settings
 */
public record RuleSheet(List<Setting> settings, @Nullable String refusal) {

    public RuleSheet {
        settings = List.copyOf(settings);
    }

    /**
     * One rule to choose.
     *
     * @param name its name in a ruleset file
     * @param value its current value
     * @param usual its value in the preset
     * @param alternatives all possible values, including {@code value}
     */
    public record Setting(String name, String value, String usual, List<Alternative> alternatives) {

        public Setting {
            alternatives = List.copyOf(alternatives);
        }
    }

    /**
     * A possible value of a rule.
     *
     * @param barred why it cannot be combined with the other rules
     */
    public record Alternative(String value, @Nullable String barred) {}
}
