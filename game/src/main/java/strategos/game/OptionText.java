package strategos.game;

import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Options as a text file: {@code name = value} lines, a {@code #} beginning a comment.
 *
 * <p>Faults are collected as {@code file:line: what is wrong}, so that the author sees all of them
 * at once.
 */
public final class OptionText {

    private static final Pattern WHOLE_NUMBER = Pattern.compile("[0-9]{1,8}");

    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, String> defaults = new LinkedHashMap<>();
    private final Map<String, Integer> lines = new LinkedHashMap<>();
    private final Faults faults;

    private OptionText(String file) {
        faults = new Faults(file);
    }

    /** The options as text, one a line. */
    public static String write(Map<String, String> options) {
        return options.entrySet().stream()
                .map(option -> option.getKey() + " = " + option.getValue())
                .collect(Collectors.joining("\n"));
    }

    /** A choice as it is written in an option. */
    public static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Reads a text; what is wrong with it is told by {@link #build}. */
    public static OptionText read(String file, String text) {
        var options = new OptionText(file);
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replaceFirst("#.*", "").strip();
            if (!line.isEmpty()) options.readLine(line, i + 1);
        }
        return options;
    }

    private void readLine(String line, int number) {
        String[] sides = line.split("=", 2);
        String name = sides[0].strip();
        lines.put(name, number);
        if (sides.length < 2) {
            fault(name, "expected 'option = value', found " + Quote.of(line));
        } else if (values.put(name, sides[1].strip()) != null) {
            fault(name, Quote.of(name) + " is given twice");
        }
    }

    /** Whether the text says what an option is. */
    public boolean says(String name) {
        return values.containsKey(name);
    }

    /** The value of an option that is none of the others', taken out of them. */
    public String take(String name, String otherwise) {
        String value = values.remove(name);
        return value == null ? otherwise : value;
    }

    /** Takes these values for all that the text does not say, and knows of no other options. */
    public void complete(Map<String, String> otherwise) {
        values.keySet().stream()
                .filter(name -> !otherwise.containsKey(name))
                .toList()
                .forEach(name -> fault(name, unknown(name, otherwise.keySet())));
        otherwise.forEach(values::putIfAbsent);
        defaults.putAll(otherwise);
    }

    private static String unknown(String name, Set<String> known) {
        String unknown = "there is no option " + Quote.of(name);
        return Spelling.nearest(name, known)
                .map(meant -> unknown + "; did you mean " + meant + "?")
                .orElse(unknown);
    }

    public String text(String name) {
        return values.getOrDefault(name, "");
    }

    /** The whole number that an option is; the default after a fault, so that reading goes on. */
    public int number(String name) {
        if (WHOLE_NUMBER.matcher(text(name)).matches()) return Integer.parseInt(text(name));
        fault(name, "'" + name + "' is a number, not " + Quote.of(text(name)));
        return Integer.parseInt(defaults.getOrDefault(name, "0"));
    }

    /** The one of these that an option is; the first after a fault, so that reading goes on. */
    public <E extends Enum<E>> E choice(String name, E[] choices) {
        List<String> words = Arrays.stream(choices).map(OptionText::word).toList();
        return choices[Math.max(0, choice(name, words))];
    }

    /** The index of the word that an option is; -1 after a fault. */
    public int choice(String name, List<String> words) {
        int choice = words.indexOf(text(name));
        if (choice < 0) {
            String known = String.join(", ", words);
            fault(name, "'" + name + "' is one of " + known + ", not " + Quote.of(text(name)));
        }
        return choice;
    }

    /** Notes what is wrong with an option. */
    public void fault(String name, String what) {
        Integer line = lines.get(name);
        if (line == null) {
            faults.add(what);
        } else {
            faults.add(line, what);
        }
    }

    /** Notes what is wrong with options that do not go together, at the last that is said. */
    public void fault(List<String> names, String what) {
        names.stream()
                .map(lines::get)
                .filter(Objects::nonNull)
                .max(Comparator.naturalOrder())
                .ifPresentOrElse(line -> faults.add(line, what), () -> faults.add(what));
    }

    /**
     * What some of the options make; where that is refused the fault is noted, and it is something
     * else, so that reading goes on.
     */
    public <T> T part(List<String> names, Supplier<T> maker, T otherwise) {
        try {
            return maker.get();
        } catch (IllegalArgumentException refused) {
            fault(names, String.valueOf(refused.getMessage()));
            return otherwise;
        }
    }

    /**
     * What the options make together; refused with all faults of the text, or else with the
     * maker's.
     */
    public <T> T build(Supplier<T> maker) throws NotationException {
        T made;
        try {
            made = maker.get();
        } catch (IllegalArgumentException refused) {
            if (faults.isEmpty()) faults.add(String.valueOf(refused.getMessage()));
            throw faults.exception();
        }
        if (!faults.isEmpty()) throw faults.exception();
        return made;
    }
}
