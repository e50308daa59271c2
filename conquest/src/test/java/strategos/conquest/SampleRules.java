package strategos.conquest;

import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.game.NotationException;

/** Rulesets that tests write down as players do. */
final class SampleRules {

    private SampleRules() {}

    static Ruleset read(String text) {
        try {
            return RulesetText.read("rules", text);
        } catch (NotationException unreadable) {
            throw new IllegalArgumentException(unreadable);
        }
    }
}
