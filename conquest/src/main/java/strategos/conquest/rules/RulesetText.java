package strategos.conquest.rules;

import static strategos.game.OptionText.word;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import strategos.conquest.rules.CardRules.Drawn;
import strategos.conquest.rules.CardRules.Traded;
import strategos.conquest.rules.CardRules.Wilds;
import strategos.conquest.rules.Combat.DiceChoice;
import strategos.conquest.rules.Combat.Occupation;
import strategos.conquest.rules.Combinations.Clash;
import strategos.conquest.rules.Extensions.Boosts;
import strategos.conquest.rules.Extensions.Economy;
import strategos.conquest.rules.Extensions.Sight;
import strategos.conquest.rules.Extensions.Teams;
import strategos.conquest.rules.Income.LeastOf;
import strategos.conquest.rules.Income.Pays;
import strategos.conquest.rules.SetValue.Escalating;
import strategos.conquest.rules.SetValue.Fixed;
import strategos.conquest.rules.Setup.Armies;
import strategos.conquest.rules.Setup.Neutral;
import strategos.conquest.rules.Setup.Territories;
import strategos.conquest.rules.Structure.InTurn;
import strategos.conquest.rules.Structure.OrderCards;
import strategos.conquest.rules.Structure.OrdersGiven;
import strategos.conquest.rules.Structure.Together;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.rules.Winning.MissionsDrawn;
import strategos.conquest.rules.Winning.Vote;
import strategos.game.NotationException;
import strategos.game.OptionText;

/**
 * A ruleset as a text file: {@code name = value} lines, a {@code #} beginning a comment.
 *
 * <p>{@code base = modern} names the preset for all missing options; the default is {@code modern}.
 */
public final class RulesetText {

    private static final Pattern DIGITS = Pattern.compile("\\d+");
    private static final Form RANGE = new Form("a range such as 2-6", "N(-N)?");
    private static final Form SET_VALUES =
            new Form(
                    "numbers such as 4, 6, 8, then +5, or such as fixed 4, 6, 8, 10",
                    "N(, *N)*, *then *\\+N|fixed +N, *N, *N, *N");
    private static final Form ALLOTMENT = new Form("table, or a number such as 20", "table|N");

    private static final Form TERRITORIES =
            new Form("all, or a number of 1 or more such as 4", "0*[1-9]\\d{0,4}");

    /** One word for the options of an opening: a text may say it, none that is written does. */
    private static final String OPENING = "opening";

    // The options that a part of a ruleset is made of.
    private static final List<String> STRUCTURE =
            List.of("orders", "attackers-kill", "defenders-kill", "luck", "order-cards");
    private static final List<String> SETUP =
            List.of(
                    OPENING,
                    "territories",
                    "first-armies",
                    "armies-each",
                    "armies-to-place",
                    "starting-territories",
                    "neutral-armies");
    private static final List<String> INCOME =
            List.of("territories-per-army", "least-income", "continents-grow");
    private static final List<String> CARDS =
            List.of("matching-card", "forced-trade", "forced-trade-after-elimination");
    private static final List<String> WINNING = List.of("win-share", "round-limit");
    private static final List<String> EXTENSIONS =
            List.of(
                    "teams",
                    "territory-pays",
                    "army-costs",
                    "crowd",
                    "cut-off-costs",
                    "treasury-limit",
                    "events-every",
                    "blocked");

    private final OptionText options;
    private Ruleset base;

    /** The form of a value with numbers: as a description, and as a pattern. */
    private record Form(String words, Pattern pattern) {
        Form(String words, String pattern) {
            this(words, Pattern.compile(pattern.replace("N", "\\d{1,6}")));
        }
    }

    private RulesetText(OptionText options, Ruleset base) {
        this.options = options;
        this.base = base;
    }

    /** All that a ruleset decides, one option a line. */
    public static String write(Ruleset rules) {
        return OptionText.write(values(rules));
    }

    /** Reads a ruleset; every fault of the text is named as {@code file:line: what is wrong}. */
    public static Ruleset read(String file, String text) throws NotationException {
        return new RulesetText(OptionText.read(file, text), ConquestPresets.MODERN)
                .onBase()
                .ruleset();
    }

    /** A ruleset with the options changed that a text says; faults are named as of a file. */
    public static Ruleset change(Ruleset rules, String file, String text) throws NotationException {
        return new RulesetText(OptionText.read(file, text), rules).ruleset();
    }

    /**
     * The options in which a ruleset differs from the preset of its name; all of them where there
     * is none.
     */
    public static Map<String, String> changes(Ruleset rules) {
        var values = values(rules);
        ConquestPresets.named(rules.name())
                .ifPresent(preset -> values.entrySet().removeAll(values(preset).entrySet()));
        return values;
    }

    /** All that a ruleset decides, by option. */
    public static Map<String, String> values(Ruleset rules) {
        return RulesetValues.of(rules);
    }

    /** Takes the base that the text names. */
    private RulesetText onBase() {
        String name = options.take("base", base.name());
        ConquestPresets.named(name)
                .ifPresentOrElse(
                        preset -> base = preset,
                        () -> options.fault("base", "there is no preset '" + name + "'"));
        return this;
    }

    private Ruleset ruleset() throws NotationException {
        var otherwise = values(base);
        otherwise.putAll(implied());
        options.complete(otherwise);
        return options.build(this::checked);
    }

    /** What options that the text says decide about others, unless it says those as well. */
    private Map<String, String> implied() {
        Map<String, String> implied = new LinkedHashMap<>();
        if (options.says(OPENING)) {
            var opening = options.choice(OPENING, OpeningKind.values()).in(base.setup());
            options.take(OPENING, "");
            implied.put("territories", word(opening.territories()));
            implied.put("first-armies", word(opening.armies()));
        }
        // The neutral army of orders is what blockades leave, and those are cards.
        boolean withoutCards = options.text("order-cards").equals(word(OrderCards.NONE));
        if (withoutCards && base.setup().neutral() == Neutral.AFTER_BLOCKADES)
            implied.put("neutral", word(Neutral.NONE));
        return implied;
    }

    private Ruleset checked() {
        Ruleset rules = options.part(List.of("name"), this::build, base);
        for (Clash clash : Combinations.clashes(rules)) options.fault(clash.options(), clash.why());
        return rules;
    }

    private Ruleset build() {
        return new Ruleset(
                options.text("name"),
                seats(),
                options.part(STRUCTURE, this::structure, base.structure()),
                options.choice("order", TurnOrder.values()),
                options.part(SETUP, this::setup, base.setup()),
                options.part(INCOME, this::income, base.income()),
                options.part(CARDS, this::cards, base.cards()),
                new Combat(
                        options.choice("attacker-dice", DiceChoice.values()),
                        options.choice("defender-dice", DiceChoice.values()),
                        options.choice("occupation", Occupation.values())),
                options.choice("fortify", Fortify.values()),
                options.part(WINNING, this::winning, base.winning()),
                options.part(EXTENSIONS, this::extensions, base.extensions()));
    }

    private Seats seats() {
        var seats = numbers("seats", RANGE);
        if (seats.isEmpty()) return base.seats();
        return options.part(
                List.of("seats"), () -> new Seats(seats.getFirst(), seats.getLast()), base.seats());
    }

    private Structure structure() {
        var orders =
                new Together(
                        options.choice("orders", OrdersGiven.values()),
                        options.number("attackers-kill"),
                        options.number("defenders-kill"),
                        options.number("luck"),
                        options.choice("order-cards", OrderCards.values()));
        if (options.choice("turns", RulesetValues.STRUCTURES) == 1) return orders;
        if (orders.given() == OrdersGiven.ROUND_ROBIN)
            options.fault("orders", "there are no orders with 'turns = in-turn'");
        return new InTurn();
    }

    private Setup setup() {
        return new Setup(
                options.choice("territories", Territories.values()),
                options.choice("first-armies", Armies.values()),
                options.choice("neutral", Neutral.values()),
                options.number("armies-each"),
                allotment(),
                share());
    }

    private Share share() {
        var numbers =
                options.text("starting-territories").equals(RulesetValues.ALL)
                        ? List.of(Share.ALL.territories())
                        : numbers("starting-territories", TERRITORIES);
        return numbers.isEmpty()
                ? base.setup().share()
                : new Share(numbers.getFirst(), options.number("neutral-armies"));
    }

    private Allotment allotment() {
        if (options.text("armies-to-place").equals(RulesetValues.BY_TABLE)) return Allotment.TABLE;
        var numbers = numbers("armies-to-place", ALLOTMENT);
        return numbers.isEmpty()
                ? base.setup().allotment()
                : new Allotment.Each(numbers.getFirst());
    }

    private Income income() {
        return new Income(
                options.number("territories-per-army"),
                options.number("least-income"),
                options.choice("least-income-of", LeastOf.values()),
                options.choice("continents-pay", Pays.values()),
                options.number("continents-grow"));
    }

    private CardRules cards() {
        return new CardRules(
                setValue(),
                options.choice("wild-cards", Wilds.values()),
                options.number("matching-card"),
                options.choice("sets-traded", Traded.values()),
                options.number("forced-trade"),
                options.number("forced-trade-after-elimination"),
                options.choice("card-drawn", Drawn.values()));
    }

    private SetValue setValue() {
        var numbers = numbers("set-values", SET_VALUES);
        if (numbers.isEmpty()) return base.cards().value();
        return options.text("set-values").startsWith("fixed")
                ? new Fixed(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3))
                : new Escalating(numbers.subList(0, numbers.size() - 1), numbers.getLast());
    }

    private Winning winning() {
        return new Winning(
                options.choice("goal", Goal.values()),
                options.number("win-share"),
                options.number("round-limit"),
                options.choice("vote-to-end", Vote.values()),
                options.choice("missions-drawn", MissionsDrawn.values()));
    }

    private Extensions extensions() {
        return new Extensions(
                options.choice("sight", Sight.values()),
                new Teams(
                        options.number("teams"),
                        options.choice("team-sight", Teams.TeamSight.values())),
                options.choice("boosts", Boosts.values()),
                new Economy(
                        options.choice("economy", Economy.Kept.values()),
                        options.number("territory-pays"),
                        options.number("army-costs"),
                        options.number("crowd"),
                        options.number("cut-off-costs"),
                        options.number("treasury-limit")),
                options.number("events-every"),
                options.number("blocked"));
    }

    /** The numbers in a value; none after a fault, so that reading goes on. */
    private List<Integer> numbers(String key, Form form) {
        if (!form.pattern().matcher(options.text(key)).matches()) {
            options.fault(
                    key, "'%s' is %s, not '%s'".formatted(key, form.words(), options.text(key)));
            return List.of();
        }
        return DIGITS.matcher(options.text(key))
                .results()
                .map(digits -> Integer.parseInt(digits.group()))
                .toList();
    }
}
