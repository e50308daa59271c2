package strategos.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import strategos.game.MatchRecord;

/**
 * Records of the first format, written down once: they have to replay for as long as there are any.
 */
class FormatOneTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    @DisplayName("A record of format 1 is read, replayed to its end, and written as it was")
    @ParameterizedTest(name = "{0}")
    @FieldSource("strategos.morris.MorrisPresets#ALL")
    void replays(Rules rules) throws Exception {
        String text = Files.readString(FOLDER.resolve("1-" + rules.name() + ".match"));
        var record = MatchRecord.read(text);
        var game = Morris.open(record.header().setup());
        assertThat(game.rules()).isEqualTo(rules);
        var match = record.replay(game);
        assertThat(match.isOver()).isTrue();
        assertThat(MatchRecord.of(record.header(), match).text()).isEqualTo(text);
    }
}
