package strategos.terminal.console;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Aligns coloured text: colour codes have no width. */
public final class TextLayout {

    private static final Pattern COLOUR = Pattern.compile("\033\\[[\\d;]*m");

    /** A space at which {@link #wrap} does not break; it turns into a plain one. */
    public static final char NO_BREAK = '\u00a0';

    private static final Pattern SPACES = Pattern.compile(" +");

    private TextLayout() {}

    /** How many columns a line takes. */
    public static int width(String line) {
        return withoutColour(line).length();
    }

    public static String withoutColour(String line) {
        return COLOUR.matcher(line).replaceAll("");
    }

    /** The line, filled up with spaces on the right. */
    public static String left(String line, int width) {
        return line + " ".repeat(Math.max(0, width - width(line)));
    }

    /** The line, filled up with spaces on the left. */
    public static String right(String line, int width) {
        return " ".repeat(Math.max(0, width - width(line))) + line;
    }

    /** Breaks a line between words; further lines stand below where the text began. */
    public static List<String> wrap(String start, String text, int width) {
        List<String> lines = new ArrayList<>();
        String indent = " ".repeat(width(start));
        var line = new StringBuilder(start);
        int used = width(start);
        boolean fresh = true;
        for (String word : SPACES.split(text, -1)) {
            if (!fresh && used + 1 + width(word) > width) {
                lines.add(broken(line));
                line = new StringBuilder(indent);
                used = indent.length();
                fresh = true;
            }
            line.append(fresh ? "" : " ").append(word);
            used += width(word) + (fresh ? 0 : 1);
            fresh = false;
        }
        lines.add(broken(line));
        return lines;
    }

    private static String broken(StringBuilder line) {
        return line.toString().replace(NO_BREAK, ' ').stripTrailing();
    }

    /** Blocks of lines beside each other, as wide as each needs and a gap apart. */
    public static List<String> beside(List<List<String>> blocks, int gap) {
        int height = blocks.stream().mapToInt(List::size).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            var line = new StringBuilder();
            for (int b = 0; b < blocks.size(); b++) {
                List<String> block = blocks.get(b);
                String cell = row < block.size() ? block.get(row) : "";
                line.append(b == blocks.size() - 1 ? cell : left(cell, widest(block) + gap));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    public static int widest(List<String> lines) {
        return lines.stream().mapToInt(TextLayout::width).max().orElse(0);
    }
}
