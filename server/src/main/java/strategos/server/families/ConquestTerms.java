package strategos.server.families;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import strategos.conquest.rules.OpeningKind;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.game.NotationException;
import strategos.game.OptionText;
import strategos.wire.NewMatch;
import strategos.wire.RuleOption;

/** The rules of a requested match: a preset, an opening, and changed options. */
record ConquestTerms(String preset, @Nullable OpeningKind opening, Map<String, String> chosen) {

    /** What the text of the rules is called in what is said about its faults. */
    private static final String FILE = "rules";

    private static final Pattern PLACE = Pattern.compile("(?m)^" + FILE + "(:\\d+)?: ");

    /** A value stays within its line, and is no longer than any that makes sense. */
    private static final Pattern VALUE = Pattern.compile("[a-z0-9+, -]{1,60}");

    static ConquestTerms of(NewMatch wanted) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (RuleOption option : wanted.chosen()) {
            if (!RuleMenu.offers(option.name())) throw Offer.unplayable("There is no such rule.");
            if (!VALUE.matcher(option.value()).matches())
                throw Offer.unplayable("'" + option.name() + "' cannot be that.");
            if (chosen.put(option.name(), option.value()) != null)
                throw Offer.unplayable("'" + option.name() + "' is given twice.");
        }
        return new ConquestTerms(wanted.preset(), wanted.opening(), chosen);
    }

    /** The same but for one rule. */
    ConquestTerms with(String option, String value) {
        Map<String, String> others = new LinkedHashMap<>(chosen);
        others.put(option, value);
        return new ConquestTerms(preset, opening, others);
    }

    /** The same with nothing chosen but how it opens. */
    ConquestTerms usual() {
        return new ConquestTerms(preset, opening, Map.of());
    }

    Ruleset rules() {
        try {
            return RulesetText.read(FILE, text());
        } catch (NotationException refused) {
            String why = String.valueOf(refused.getMessage());
            throw Offer.unplayable(PLACE.matcher(why).replaceAll("").replace("\n", "; "));
        }
    }

    private String text() {
        var lines = new StringJoiner("\n").add("base = " + preset);
        if (opening != null) lines.add("opening = " + OptionText.word(opening));
        chosen.forEach((name, value) -> lines.add(name + " = " + value));
        return lines.toString();
    }
}
