package strategos.maps.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The lines of a text with {@code [section]} headings, without blank lines and comments. */
final class Sections {

    private static final Pattern HEAD = Pattern.compile("\\[\\s*+(\\w++)\\s*+]");

    /**
     * A line of a section.
     *
     * @param section its name in lower case; empty before the first
     */
    record Line(int number, String section, String text) {}

    private final List<Line> lines = new ArrayList<>();
    private final List<Line> heads = new ArrayList<>();

    private Sections() {}

    static Sections of(String text) {
        var sections = new Sections();
        String section = "";
        int number = 0;
        for (String raw : text.lines().toList()) {
            number++;
            String line = raw.strip();
            if (line.isEmpty() || line.startsWith(";")) continue;
            Optional<String> head = head(line);
            if (head.isPresent()) {
                section = head.get();
                sections.heads.add(new Line(number, section, line));
            } else {
                sections.lines.add(new Line(number, section, line));
            }
        }
        return sections;
    }

    /** The name in small letters of the section that a line without blanks around it begins. */
    static Optional<String> head(String line) {
        var head = HEAD.matcher(line);
        return head.lookingAt()
                ? Optional.of(head.group(1).toLowerCase(Locale.ROOT))
                : Optional.empty();
    }

    List<Line> in(String section) {
        return lines.stream().filter(line -> line.section().equals(section)).toList();
    }

    boolean has(String section) {
        return heads.stream().anyMatch(head -> head.section().equals(section));
    }

    /** The lines that begin sections other than these. */
    List<Line> headsBeside(List<String> known) {
        return heads.stream().filter(head -> !known.contains(head.section())).toList();
    }
}
