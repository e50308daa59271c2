package strategos.server.families;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import strategos.conquest.rules.OpeningKind;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.rules.Structure.Together;
import strategos.wire.RuleOption;
import strategos.wire.RuleSheet;
import strategos.wire.RuleSheet.Alternative;
import strategos.wire.RuleSheet.Setting;

/** The rules of conquest that can be chosen for a new match, with their values in the preset. */
final class RuleMenu {

    private static final Map<String, List<String>> OFFERED = offered();

    private RuleMenu() {}

    private static Map<String, List<String>> offered() {
        Map<String, List<String>> menu = new LinkedHashMap<>();
        menu.put("armies-to-place", List.of("table", "5", "10", "15", "20", "30", "40"));
        menu.put("armies-each", List.of("1", "2", "3", "4", "5", "7", "10"));
        menu.put("starting-territories", List.of("all", "1", "2", "3", "4", "6", "8"));
        menu.put("neutral-armies", List.of("1", "2", "3", "5", "10"));
        menu.put("sight", List.of("open", "fog"));
        menu.put("teams", List.of("0", "2", "3", "4"));
        menu.put("team-sight", List.of("own", "shared"));
        menu.put("goal", List.of("territories", "capitals", "missions"));
        menu.put("win-share", List.of("100", "90", "80", "70", "60"));
        menu.put("round-limit", List.of("0", "10", "20", "30", "50"));
        menu.put("vote-to-end", List.of("none", "allowed", "draw"));
        menu.put("card-drawn", List.of("after-fortifying", "never"));
        menu.put("set-values", List.of("fixed 4, 6, 8, 10"));
        menu.put("fortify", List.of("connected", "adjacent", "many", "none"));
        menu.put("orders", List.of("together", "round-robin"));
        menu.put("luck", List.of("100", "75", "50", "25", "0"));
        menu.put("order-cards", List.of("drawn", "none"));
        menu.put("economy", List.of("off", "on"));
        menu.put("cut-off-costs", List.of("0", "1", "2"));
        menu.put("treasury-limit", List.of("0", "2", "3", "5"));
        menu.put("events-every", List.of("0", "1", "2", "3", "5"));
        menu.put("boosts", List.of("off", "on"));
        menu.put("blocked", List.of("0", "2", "4", "6", "8"));
        return menu;
    }

    static boolean offers(String option) {
        return OFFERED.containsKey(option);
    }

    /** What of a ruleset was chosen from this menu. */
    static List<RuleOption> chosen(Ruleset rules) {
        List<RuleOption> options = new ArrayList<>();
        RulesetText.changes(rules)
                .forEach(
                        (name, value) -> {
                            if (offers(name)) options.add(new RuleOption(name, value));
                        });
        return options;
    }

    /**
     * All that can be chosen for a match.
     *
     * @param refusal why terms cannot be played
     */
    static RuleSheet sheet(ConquestTerms terms, Function<ConquestTerms, Optional<String>> refusal) {
        var usual = RulesetText.values(terms.usual().rules());
        String now = refusal.apply(terms).orElse(null);
        List<Setting> settings = new ArrayList<>();
        OFFERED.forEach(
                (name, values) -> {
                    if (!matters(name, terms)) return;
                    var rule = new Rule(name, usual.getOrDefault(name, ""), values);
                    settings.add(
                            rule.setting(
                                    terms,
                                    value -> barred(now, refusal.apply(terms.with(name, value)))));
                });
        return new RuleSheet(settings, now);
    }

    /** Whether there is anything to choose with the rest as it is. */
    private static boolean matters(String option, ConquestTerms terms) {
        return switch (option) {
            case "armies-to-place" -> opening(terms).allotsArmies();
            case "armies-each" -> !opening(terms).allotsArmies() && !hasPositions(terms);
            case "starting-territories" -> !hasPositions(terms);
            case "neutral-armies" -> !hasPositions(terms) && leavesTerritories(terms);
            case "team-sight" -> hasTeamsInFog(terms);
            case "cut-off-costs", "treasury-limit" ->
                    terms.chosen().getOrDefault("economy", "").equals("on");
            case "orders", "luck", "order-cards" -> givesOrders(terms);
            case "card-drawn", "set-values", "fortify" -> !givesOrders(terms);
            default -> true;
        };
    }

    /** What team-mates show each other matters only where there are some, and something to show. */
    private static boolean hasTeamsInFog(ConquestTerms terms) {
        return !terms.chosen().getOrDefault("teams", "0").equals("0")
                && terms.chosen().getOrDefault("sight", "").equals("fog");
    }

    private static boolean hasPositions(ConquestTerms terms) {
        return opening(terms) == OpeningKind.POSITIONS;
    }

    private static boolean leavesTerritories(ConquestTerms terms) {
        return !terms.chosen().getOrDefault("starting-territories", "all").equals("all");
    }

    private static OpeningKind opening(ConquestTerms terms) {
        return OpeningKind.of(terms.usual().rules().setup());
    }

    private static boolean givesOrders(ConquestTerms terms) {
        return terms.usual().rules().structure() instanceof Together;
    }

    private record Rule(String name, String usual, List<String> values) {

        Setting setting(ConquestTerms terms, Function<String, Optional<String>> barred) {
            String value = terms.chosen().getOrDefault(name, usual);
            List<String> all = new ArrayList<>(values);
            if (!all.contains(usual)) all.addFirst(usual);
            if (!all.contains(value)) all.add(value);
            return new Setting(
                    name,
                    value,
                    usual,
                    all.stream()
                            .map(each -> new Alternative(each, barred.apply(each).orElse(null)))
                            .toList());
        }
    }

    /** What is wrong with the match as it is bars nothing that could be chosen elsewhere. */
    private static Optional<String> barred(@Nullable String now, Optional<String> refusal) {
        return refusal.filter(why -> !why.equals(now));
    }
}
