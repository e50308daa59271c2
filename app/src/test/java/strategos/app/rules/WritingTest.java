package strategos.app.rules;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.app.families.Families;
import strategos.family.Family;
import strategos.game.NotationException;

/** The page on writing rules says what is read. */
class WritingTest {

    private static final Path PAGE = Path.of("..", "docs", "rules", "writing.md");
    private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\| (.*?) \\| (.*?) \\| .*");
    private static final Pattern CHOICES =
            Pattern.compile("rules:\\d+: '[^']+' is one of (.*), not '\\?'");

    /** The section of the page about a family of games. */
    record Section(Family<?, ?, ?, ?> family) {

        /** What each option is if nobody says otherwise. */
        Map<String, String> options() throws NotationException {
            return family.rules()
                    .inFull("rules", "")
                    .lines()
                    .map(line -> line.split(" = ", 2))
                    .collect(Collectors.toMap(sides -> sides[0], sides -> sides[1]));
        }

        /** The rows of its tables, by option. */
        Map<String, Matcher> rows() throws IOException {
            String page = Files.readString(PAGE);
            var heading = Pattern.compile("\n## Options of .*" + family.title()).matcher(page);
            assertThat(heading.find()).as("options of %s on %s", family.title(), PAGE).isTrue();
            int end = page.indexOf("\n## ", heading.end());
            return page.substring(heading.end(), end < 0 ? page.length() : end)
                    .lines()
                    .map(ROW::matcher)
                    .filter(Matcher::matches)
                    .collect(Collectors.toMap(row -> row.group(1), row -> row));
        }

        /** The words that an option can be; none if it is none of several words. */
        List<String> choices(String option) {
            try {
                family.rules().inFull("rules", option + " = ?");
                return List.of();
            } catch (NotationException fault) {
                var choices = CHOICES.matcher(String.valueOf(fault.getMessage()));
                return choices.matches()
                        ? Arrays.asList(choices.group(1).split(", ", -1))
                        : List.of();
            }
        }
    }

    @DisplayName("Every option has a row that says what it is if nobody says otherwise")
    @ParameterizedTest
    @MethodSource("sections")
    void defaults(Section section) throws IOException, NotationException {
        var rows = section.rows();
        var options = section.options();
        assertThat(rows.keySet()).containsExactlyInAnyOrderElementsOf(options.keySet());
        options.forEach(
                (option, value) ->
                        assertThat(requireNonNull(rows.get(option)).group(3))
                                .as(option)
                                .isEqualTo(value));
    }

    @DisplayName("Every option that is one of several words has a row with all of them")
    @Test
    void choices() throws IOException, NotationException {
        int checked = 0;
        for (var section : sections()) {
            var rows = section.rows();
            for (String option : section.options().keySet()) {
                var choices = section.choices(option);
                if (choices.isEmpty()) continue;
                assertThat(requireNonNull(rows.get(option)).group(2))
                        .as(option)
                        .isEqualTo(String.join(", ", choices));
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(10);
    }

    /** The families whose rules have more than a name. */
    static List<Section> sections() throws NotationException {
        List<Section> sections = new ArrayList<>();
        for (var each : Families.atTerminal(Path.of("data")).all()) {
            var section = new Section(each.family());
            if (section.options().size() > 1) sections.add(section);
        }
        return sections;
    }
}
