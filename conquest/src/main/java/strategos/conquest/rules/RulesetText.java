package strategos.conquest.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.conquest.rules.Ruleset.Cards;
import strategos.conquest.rules.Ruleset.Cards.Drawn;
import strategos.conquest.rules.Ruleset.Combat;
import strategos.conquest.rules.Ruleset.Combat.DiceChoice;
import strategos.conquest.rules.Ruleset.Combat.Occupation;
import strategos.conquest.rules.Ruleset.Income;
import strategos.conquest.rules.Ruleset.Seats;
import strategos.conquest.rules.Ruleset.Setup;
import strategos.conquest.rules.Ruleset.Setup.Armies;
import strategos.conquest.rules.Ruleset.Setup.Neutral;
import strategos.conquest.rules.Ruleset.Setup.Territories;
import strategos.conquest.rules.SetValue.Escalating;
import strategos.game.NotationException;

/**
 * A ruleset as a text file: {@code name = value} lines, a {@code #} beginning a comment.
 *
 * <p>{@code base = modern} takes all that is not said from a preset; without it {@code modern} is
 * the base.
 */
public final class RulesetText {

    private final String file;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, Integer> lines = new LinkedHashMap<>();
    private final List<String> faults = new ArrayList<>();

    private RulesetText(String file) {
        this.file = file;
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
        values.put("territories", word(rules.setup().territories()));
        values.put("first-armies", word(rules.setup().armies()));
        values.put("neutral", word(rules.setup().neutral()));
        values.put("territories-per-army", "" + rules.income().territoriesPerArmy());
        values.put("least-income", "" + rules.income().least());
        values.put("set-values", setValues(rules.cards().value()));
        values.put("matching-card", "" + rules.cards().matching());
        values.put("forced-trade", "" + rules.cards().forcedAtStart());
        values.put("forced-trade-after-elimination", "" + rules.cards().forcedAfterElimination());
        values.put("card-drawn", word(rules.cards().drawn()));
        values.put("attacker-dice", word(rules.combat().attacker()));
        values.put("defender-dice", word(rules.combat().defender()));
        values.put("occupation", word(rules.combat().occupation()));
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
        String baseName = given.getOrDefault("base", Presets.MODERN.name());
        var base = Presets.named(baseName);
        if (base.isEmpty()) fault("base", "there is no preset '" + baseName + "'");
        values.putAll(values(base.orElse(Presets.MODERN)));
        given.forEach(
                (key, value) -> {
                    if (!key.equals("base") && values.replace(key, value) == null)
                        fault(key, "there is no option '" + key + "'");
                });
        Ruleset rules = base.orElse(Presets.MODERN);
        try {
            rules = build();
        } catch (IllegalArgumentException refused) {
            faults.add(file + ": " + refused.getMessage());
        }
        if (!faults.isEmpty()) throw new NotationException(String.join("\n", faults));
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
        var seats = numbers("seats");
        return new Ruleset(
                value("name"),
                new Seats(seats.getFirst(), seats.getLast()),
                new Setup(
                        choice("territories", Territories.values()),
                        choice("first-armies", Armies.values()),
                        choice("neutral", Neutral.values())),
                new Income(number("territories-per-army"), number("least-income")),
                new Cards(
                        escalating(),
                        number("matching-card"),
                        number("forced-trade"),
                        number("forced-trade-after-elimination"),
                        choice("card-drawn", Drawn.values())),
                new Combat(
                        choice("attacker-dice", DiceChoice.values()),
                        choice("defender-dice", DiceChoice.values()),
                        choice("occupation", Occupation.values())));
    }

    private SetValue escalating() {
        var numbers = numbers("set-values");
        int last = numbers.size() - 1;
        return new Escalating(
                numbers.subList(0, Math.max(1, last)), last == 0 ? 0 : numbers.getLast());
    }

    private String value(String key) {
        return values.getOrDefault(key, "");
    }

    private int number(String key) {
        return numbers(key).getFirst();
    }

    /** The numbers in a value; never empty, so that reading goes on after a fault. */
    private List<Integer> numbers(String key) {
        List<Integer> numbers =
                Stream.of(value(key).split("\\D+", -1))
                        .filter(digits -> !digits.isEmpty() && digits.length() < 9)
                        .map(Integer::parseInt)
                        .toList();
        if (!numbers.isEmpty()) return numbers;
        fault(key, "'" + key + "' is a number, not '" + value(key) + "'");
        return List.of(2);
    }

    private <E extends Enum<E>> E choice(String key, E[] choices) {
        for (E choice : choices) if (word(choice).equals(value(key))) return choice;
        String known =
                Arrays.stream(choices).map(RulesetText::word).collect(Collectors.joining(", "));
        fault(key, "'" + key + "' is one of " + known + ", not '" + value(key) + "'");
        return choices[0];
    }

    private void fault(String key, String what) {
        faults.add(
                lines.containsKey(key)
                        ? file + ":" + lines.get(key) + ": " + what
                        : file + ": " + what);
    }
}
