package strategos.app.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.game.NotationException;
import strategos.game.OptionText;
import strategos.morris.MorrisPresets;
import strategos.morris.Rules;
import strategos.morris.RulesText;

/**
 * Where the rules of one family come from: those that ship, by name, and any others, from text.
 *
 * @param name what rules call themselves
 */
record RulesSource<R>(
        List<R> presets,
        Function<R, String> name,
        Function<R, String> writer,
        Reader<R> reader,
        Changer<R> changer) {

    static final RulesSource<Ruleset> CONQUEST =
            new RulesSource<>(
                    ConquestPresets.ALL,
                    Ruleset::name,
                    RulesetText::write,
                    RulesetText::read,
                    RulesetText::change);

    static final RulesSource<Rules> MORRIS =
            new RulesSource<>(
                    MorrisPresets.ALL,
                    Rules::name,
                    RulesText::write,
                    RulesText::read,
                    RulesText::change);

    /** What makes rules of the text of a file. */
    @FunctionalInterface
    interface Reader<R> {
        R read(String file, String text) throws NotationException;
    }

    /** What makes rules of others and the text of some options. */
    @FunctionalInterface
    interface Changer<R> {
        R change(R base, String file, String text) throws NotationException;
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
        try {
            return changer.change(base, "--set", OptionText.write(changes));
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
