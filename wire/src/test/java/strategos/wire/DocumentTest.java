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
import strategos.wire.conquest.ConquestEvent;

class DocumentTest {

    private static final Path FILE = Path.of("..", "docs", "protocol", "browser.md");

    @DisplayName("The protocol's page names every kind of message, event, choice, phase and fault")
    @ParameterizedTest
    @MethodSource
    void names(String name) throws IOException {
        assertThat(Files.readString(FILE)).contains("`" + name + "`");
    }

    static Stream<String> names() {
        var kinds =
                Stream.of(
                                ToClient.class,
                                FromClient.class,
                                ConquestEvent.class,
                                Choices.class,
                                Phase.class)
                        .flatMap(Kinds::of)
                        .map(WireModule::kind);
        var constants =
                Stream.<Enum<?>[]>of(FaultCode.values(), StandingDefence.values(), Pace.values())
                        .flatMap(Stream::of)
                        .map(WireModule::name);
        return Stream.concat(kinds, constants).distinct();
    }
}
