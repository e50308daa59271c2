package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.game.MatchRecord;
import strategos.game.NotationException;

/**
 * Records of every released format replay for ever, to the very same end. The first part of a
 * file's name is its format. {@link GoldenWriter} adds new ones.
 */
class GoldenTest {

    private static final String RECORD = ".match";

    static List<String> names() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.list(folder())) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(RECORD))
                    .map(name -> name.substring(0, name.length() - RECORD.length()))
                    .sorted()
                    .toList();
        }
    }

    private static Path folder() throws URISyntaxException {
        var folder = GoldenTest.class.getResource("/golden");
        if (folder == null) throw new IllegalStateException("there is no folder golden");
        return Path.of(folder.toURI());
    }

    static Golden golden(String name) throws IOException, URISyntaxException {
        return new Golden(
                Files.readString(folder().resolve(name + RECORD)),
                Files.readString(folder().resolve(name + ".end")));
    }

    @DisplayName("A golden record replays, step by step in the same words, to the same end")
    @ParameterizedTest(name = "{0}")
    @MethodSource("names")
    void replays(String name) throws IOException, URISyntaxException, NotationException {
        Golden golden = golden(name);
        var record = MatchRecord.read(golden.record());
        var game = Conquest.open(record.header().setup(), record.header().players().size());
        var match = record.replay(game);
        assertThat(MatchRecord.of(record.header(), match).text()).isEqualTo(golden.record());
        assertThat(Golden.describe(game, match.state())).isEqualTo(golden.end());
    }

    @DisplayName("The golden records hold every kind of move and roll")
    @Test
    void everyKind() throws IOException, URISyntaxException {
        var all = new StringBuilder();
        for (String name : names()) all.append(golden(name).record());
        for (String kind :
                List.of(
                        "\\d claim ",
                        "\\d place ",
                        "\\d trade .* on ",
                        "\\d trade .*wild",
                        "\\d attack ",
                        "\\d blitz ",
                        "\\d defend ",
                        "\\d stand ask",
                        "\\d stand always 1",
                        "\\d stand always 2",
                        "\\d occupy ",
                        "\\d fortify ",
                        "\\d deploy ",
                        "\\d advance ",
                        "\\d bomb ",
                        "\\d blockade ",
                        "\\d airlift ",
                        "\\d negotiate \\d",
                        "\\d reinforce",
                        "\\d done",
                        "draw ",
                        "dice \\d \\d \\d - \\d \\d"))
            assertThat(all).as(kind).containsPattern("(?m)^" + kind);
    }
}
