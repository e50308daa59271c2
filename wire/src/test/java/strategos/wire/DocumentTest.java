package strategos.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.view.Phase;
import strategos.wire.conquest.Choices;
import strategos.wire.typescript.FamilyTypes;

class DocumentTest {

    private static final Path PAGES = Path.of("..", "docs", "protocol");

    @DisplayName("The protocol's pages name every kind of message, event, choice, phase and fault")
    @ParameterizedTest
    @MethodSource
    void names(String name) throws IOException {
        assertThat(pages()).contains("`" + name + "`");
    }

    private static String pages() throws IOException {
        var text = new StringBuilder();
        try (var pages = Files.list(PAGES)) {
            for (Path page : pages.toList()) text.append(Files.readString(page));
        }
        return text.toString();
    }

    static Stream<String> names() {
        var messages =
                Stream.<Class<?>>of(
                        ToClient.class,
                        FromClient.class,
                        ToBot.class,
                        FromBot.class,
                        Choices.class,
                        Phase.class);
        var kinds =
                Stream.concat(messages, FamilyTypes.of(Event.class).stream())
                        .flatMap(Kinds::of)
                        .map(WireModule::kind);
        var constants =
                Stream.<Enum<?>[]>of(FaultCode.values(), StandingDefence.values(), Pace.values())
                        .flatMap(Stream::of)
                        .map(WireModule::name);
        return Stream.concat(kinds, constants).distinct();
    }
}
