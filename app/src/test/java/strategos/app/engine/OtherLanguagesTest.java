package strategos.app.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.app.RealProgram;

/**
 * Programs in Python and JavaScript that use the real engine; skipped where a language is missing.
 */
@Tag("slow")
class OtherLanguagesTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern WON = Pattern.compile("won (\\d) of 2");

    @TempDir private Path data;

    @DisplayName("The example players play whole matches, and those that think beat random ones")
    @ParameterizedTest
    @CsvSource({
        "python3, random_player.py, 0",
        "python3, greedy_player.py, 1",
        "python3, search_player.py, 1",
        "node, random_player.mjs, 0",
        "node, greedy_player.mjs, 1",
        "node, search_player.mjs, 1"
    })
    void examples(String language, String player, int atLeast) throws Exception {
        String output = run(ROOT, language, "examples/engine/" + player, "2");
        var won = WON.matcher(output);
        assertThat(won.find()).as(output).isTrue();
        assertThat(Integer.parseInt(won.group(1))).isBetween(atLeast, 2);
    }

    @Test
    @DisplayName(
            "The tests of the Python package pass; they say whether PettingZoo's were among them")
    void pythonPackage() throws Exception {
        String output =
                run(
                        ROOT.resolve("python"),
                        "python3",
                        "-m",
                        "unittest",
                        "discover",
                        "-v",
                        "-t",
                        ".",
                        "-s",
                        "tests");
        System.out.println(
                output.contains("PettingZoo is not installed")
                        ? "Python package: the documented interface was tested; PettingZoo is not"
                                + " installed, so its own tests were not run"
                        : "Python package: the tests of PettingZoo were run, too");
        assertThat(output).contains("test_a_match_is_played_to_its_end").contains("\nOK");
    }

    @Test
    @DisplayName("The Python package is built into a wheel without a network")
    void wheel() throws Exception {
        String wheel =
                run(
                                ROOT.resolve("python"),
                                "python3",
                                "-c",
                                "import build_backend; print(build_backend.build_wheel('%s'))"
                                        .formatted(data))
                        .strip();
        String found =
                run(
                        data,
                        "python3",
                        "-c",
                        ("import sys; sys.path.insert(0, '%s'); import strategos;"
                                        + " print(strategos.__file__)")
                                .formatted(data.resolve(wheel)));
        assertThat(found).contains(wheel);
    }

    /** Runs a program that finds the engine in its environment, and returns all that it prints. */
    private String run(Path folder, String... command) throws Exception {
        assumeTrue(isInstalled(command[0]), command[0] + " is not installed");
        Process process = start(folder, List.of(command));
        String output = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }

    private Process start(Path folder, List<String> command) throws IOException {
        var engine = new RealProgram(data).start("engine");
        var words = engine.command().subList(0, engine.command().size() - 1);
        var program = new ProcessBuilder(command).directory(folder.toFile());
        program.environment().putAll(engine.environment());
        program.environment().put("STRATEGOS", String.join(" ", words));
        program.environment().put("PYTHONDONTWRITEBYTECODE", "1");
        return program.redirectErrorStream(true).start();
    }

    private static boolean isInstalled(String program) {
        return Pattern.compile(":")
                .splitAsStream(System.getenv("PATH"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
