package strategos.bots.conquest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The example of the page on the engine")
class ExampleTest {

    private static final Path ROOT = Path.of("..");
    private static final Path PROJECT = ROOT.resolve("examples/play-a-match");
    private static final Path SOURCE = PROJECT.resolve("src/main/java/PlayAMatch.java");

    @Test
    @DisplayName("compiles and plays a match to its end")
    void plays() throws Exception {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-classpath",
                                System.getProperty("java.class.path"),
                                SOURCE.toString())
                        .redirectErrorStream(true)
                        .start();
        String output = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(output).matches("(rush|turtle|balanced) won in \\d+ steps\\R");
        assertThat(process.waitFor()).isZero();
    }

    @Test
    @DisplayName("is shown there as it is")
    void shown() throws IOException {
        assertThat(block("java")).isEqualTo(Files.readString(SOURCE));
        String pom = Files.readString(PROJECT.resolve("pom.xml"));
        assertThat(pom.replaceAll("\\s+", "")).contains(block("xml").replaceAll("\\s+", ""));
    }

    @Test
    @DisplayName("uses the version that is built here")
    void version() throws IOException {
        Matcher version =
                Pattern.compile("<artifactId>strategos</artifactId>\\s*(<version>.*</version>)")
                        .matcher(Files.readString(ROOT.resolve("pom.xml")));
        assertThat(version.find()).isTrue();
        assertThat(block("xml")).contains(version.group(1));
    }

    /** The block of code on the page that is in this language. */
    private static String block(String language) throws IOException {
        Matcher block =
                Pattern.compile("(?s)```" + language + "\\n(.*?)```")
                        .matcher(Files.readString(ROOT.resolve("docs/engine.md")));
        assertThat(block.find()).as(language).isTrue();
        return block.group(1);
    }
}
