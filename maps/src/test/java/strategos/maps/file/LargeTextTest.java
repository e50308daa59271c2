package strategos.maps.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.board.Remark.Kind;

/**
 * Texts as long as a server takes them, each made so that a pattern that backtracks, or a loop that
 * copies what is left, takes many minutes for it. Read in a time that grows with its length, any of
 * them takes a fraction of a second.
 */
@Tag("slow")
class LargeTextTest {

    private static final int LENGTH = 1 << 20;

    /** Only so that a hanging reader fails: more than a hundred times as long as it takes. */
    private static final Duration HANGING = Duration.ofMinutes(2);

    private static Stream<Arguments> texts() {
        String domination = "[countries]\n[continents]\n[borders]\n";
        String conquest = "[Territories]\n[Continents]\n";
        String blanks = " ".repeat(LENGTH);
        return Stream.of(
                text("line ends", "\n".repeat(LENGTH)),
                text("line ends before a section", "\n".repeat(LENGTH) + "[x"),
                text("blanks in a section", "[" + blanks + "x"),
                text("blanks behind a section", "[x" + blanks + "y"),
                text("a section without an end", "[" + "x".repeat(LENGTH)),
                text("brackets", "[" + "]".repeat(LENGTH)),
                text("opening brackets", "[".repeat(LENGTH)),
                text("blanks in a line without a colon", "[a] 1\na" + blanks + "b"),
                text("blanks before a colon", "[a] 1\nA:\nat" + blanks + ":"),
                text("parentheses", "[a] 1\n" + "a(".repeat(LENGTH / 2)),
                text("blanks in a start", "start: 3" + blanks + "\u2028"),
                text("commas", domination + "1" + ",".repeat(LENGTH) + "2"),
                text("comments", domination + " ;".repeat(LENGTH / 2) + "\u2028 x"),
                text("commas behind a bonus", conquest + "a=" + ",".repeat(LENGTH) + "1"),
                text("number signs", conquest + "#".repeat(LENGTH) + ",x"),
                text("a long name with many strangers", longName(conquest)),
                text("a long name that is its own neighbour", ownNeighbour()),
                text("a remark for every line", "x\n".repeat(LENGTH / 2) + conquest));
    }

    private static String longName(String head) {
        String name = "A".repeat(LENGTH / 2);
        return head + name + ",x" + ",b".repeat(LENGTH / 4);
    }

    private static String ownNeighbour() {
        String name = "A".repeat(LENGTH / 2);
        return "[continents]\nx 1\n[countries]\n1 %s 1\n[borders]\n1%s\n"
                .formatted(name, " 1".repeat(LENGTH / 4));
    }

    private static Arguments text(String what, String text) {
        return Arguments.of(what, text);
    }

    @DisplayName("A long text is refused, with a number of remarks that can be read")
    @ParameterizedTest(name = "{0}")
    @MethodSource("texts")
    void isRead(String what, String text) {
        byte[] bytes = text.getBytes(UTF_8);
        for (String file : List.of("f.board", "f.map")) {
            var reading =
                    assertTimeoutPreemptively(HANGING, () -> BoardFile.read(file, bytes).reading());
            assertThat(reading.found()).isNull();
            for (Kind kind : Kind.values())
                assertThat(reading.remarks(kind)).as("%s", kind).hasSizeLessThan(1_000);
        }
    }
}
