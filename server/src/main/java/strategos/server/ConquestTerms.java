package strategos.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import strategos.conquest.rules.Presets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.rules.Setup.Armies;
import strategos.game.NotationException;
import strategos.wire.NewMatch;
import strategos.wire.Opening;
import strategos.wire.RuleOption;

/**
 * What somebody wants to play by: a preset, how it opens, and the rules that they chose otherwise.
 */
record ConquestTerms(String preset, @Nullable Opening opening, Map<String, String> chosen) {

    /** What the text of the rules is called in what is said about its faults. */
    private static final String FILE = "rules";

    private static final Pattern PLACE = Pattern.compile("(?m)^" + FILE + "(:\\d+)?: ");

    /** A value stays within its line, and is no longer than any that makes sense. */
    private static final Pattern VALUE = Pattern.compile("[a-z0-9+, -]{1,60}");

    static ConquestTerms of(NewMatch wanted) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (RuleOption option : wanted.chosen()) {
            if (!RuleMenu.offers(option.name()))
                throw Offer.unplayable("There is no such rule to choose.");
            if (!VALUE.matcher(option.value()).matches())
                throw Offer.unplayable("'" + option.name() + "' cannot be that.");
            if (chosen.put(option.name(), option.value()) != null)
                throw Offer.unplayable("'" + option.name() + "' is said twice.");
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

    /** Whether territories come with their armies, so that there are none to deal. */
    private boolean hasFixedArmies() {
        return Presets.named(preset)
                .filter(rules -> rules.setup().armies() == Armies.FIXED)
                .isPresent();
    }

    private String text() {
        var lines = new StringJoiner("\n").add("base = " + preset);
        switch (opening) {
            case null -> {}
            case DEALT -> {
                lines.add("territories = dealt");
                if (!hasFixedArmies()) lines.add("first-armies = dealt");
            }
            case CLAIMED -> lines.add("territories = claimed");
            case POSITIONS -> lines.add("territories = positions");
        }
        chosen.forEach((name, value) -> lines.add(name + " = " + value));
        // The neutral army of orders is what blockades leave, and those are cards.
        if ("none".equals(chosen.get("order-cards"))) lines.add("neutral = none");
        return lines.toString();
    }
}
