package strategos.app.families;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.family.Family;
import strategos.family.GameRequest;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.HeaderText;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.terminal.shell.TerminalFamily;
import strategos.wire.Catalogue.Preset;
import strategos.wire.Json;

/** What holds of every family that is listed. */
class FamiliesTest {

    private static final Path RULES = Path.of("..", "docs", "rules", "README.md");

    @TempDir private static Path data;

    static Stream<Family<?, ?, ?, ?>> families() {
        return Families.atTerminal(data).all().stream().map(TerminalFamily::family);
    }

    @DisplayName("Each preset has rules, a title, a summary and a row in docs/rules")
    @ParameterizedTest
    @MethodSource("families")
    void presets(Family<?, ?, ?, ?> family) throws IOException {
        String page = Files.readString(RULES);
        assertThat(family.presets())
                .isNotEmpty()
                .allSatisfy(preset -> assertThat(preset.title()).isNotBlank())
                .allSatisfy(preset -> assertThat(preset.summary()).isNotBlank())
                .allSatisfy(preset -> assertThat(page).containsPattern("[\\[ ]" + preset.name()))
                .extracting(Preset::name)
                .containsExactlyInAnyOrderElementsOf(family.rules().names());
    }

    @DisplayName("Each preset can be played by as few and by as many as it says, and opened again")
    @ParameterizedTest
    @MethodSource("families")
    void games(Family<?, ?, ?, ?> family) throws NotationException {
        for (var preset : family.presets()) {
            check(family, preset.name(), preset.fewest());
            check(family, preset.name(), preset.most());
        }
    }

    private static <G extends Game<S, M, V>, S, M, V extends GameView<M>> void check(
            Family<G, S, M, V> family, String preset, int seats) throws NotationException {
        G game = family.make(GameRequest.of(preset), seats, new Seed(1).random());
        assertThat(game.seats()).isEqualTo(seats);
        assertThat(family.headerFields()).containsAll(game.setup().keySet());
        G again = family.open(HeaderText.of(game.setup()), seats);
        assertThat(again.setup()).isEqualTo(game.setup());
        assertThat(family.names(again)).isEqualTo(family.names(game)).hasNoNullFieldsOrProperties();
        assertThat(Json.write(family.ground(again))).isEqualTo(Json.write(family.ground(game)));
    }

    @DisplayName("The usual seats are you and bots, the usual contest is between bots")
    @ParameterizedTest
    @MethodSource("families")
    void bots(Family<?, ?, ?, ?> family) {
        assertThat(family.usualContest()).allMatch(name -> family.bot(name).isPresent());
        for (String preset : family.rules().names())
            assertThat(family.usualSeats(GameRequest.of(preset)))
                    .startsWith("you")
                    .filteredOn(name -> family.bot(name).isEmpty())
                    .containsExactly("you");
        assertThat(family.bot("random")).isPresent();
        assertThat(family.bots()).allMatch(kind -> !kind.about().isBlank());
    }

    @Test
    @DisplayName("No two families share a name, a preset or a board")
    void distinct() throws NotationException {
        List<String> names = new ArrayList<>();
        List<String> presets = new ArrayList<>();
        List<String> boards = new ArrayList<>();
        for (var family : families().toList()) {
            names.add(family.name());
            presets.addAll(family.rules().names());
            boards.addAll(boards(family));
        }
        assertThat(names).isNotEmpty().doesNotHaveDuplicates();
        assertThat(presets).doesNotHaveDuplicates();
        assertThat(boards).doesNotHaveDuplicates();
    }

    /** The boards to choose from, or else those of the presets. */
    private static <G extends Game<S, M, V>, S, M, V extends GameView<M>> Set<String> boards(
            Family<G, S, M, V> family) throws NotationException {
        Set<String> names = new TreeSet<>();
        family.boards().forEach(board -> names.add(board.name()));
        if (!names.isEmpty()) return names;
        for (var preset : family.presets()) {
            var request = GameRequest.of(preset.name());
            G game = family.make(request, preset.fewest(), new Seed(1).random());
            names.add(family.names(game).board());
        }
        return names;
    }
}
