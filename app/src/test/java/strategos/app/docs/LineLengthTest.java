package strategos.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Prose in Markdown is wrapped at 120 characters")
class LineLengthTest {

    private static final int LONGEST = 120;
    private static final Pattern FENCE = Pattern.compile("\\s*```.*");

    /** Rows of tables and headings cannot be wrapped. */
    private static final Pattern ONE_LINE = Pattern.compile("\\s*[|#].*");

    private static final Pattern LIST_MARKER = Pattern.compile("^\\s*(?:[-*+]|\\d+\\.)?\\s*");

    @Test
    @DisplayName("on every page")
    void pages() throws IOException {
        List<String> faults = new ArrayList<>();
        for (Path page : MarkdownPages.all())
            for (int line : longLines(Files.readString(page)))
                faults.add(MarkdownPages.ROOT.relativize(page) + ":" + line);
        assertThat(faults).as("lines of more than 120 characters").isEmpty();
    }

    @Test
    @DisplayName("except tables, headings, code and links that cannot be broken")
    void exceptions() {
        String words = "word ".repeat(25);
        String link = "[page](https://example.org/" + "x".repeat(LONGEST) + ")";
        assertThat(longLines(words + "\nshort\n- " + words)).containsExactly(1, 3);
        assertThat(longLines("short " + link)).containsExactly(1);
        assertThat(longLines("| " + words + "|\n## " + words + "\n- " + link)).isEmpty();
        assertThat(longLines("```\n" + words + "\n```\n" + words)).containsExactly(4);
    }

    /** The numbers of the lines that are too long and could be wrapped. */
    private static List<Integer> longLines(String text) {
        List<Integer> found = new ArrayList<>();
        boolean code = false;
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (FENCE.matcher(line).matches()) code = !code;
            else if (!code && isTooLong(line)) found.add(number);
        }
        return found;
    }

    private static boolean isTooLong(String line) {
        return line.codePointCount(0, line.length()) > LONGEST
                && !ONE_LINE.matcher(line).matches()
                && LIST_MARKER.matcher(line).replaceFirst("").contains(" ");
    }
}
