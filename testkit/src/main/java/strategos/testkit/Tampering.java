package strategos.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Changes a text in all simple ways, one at a time: each line dropped, duplicated, swapped with the
 * next, and its numbers and words altered.
 */
public final class Tampering {

    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}-]*");

    private static final List<UnaryOperator<String>> OTHER_NUMBERS =
            List.of(
                    number -> number.length() > 8 ? "0" : "" + (Integer.parseInt(number) + 1),
                    number -> "-" + number,
                    number -> "0" + number,
                    _ -> "99999999999",
                    _ -> "");

    private static final List<UnaryOperator<String>> OTHER_WORDS =
            List.of(
                    _ -> "",
                    _ -> "xyzzy",
                    word -> word + word,
                    word -> word.toUpperCase(Locale.ROOT));

    private final List<String> lines;

    private Tampering(List<String> lines) {
        this.lines = lines;
    }

    /**
     * A text with one change.
     *
     * @param line the first changed line, counted from 1
     */
    public record Tampered(int line, String how, String text) {

        @Override
        public String toString() {
            return how + " at line " + line;
        }
    }

    /** All changes of some lines, spread evenly over the text. */
    public static Stream<Tampered> of(String text, int some) {
        var tampering = new Tampering(text.lines().toList());
        int size = tampering.lines.size();
        int stride = Math.max(1, size / some);
        return IntStream.range(0, size)
                .filter(line -> line % stride == 0)
                .boxed()
                .flatMap(line -> tampering.at(line).stream());
    }

    private List<Tampered> at(int line) {
        List<Tampered> all = new ArrayList<>();
        String old = lines.get(line);
        all.add(changed(line, "dropped", List.of()));
        all.add(changed(line, "doubled", List.of(old, old)));
        all.add(changed(line, "blank line", List.of("", old)));
        all.add(changed(line, "cut", List.of(old.substring(0, old.length() / 2))));
        all.add(changed(line, "longer", List.of(old + " 1")));
        all.add(changed(line, "indented", List.of("  " + old)));
        if (line + 1 < lines.size()) all.add(swapped(line));
        all.addAll(altered(line, NUMBER, OTHER_NUMBERS));
        all.addAll(altered(line, WORD, OTHER_WORDS));
        return all;
    }

    private List<Tampered> altered(int line, Pattern part, List<UnaryOperator<String>> others) {
        List<Tampered> all = new ArrayList<>();
        String old = lines.get(line);
        var found = part.matcher(old);
        while (found.find()) {
            for (var other : others) {
                String text =
                        old.substring(0, found.start())
                                + other.apply(found.group())
                                + old.substring(found.end());
                all.add(changed(line, "'%s' for '%s'".formatted(text, old), List.of(text)));
            }
        }
        return all;
    }

    private Tampered swapped(int line) {
        List<String> all = new ArrayList<>(lines);
        all.set(line, lines.get(line + 1));
        all.set(line + 1, lines.get(line));
        return new Tampered(line + 1, "swapped", text(all));
    }

    private Tampered changed(int line, String how, List<String> instead) {
        List<String> all = new ArrayList<>(lines.subList(0, line));
        all.addAll(instead);
        all.addAll(lines.subList(line + 1, lines.size()));
        return new Tampered(line + 1, how, text(all));
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }
}
