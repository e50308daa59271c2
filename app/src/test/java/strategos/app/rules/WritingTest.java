package strategos.app.rules;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.RulesetText;
import strategos.game.NotationException;
import strategos.morris.MorrisPresets;
import strategos.morris.RulesText;

/** The page on writing rules says what is read. */
class WritingTest {

    private static final Path PAGE = Path.of("..", "docs", "rules", "writing.md");
    private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\| (.*?) \\| (.*?) \\| .*");
    private static final Pattern CHOICES =
            Pattern.compile("rules:\\d+: '[^']+' is one of (.*), not '\\?'");

    /** A family of games as the page has it: a heading, its base, and what reads its files. */
    enum Family {
        CONQUEST("## Options of the Risk family", RulesetText.write(ConquestPresets.MODERN)) {
            @Override
            void read(String text) throws NotationException {
                RulesetText.read("rules", text);
            }
        },
        MORRIS("## Options of Morris", "base = morris\n" + RulesText.write(MorrisPresets.MORRIS)) {
            @Override
            void read(String text) throws NotationException {
                RulesText.read("rules", text);
            }
        };

        private final String heading;
        private final String defaults;

        Family(String heading, String defaults) {
            this.heading = heading;
            this.defaults = defaults;
        }

        abstract void read(String text) throws NotationException;

        /** What each option is if nobody says otherwise. */
        Map<String, String> options() {
            return defaults.lines()
                    .map(line -> line.split(" = ", 2))
                    .filter(sides -> !sides[0].equals("base"))
                    .collect(Collectors.toMap(sides -> sides[0], sides -> sides[1]));
        }

        /** The rows of its tables, by option. */
        Map<String, Matcher> rows() throws IOException {
            String page = Files.readString(PAGE);
            int start = page.indexOf(heading);
            int end = page.indexOf("\n## ", start + 1);
            return page.substring(start, end < 0 ? page.length() : end)
                    .lines()
                    .map(ROW::matcher)
                    .filter(Matcher::matches)
                    .collect(Collectors.toMap(row -> row.group(1), row -> row));
        }

        /** The words that an option can be; none if it is none of several words. */
        List<String> choices(String option) {
            try {
                read(option + " = ?");
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
    @MethodSource("families")
    void defaults(Family family) throws IOException {
        var rows = family.rows();
        assertThat(rows.keySet()).containsExactlyInAnyOrderElementsOf(family.options().keySet());
        family.options()
                .forEach(
                        (option, value) ->
                                assertThat(requireNonNull(rows.get(option)).group(3))
                                        .as(option)
                                        .isEqualTo(value));
    }

    @DisplayName("Every option that is one of several words has a row with all of them")
    @ParameterizedTest
    @MethodSource("families")
    void choices(Family family) throws IOException {
        var rows = family.rows();
        int checked = 0;
        for (String option : family.options().keySet()) {
            var choices = family.choices(option);
            if (choices.isEmpty()) continue;
            assertThat(requireNonNull(rows.get(option)).group(2))
                    .as(option)
                    .isEqualTo(String.join(", ", choices));
            checked++;
        }
        assertThat(checked).isGreaterThan(4);
    }

    static Stream<Family> families() {
        return Stream.of(Family.values());
    }
}
