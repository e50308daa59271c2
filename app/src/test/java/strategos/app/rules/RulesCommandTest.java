package strategos.app.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.app.Main;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.RulesetText;

class RulesCommandTest {

    @TempDir private Path folder;

    private record Answer(int exitCode, String out, String err) {}

    private static Answer rules(String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        String[] all = new String[arguments.length + 1];
        all[0] = "rules";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        int exitCode =
                Main.commandLine()
                        .setOut(new PrintWriter(out))
                        .setErr(new PrintWriter(err))
                        .execute(all);
        return new Answer(exitCode, out.toString(), err.toString());
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @DisplayName("'rules list' names every ruleset that ships, with its seats")
    @Test
    void list() {
        var answer = rules("list");
        assertThat(answer.exitCode()).isZero();
        ConquestPresets.ALL.forEach(preset -> assertThat(answer.out()).contains(preset.name()));
        assertThat(answer.out()).contains("morris-fly").contains("2-14");
        assertThat(rules("list", "--json").out()).startsWith("[{\"name\":\"classic\"");
    }

    @DisplayName("'rules show' shows a ruleset as a file that makes the same")
    @Test
    void show() throws Exception {
        for (var preset : ConquestPresets.ALL) {
            var answer = rules("show", preset.name());
            assertThat(answer.exitCode()).isZero();
            assertThat(RulesetText.read("shown", answer.out())).isEqualTo(preset);
        }
        assertThat(rules("show", "morris").out()).contains("flying = at-three");
    }

    @DisplayName("'rules show' completes what a file leaves out")
    @Test
    void showFile() throws IOException {
        var answer = rules("show", file("mine.rules", "base = classic\nwin-share = 70\n"));
        assertThat(answer.out()).contains("win-share = 70").contains("defender-dice = chosen");
        var morris = rules("show", file("mill.rules", "base = morris-fly\nmen = 6\n"));
        assertThat(morris.out()).contains("men = 6").contains("flying = after-mill");
    }

    @DisplayName("'rules check' names every fault as file:line: what is wrong, and ends with 1")
    @Test
    void check() throws IOException {
        String good = file("good.rules", "name = good\nteams = 2\n");
        String bad = file("bad.rules", "teams = 2\ngoal = missions\nfortify = sideways\n");
        assertThat(rules("check", good).exitCode()).isZero();
        assertThat(rules("check", good).out()).contains("can be played (name = good)");
        var answer = rules("check", good, bad);
        assertThat(answer.exitCode()).isEqualTo(1);
        assertThat(answer.out())
                .contains(bad + ":2: missions cannot be combined with teams")
                .contains(bad + ":3: 'fortify' is one of connected, adjacent, many, none");
    }

    @DisplayName("Rules that ship are checked by name, and what is missing stops no other check")
    @Test
    void checkNames() throws IOException {
        String bad = file("bad.rules", "nutral = none\n");
        var answer = rules("check", "modern", "modren", bad, "morris");
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains("'modren'", "did you mean modern?");
        assertThat(answer.out())
                .contains("modern: can be played", "morris: can be played")
                .contains(bad + ":1: there is no option 'nutral'; did you mean neutral?");
    }

    @DisplayName("A file that is not there, or no text, is bad input")
    @Test
    void unreadable() throws IOException {
        assertThat(rules("check", folder.resolve("none.rules").toString()).exitCode()).isEqualTo(2);
        Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, 0, 1});
        var answer = rules("show", binary.toString());
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains("is not a text file");
    }
}
