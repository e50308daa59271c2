package strategos.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.app.Main;
import strategos.app.Script;

/** Hints with reasons, and the reasons of bots, at the terminal. */
class ReasonsTest {

    private static final String PLAY = "play --seats you,expert,rufus --seed 5";
    private static final Pattern BATTLE =
            Pattern.compile("  (\\d+) against (\\d+): (\\d+)% to take it");

    @TempDir private Path data;
    private Script script;

    @BeforeEach
    void open() {
        script = new Script(data);
    }

    @Test
    @DisplayName("A hint says what it is good for, what the chances are, and what comes next")
    void hint() {
        assertThat(script.run(PLAY, "hint").out())
                .containsPattern("A bot would play: place .* \\d+\n")
                .containsPattern("\n  chance to win the game: \\d+%\n")
                .containsPattern("\n  instead: place \\d+ on .*, \\d+%\n");
    }

    @Test
    @DisplayName("The odds of a bot's attack are those of ./strategos odds")
    void odds() {
        var commands = new ArrayList<>(Collections.nCopies(3, "auto"));
        commands.add("why 20");
        var battle = BATTLE.matcher(script.run(PLAY, commands).out());
        assertThat(battle.find()).isTrue();
        var odds = new StringWriter();
        Main.commandLine()
                .setOut(new PrintWriter(odds))
                .execute("odds", battle.group(1), battle.group(2));
        var taken = Pattern.compile("taken +([\\d.]+) %").matcher(odds.toString());
        assertThat(taken.find()).isTrue();
        assertThat(Math.round(Double.parseDouble(taken.group(1))))
                .isEqualTo(Long.parseLong(battle.group(3)));
    }

    @Test
    @DisplayName("'why' names the bot, its move and its reasons; a planner adds its chances")
    void why() {
        var answer = script.run(PLAY, "auto", "why 20").out();
        assertThat(answer).containsPattern("\nExpert \\(B\\): (place|attack|move|end|trade)");
        assertThat(answer).containsPattern("\nRufus \\(C\\): (place|attack|move|end|trade)");
        assertThat(answer).contains("  chance to win the game: ");
    }

    @Test
    @DisplayName("There is nothing to explain before a bot has decided, and in fog not yet")
    void unexplained() {
        assertThat(script.run("play --seats you,rush --seed 5 --claim", "why").out())
                .doesNotContain("chance to win");
        var fogged = "play --seats you,rush,rush --seed 5 --set sight=fog";
        assertThat(script.run(fogged, "auto", "why").out())
                .contains("In fog, the reasons of bots are shown after the match.");
        assertThat(script.run(PLAY, "why some").out())
                .contains("'some' is not a number of decisions.");
    }

    @Test
    @DisplayName("In Morris, a hint tells of mills and chances")
    void morris() {
        assertThat(script.run("play morris --seats you,search-3 --seed 3", List.of("hint")).out())
                .containsPattern("A bot would play: .*\n  ")
                .containsPattern("chance to win: \\d+%|wins in \\d+ moves");
    }
}
