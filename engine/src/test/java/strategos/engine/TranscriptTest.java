package strategos.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.wire.WireModule;

/** The page that documents the protocol, taken at its word. */
class TranscriptTest {

    private static final Path PAGE = Path.of("..", "docs", "protocol", "engine.md");
    private static final String ASKED = "> ";
    private static final String CUT = "…";

    @Test
    @DisplayName("The engine answers as in the documented conversation")
    void replay() throws IOException {
        var engine = new Conversation();
        String answer = "";
        for (String line : transcript()) {
            if (line.startsWith(ASKED)) {
                answer = engine.ask(line.substring(ASKED.length()));
            } else if (line.endsWith(CUT)) {
                assertThat(answer).startsWith(line.substring(0, line.length() - CUT.length()));
            } else {
                assertThat(answer).isEqualTo(line);
            }
        }
    }

    @DisplayName("The page names every request, answer, kind of turn and error")
    @ParameterizedTest
    @MethodSource
    void names(String name) throws IOException {
        assertThat(Files.readString(PAGE)).contains("`" + name + "`");
    }

    static Stream<String> names() {
        var kinds =
                Stream.of(EngineRequest.class, EngineAnswer.class, WhoseTurn.class)
                        .flatMap(TranscriptTest::records)
                        .map(WireModule::kind);
        var codes = Stream.of(EngineAnswer.ErrorCode.values()).map(WireModule::name);
        return Stream.concat(kinds, codes).distinct();
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Stream.of(type.getPermittedSubclasses()).flatMap(TranscriptTest::records);
    }

    private static List<String> transcript() throws IOException {
        String page = Files.readString(PAGE);
        int begin = page.indexOf("```transcript\n");
        assertThat(begin).isPositive();
        return page.substring(begin, page.indexOf("\n```\n", begin)).lines().skip(1).toList();
    }
}
