package strategos.family;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import strategos.game.NotationException;
import strategos.game.OptionText;

/**
 * The text format of the rules of one family, with the built-in rules.
 *
 * @param name returns the name of rules
 */
public record RulesFormat<R>(
        List<R> presets,
        Function<R, String> name,
        Function<R, String> writer,
        Reader<R> reader,
        Changer<R> changer) {

    /** Reads rules from the text of a file. */
    @FunctionalInterface
    public interface Reader<R> {
        R read(String file, String text) throws NotationException;
    }

    /** Changes some options of rules, given as text. */
    @FunctionalInterface
    public interface Changer<R> {
        R change(R base, String file, String text) throws NotationException;
    }

    private static final String SET = "--set";
    private static final String NAME = "name";

    /** Rules that have a name and no options. */
    public static RulesFormat<String> withoutOptions(List<String> names) {
        return new RulesFormat<>(
                names,
                name -> name,
                name -> OptionText.write(Map.of(NAME, name)),
                (file, text) -> chosen(names, names.getFirst(), OptionText.read(file, text)),
                (base, file, text) -> chosen(names, base, OptionText.read(file, text)));
    }

    private static String chosen(List<String> names, String base, OptionText options)
            throws NotationException {
        options.complete(Map.of(NAME, options.take("base", base)));
        return options.build(() -> names.get(Math.max(0, options.choice(NAME, names))));
    }

    public List<String> names() {
        return presets.stream().map(name).toList();
    }

    public Optional<R> named(String wanted) {
        return presets.stream().filter(preset -> name.apply(preset).equals(wanted)).findFirst();
    }

    /** Whether a text is based on a preset of this family. */
    public boolean isBaseOf(String text) {
        return named(OptionText.read("", text).take("base", "")).isPresent();
    }

    /** Every option of the rules of this name, one per line. */
    public String inFull(String preset) throws NotationException {
        return writer.apply(preset(preset));
    }

    /** Every option of the rules in a file, one per line. */
    public String inFull(String file, String text) throws NotationException {
        return writer.apply(reader.read(file, text));
    }

    /** The rules that a request means, with its changes. */
    public R of(GameRequest request) throws NotationException {
        String text = request.text();
        R base = text == null ? preset(request.rules()) : reader.read(request.rules(), text);
        return request.changes().isEmpty() ? base : changed(base, request.changes());
    }

    private R preset(String wanted) throws NotationException {
        return named(wanted)
                .orElseThrow(() -> new NotationException("there are no rules '" + wanted + "'"));
    }

    private R changed(R base, Map<String, String> changes) throws NotationException {
        try {
            return changer.change(base, SET, OptionText.write(changes));
        } catch (NotationException fault) {
            throw new NotationException(withoutLines(String.valueOf(fault.getMessage())));
        }
    }

    /** The changes are not in a file, so line numbers would only confuse. */
    private static String withoutLines(String faults) {
        return faults.lines()
                .map(fault -> fault.replaceFirst("^" + SET + ":\\d+:", SET + ":"))
                .collect(Collectors.joining("\n"));
    }
}
