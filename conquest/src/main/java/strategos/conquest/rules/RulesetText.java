package strategos.conquest.rules;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import strategos.conquest.rules.Ruleset.Cards;
import strategos.conquest.rules.Ruleset.Cards.Drawn;
import strategos.conquest.rules.Ruleset.Cards.Traded;
import strategos.conquest.rules.Ruleset.Cards.Wilds;
import strategos.conquest.rules.Ruleset.Combat;
import strategos.conquest.rules.Ruleset.Combat.DiceChoice;
import strategos.conquest.rules.Ruleset.Combat.Occupation;
import strategos.conquest.rules.Ruleset.Fortify;
import strategos.conquest.rules.Ruleset.Income;
import strategos.conquest.rules.Ruleset.Income.Pays;
import strategos.conquest.rules.Ruleset.Order;
import strategos.conquest.rules.Ruleset.Seats;
import strategos.conquest.rules.Ruleset.Setup;
import strategos.conquest.rules.Ruleset.Setup.Armies;
import strategos.conquest.rules.Ruleset.Setup.Neutral;
import strategos.conquest.rules.Ruleset.Setup.Territories;
import strategos.conquest.rules.SetValue.Escalating;
import strategos.game.Faults;
import strategos.game.NotationException;

/**
 * A ruleset as a text file: {@code name = value} lines, a {@code #} beginning a comment.
 *
 * <p>{@code base = modern} takes all that is not said from a preset; without it {@code modern} is
 * the base.
 */
public final class RulesetText {

    private static final Pattern DIGITS = Pattern.compile("\\d+");
    private static final Form NUMBER = new Form("a number", "N");
    private static final Form RANGE = new Form("a range such as 2-6", "N(-N)?");
    private static final Form SET_VALUES =
            new Form("numbers such as 4, 6, 8, then +5", "N(, *N)*, *then *\\+N");

    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, Integer> lines = new LinkedHashMap<>();
    private final Faults faults;
    private Ruleset base = Presets.MODERN;

    /** How a value with numbers is written, N being a number: in words, and as a pattern. */
    private record Form(String words, Pattern pattern) {
        Form(String words, String pattern) {
            this(words, Pattern.compile(pattern.replace("N", "\\d{1,6}")));
        }
    }

    private RulesetText(String file) {
        this.faults = new Faults(file);
    }

    /** All that a ruleset decides, one option a line. */
    public static String write(Ruleset rules) {
        Map<String, String> values = values(rules);
        return values.entrySet().stream()
                .map(entry -> entry.getKey() + " = " + entry.getValue())
                .collect(Collectors.joining("\n"));
    }

    private static Map<String, String> values(Ruleset rules) {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("name", rules.name());
        values.put("seats", rules.seats().fewest() + "-" + rules.seats().most());
        values.put("order", word(rules.order()));
        values.put("territories", word(rules.setup().territories()));
        values.put("first-armies", word(rules.setup().armies()));
        values.put("neutral", word(rules.setup().neutral()));
        values.put("territories-per-army", "" + rules.income().territoriesPerArmy());
        values.put("least-income", "" + rules.income().least());
        values.put("continents-pay", word(rules.income().pays()));
        values.put("continents-grow", "" + rules.income().growth());
        values.put("set-values", setValues(rules.cards().value()));
        values.put("wild-cards", word(rules.cards().wilds()));
        values.put("sets-traded", word(rules.cards().traded()));
        values.put("matching-card", "" + rules.cards().matching());
        values.put("forced-trade", "" + rules.cards().forcedAtStart());
        values.put("forced-trade-after-elimination", "" + rules.cards().forcedAfterElimination());
        values.put("card-drawn", word(rules.cards().drawn()));
        values.put("attacker-dice", word(rules.combat().attacker()));
        values.put("defender-dice", word(rules.combat().defender()));
        values.put("occupation", word(rules.combat().occupation()));
        values.put("fortify", word(rules.fortify()));
        return values;
    }

    private static String setValues(SetValue value) {
        return switch (value) {
            case Escalating(List<Integer> printed, int step) ->
                    printed.stream().map(String::valueOf).collect(Collectors.joining(", "))
                            + ", then +"
                            + step;
        };
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Reads a ruleset; every fault of the text is named as {@code file:line: what is wrong}. */
    public static Ruleset read(String file, String text) throws NotationException {
        return new RulesetText(file).ruleset(text.lines().toList());
    }

    private Ruleset ruleset(List<String> text) throws NotationException {
        Map<String, String> given = given(text);
        String baseName = given.getOrDefault("base", base.name());
        Presets.named(baseName)
                .ifPresentOrElse(
                        preset -> base = preset,
                        () -> fault("base", "there is no preset '" + baseName + "'"));
        values.putAll(values(base));
        given.forEach(
                (key, value) -> {
                    if (!key.equals("base") && values.replace(key, value) == null)
                        fault(key, "there is no option '" + key + "'");
                });
        Ruleset rules = base;
        try {
            rules = build();
        } catch (IllegalArgumentException refused) {
            faults.add(String.valueOf(refused.getMessage()));
        }
        if (!faults.isEmpty()) throw faults.exception();
        return rules;
    }

    private Map<String, String> given(List<String> text) {
        Map<String, String> given = new LinkedHashMap<>();
        for (int i = 0; i < text.size(); i++) {
            String line = text.get(i).replaceFirst("#.*", "").strip();
            if (line.isEmpty()) continue;
            String[] sides = line.split("=", 2);
            String key = sides[0].strip();
            lines.put(key, i + 1);
            if (sides.length < 2) {
                fault(key, "expected 'option = value', found '" + line + "'");
            } else if (given.put(key, sides[1].strip()) != null) {
                fault(key, "'" + key + "' is said twice");
            }
        }
        return given;
    }

    private Ruleset build() {
        var seats = numbers("seats", RANGE);
        return new Ruleset(
                value("name"),
                new Seats(seats.getFirst(), seats.getLast()),
                choice("order", Order.values()),
                new Setup(
                        choice("territories", Territories.values()),
                        choice("first-armies", Armies.values()),
                        choice("neutral", Neutral.values())),
                new Income(
                        number("territories-per-army"),
                        number("least-income"),
                        choice("continents-pay", Pays.values()),
                        number("continents-grow")),
                new Cards(
                        escalating(),
                        choice("wild-cards", Wilds.values()),
                        number("matching-card"),
                        choice("sets-traded", Traded.values()),
                        number("forced-trade"),
                        number("forced-trade-after-elimination"),
                        choice("card-drawn", Drawn.values())),
                new Combat(
                        choice("attacker-dice", DiceChoice.values()),
                        choice("defender-dice", DiceChoice.values()),
                        choice("occupation", Occupation.values())),
                choice("fortify", Fortify.values()));
    }

    private SetValue escalating() {
        var numbers = numbers("set-values", SET_VALUES);
        return new Escalating(numbers.subList(0, numbers.size() - 1), numbers.getLast());
    }

    private String value(String key) {
        return values.getOrDefault(key, "");
    }

    private int number(String key) {
        return numbers(key, NUMBER).getFirst();
    }

    /** The numbers in a value; those of the base where it has none, so that reading goes on. */
    private List<Integer> numbers(String key, Form form) {
        if (!form.pattern().matcher(value(key)).matches()) {
            fault(key, "'%s' is %s, not '%s'".formatted(key, form.words(), value(key)));
            values.putAll(Map.of(key, values(base).getOrDefault(key, "")));
        }
        return DIGITS.matcher(value(key))
                .results()
                .map(digits -> Integer.parseInt(digits.group()))
                .toList();
    }

    private <E extends Enum<E>> E choice(String key, E[] choices) {
        for (E choice : choices) if (word(choice).equals(value(key))) return choice;
        String known =
                Arrays.stream(choices).map(RulesetText::word).collect(Collectors.joining(", "));
        fault(key, "'" + key + "' is one of " + known + ", not '" + value(key) + "'");
        return choices[0];
    }

    private void fault(String key, String what) {
        Integer line = lines.get(key);
        if (line == null) faults.add(what);
        else faults.add(line, what);
    }
}
