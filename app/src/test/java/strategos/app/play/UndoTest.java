package strategos.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.app.Script;
import strategos.game.Seed;

class UndoTest {

    private static final String PLAY = "play --seats you,rush,random --seed 7";

    @TempDir private Path data;
    private Script script;

    @BeforeEach
    void open() {
        script = new Script(data);
    }

    @Test
    @DisplayName("Moves are taken back one by one, as long as nothing has been rolled")
    void oneByOne() {
        var answer =
                script.run(
                        PLAY, "place brazil 1", "place peru 1", "undo", "undo", "undo", "status");
        assertThat(answer.out())
                .contains("Taken back: place Peru 1")
                .contains("Taken back: place Brazil 1")
                .contains("There is nothing to take back");
        script.run(PLAY, "status");
        assertThat(script.record(1)).isEqualTo(script.record(2));
    }

    @Test
    @DisplayName("What was rolled stays rolled")
    void notAcrossARoll() {
        script.run(PLAY, "place brazil", "attack bra ven");
        script.run(PLAY, "place brazil", "attack bra ven", "undo", "undo");
        assertThat(script.record(2)).isEqualTo(script.record(1));
    }

    @Test
    @DisplayName("What was taken back before leaving or after coming back is gone from the record")
    void acrossSittings() {
        script.run(PLAY, "place brazil 1", "place peru 1");
        script.run("resume 1", "undo", "undo", "place peru");
        script.run(PLAY, "place peru");
        assertThat(script.record(1)).isEqualTo(script.record(2));
    }

    @Test
    @DisplayName("Nobody takes back what someone else has done")
    void ownMovesOnly() {
        String two = "play --seats Ann,Bob --set neutral=none --seed 1";
        var answer = script.run(two, "auto", "undo");
        assertThat(answer.out()).contains("There is nothing to take back");
    }

    @RepeatedTest(5)
    @DisplayName("Whatever is done and undone, no roll is ever taken back")
    void rollsOnlyGrow(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        List<String> commands = commands(new Seed(seed).random());
        script.run(PLAY);
        List<String> before = rolls(1);
        for (int length = 1; length <= commands.size(); length++) {
            script.run(PLAY, commands.subList(0, length));
            List<String> rolls = rolls(length + 1);
            assertThat(rolls)
                    .as("seed %d, commands %s", seed, commands.subList(0, length))
                    .startsWith(before.toArray(String[]::new));
            before = rolls;
        }
    }

    private static List<String> commands(RandomGenerator random) {
        var words = List.of("place brazil 2", "attack bra ven", "blitz bra arg", "3", "done");
        List<String> commands = new ArrayList<>();
        for (int i = 0; i < 14; i++) {
            commands.add(random.nextInt(3) == 0 ? "undo" : words.get(random.nextInt(words.size())));
        }
        return commands;
    }

    private List<String> rolls(int match) {
        return script.record(match).lines().filter(line -> line.matches("(dice|draw) .*")).toList();
    }
}
