package strategos.conquest.rules;

import static strategos.game.OptionText.word;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import strategos.conquest.rules.SetValue.Escalating;
import strategos.conquest.rules.SetValue.Fixed;
import strategos.conquest.rules.Structure.Together;

/** All that a ruleset decides, as the words that {@link RulesetText} reads, by option. */
final class RulesetValues {

    static final String BY_TABLE = "table";
    static final String ALL = "all";
    static final List<String> STRUCTURES = List.of("in-turn", "together");

    private RulesetValues() {}

    static Map<String, String> of(Ruleset rules) {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("name", rules.name());
        values.put("seats", rules.seats().fewest() + "-" + rules.seats().most());
        put(values, rules.structure());
        values.put("order", word(rules.order()));
        put(values, rules.setup());
        put(values, rules.income());
        put(values, rules.cards());
        values.put("attacker-dice", word(rules.combat().attacker()));
        values.put("defender-dice", word(rules.combat().defender()));
        values.put("occupation", word(rules.combat().occupation()));
        values.put("fortify", word(rules.fortify()));
        put(values, rules.winning());
        put(values, rules.extensions());
        return values;
    }

    private static void put(Map<String, String> values, Structure structure) {
        // A ruleset without orders says of them what it would have, so that all files have the same
        // options.
        values.put("turns", STRUCTURES.get(structure instanceof Together ? 1 : 0));
        var orders = structure instanceof Together together ? together : Structure.ORDERS;
        values.put("orders", word(orders.given()));
        values.put("attackers-kill", "" + orders.attackersKill());
        values.put("defenders-kill", "" + orders.defendersKill());
        values.put("luck", "" + orders.luck());
        values.put("order-cards", word(orders.cards()));
    }

    private static void put(Map<String, String> values, Setup setup) {
        values.put("territories", word(setup.territories()));
        values.put("first-armies", word(setup.armies()));
        values.put("armies-each", "" + setup.each());
        values.put(
                "armies-to-place",
                switch (setup.allotment()) {
                    case Allotment.Table() -> BY_TABLE;
                    case Allotment.Each(int armies) -> "" + armies;
                });
        values.put("neutral", word(setup.neutral()));
        values.put(
                "starting-territories",
                setup.share().isLimited() ? "" + setup.share().territories() : ALL);
        values.put("neutral-armies", "" + setup.share().neutralArmies());
    }

    private static void put(Map<String, String> values, Income income) {
        values.put("territories-per-army", "" + income.territoriesPerArmy());
        values.put("least-income", "" + income.least());
        values.put("least-income-of", word(income.leastOf()));
        values.put("continents-pay", word(income.pays()));
        values.put("continents-grow", "" + income.growth());
    }

    private static void put(Map<String, String> values, CardRules cards) {
        values.put("set-values", setValues(cards.value()));
        values.put("wild-cards", word(cards.wilds()));
        values.put("sets-traded", word(cards.traded()));
        values.put("matching-card", "" + cards.matching());
        values.put("forced-trade", "" + cards.forcedAtStart());
        values.put("forced-trade-after-elimination", "" + cards.forcedAfterElimination());
        values.put("card-drawn", word(cards.drawn()));
    }

    private static String setValues(SetValue value) {
        return switch (value) {
            case Escalating(List<Integer> printed, int step) ->
                    printed.stream().map(String::valueOf).collect(Collectors.joining(", "))
                            + ", then +"
                            + step;
            case Fixed(int infantry, int cavalry, int artillery, int oneOfEach) ->
                    "fixed %d, %d, %d, %d".formatted(infantry, cavalry, artillery, oneOfEach);
        };
    }

    private static void put(Map<String, String> values, Winning winning) {
        values.put("goal", word(winning.goal()));
        values.put("missions-drawn", word(winning.missionsDrawn()));
        values.put("win-share", "" + winning.share());
        values.put("round-limit", "" + winning.roundLimit());
        values.put("vote-to-end", word(winning.vote()));
    }

    private static void put(Map<String, String> values, Extensions extensions) {
        values.put("sight", word(extensions.sight()));
        values.put("teams", "" + extensions.teams().count());
        values.put("team-sight", word(extensions.teams().sight()));
        values.put("boosts", word(extensions.boosts()));
        values.put("economy", word(extensions.economy().kept()));
        values.put("territory-pays", "" + extensions.economy().territoryPays());
        values.put("army-costs", "" + extensions.economy().armyCosts());
        values.put("crowd", "" + extensions.economy().crowd());
        values.put("cut-off-costs", "" + extensions.economy().cutOffCosts());
        values.put("treasury-limit", "" + extensions.economy().treasuryLimit());
        values.put("events-every", "" + extensions.eventsEvery());
        values.put("blocked", "" + extensions.blocked());
    }
}
