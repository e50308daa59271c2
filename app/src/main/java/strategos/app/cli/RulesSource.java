package strategos.app.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.game.NotationException;
import strategos.game.OptionText;
import strategos.game.Spelling;
import strategos.morris.Rules;
import strategos.morris.RulesText;

/**
 * Where the rules of one family come from: those that ship, by name, and any others, from text.
 *
 * @param name what rules call themselves
 */
record RulesSource<R>(
        List<R> presets, Function<R, String> name, Function<R, String> writer, Reader<R> reader) {

    static final RulesSource<Ruleset> CONQUEST =
            new RulesSource<>(
                    strategos.conquest.rules.Presets.ALL,
                    Ruleset::name,
                    RulesetText::write,
                    RulesetText::read);

    static final RulesSource<Rules> MORRIS =
            new RulesSource<>(
                    strategos.morris.Presets.ALL, Rules::name, RulesText::write, RulesText::read);

    /** What makes rules of the text of a file. */
    @FunctionalInterface
    interface Reader<R> {
        R read(String file, String text) throws NotationException;
    }

    List<String> names() {
        return presets.stream().map(name).toList();
    }

    Optional<R> named(String wanted) {
        return presets.stream().filter(preset -> name.apply(preset).equals(wanted)).findFirst();
    }

    /** Whether a text takes what it does not say from one of these. */
    boolean isBaseOf(String text) {
        return named(OptionText.read("", text).take("base", "")).isPresent();
    }

    R read(String file, String text) {
        try {
            return reader.read(file, text);
        } catch (NotationException fault) {
            throw new BadInput(fault);
        }
    }

    /** The same rules with some options changed. */
    R changed(R base, Map<String, String> changes) {
        if (changes.isEmpty()) return base;
        Map<String, String> lines = new LinkedHashMap<>();
        for (String line : writer.apply(base).lines().toList())
            lines.put(line.substring(0, line.indexOf('=')).strip(), line);
        changes.forEach(
                (option, value) -> {
                    if (lines.replace(option, option + " = " + value) == null)
                        throw new BadInput(
                                "--set: there is no option '%s'; %s"
                                        .formatted(option, Spelling.hint(option, lines.keySet())));
                });
        try {
            return reader.read("--set", String.join("\n", lines.values()));
        } catch (NotationException fault) {
            throw new BadInput(withoutLines(String.valueOf(fault.getMessage())), fault);
        }
    }

    /** Nobody wrote a file, so the numbers of its lines would only confuse. */
    private static String withoutLines(String faults) {
        return faults.lines()
                .map(fault -> fault.replaceFirst("^--set:\\d+:", "--set:"))
                .collect(Collectors.joining("\n"));
    }
}
