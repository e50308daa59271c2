package strategos.app;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The start script for Windows, as far as it can be tested elsewhere. */
class WindowsScriptTest {

    private static final Path ROOT = Path.of("..");

    /** The command of scripts/package that writes the script into an archive. */
    private static final Pattern PACKING = Pattern.compile("(?m)^(sed .*strategos\\.bat\") >.*$");

    private String packed;

    @BeforeEach
    void pack() throws Exception {
        var command = PACKING.matcher(Files.readString(ROOT.resolve("scripts/package")));
        assertThat(command.find()).isTrue();
        var process =
                new ProcessBuilder("bash", "-c", "root=" + ROOT + "; " + command.group(1)).start();
        packed = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).isZero();
    }

    @Test
    @DisplayName("Every line ends with CR LF, without which Windows does not find labels")
    void lineEnds() throws IOException {
        assertThat(US_ASCII.newEncoder().canEncode(packed)).isTrue();
        assertThat(packed.split("\n", -1)).hasSizeGreaterThan(10);
        assertThat(packed.replace("\r\n", "")).doesNotContain("\r", "\n");
        assertThat(Files.readString(ROOT.resolve("scripts/packaging/strategos.bat")))
                .doesNotContain("\r");
    }

    @Test
    @DisplayName("Every jump has a label, and every label a jump or the line before it")
    void labels() {
        assertThat(found("goto (\\w+)")).isNotEmpty().isEqualTo(found("(?m)^:(\\w+)"));
    }

    private Set<String> found(String pattern) {
        return Pattern.compile(pattern)
                .matcher(packed)
                .results()
                .map((MatchResult result) -> result.group(1))
                .collect(Collectors.toSet());
    }

    @Test
    @DisplayName("It starts the jar beside it with all arguments, and hands on the exit code")
    void start() {
        List<String> lines = packed.lines().toList();
        int start =
                lines.indexOf(
                        "java -Xlog:disable %STRATEGOS_JAVA_OPTIONS% -jar \"%~dp0strategos.jar\""
                                + " %*");
        assertThat(start).isPositive();
        assertThat(lines.get(start + 1)).isEqualTo("exit /b %ERRORLEVEL%");
        assertThat(lines).startsWith("@echo off").contains("setlocal").endsWith("exit /b 2");
    }

    @Test
    @DisplayName("It needs the Java that the script for other systems needs")
    void sameJava() throws IOException {
        String other = Files.readString(ROOT.resolve("scripts/packaging/strategos"));
        var needed = Pattern.compile("(?m)^java_needed=(\\d+)").matcher(other);
        assertThat(needed.find()).isTrue();
        assertThat(packed)
                .contains("%MAJOR% LSS " + needed.group(1) + " goto old")
                .contains("needs Java " + needed.group(1) + " or newer");
    }
}
