package strategos.app.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import strategos.app.cli.BoardSource;
import strategos.bots.morris.MemoryFolder;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Setup.Neutral;
import strategos.family.conquest.ConquestFamily;
import strategos.family.morris.MorrisFamily;
import strategos.game.Seed;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.Rules;
import strategos.morris.Rules.Flying;
import strategos.terminal.shell.BadInput;

class GameOptionsTest {

    private static final ConquestFamily RISK = new ConquestFamily(BoardSource::named);
    private static final MorrisFamily MORRIS = new MorrisFamily(new MemoryFolder(Path.of("data")));

    @TempDir private Path folder;

    @Test
    @DisplayName("Without options it is modern on the world")
    void defaults() {
        assertThat(options().rules()).isEqualTo(ConquestPresets.MODERN);
        assertThat(options().board().name()).isEqualTo("world");
    }

    @Test
    @DisplayName("A preset is known by its name")
    void preset() {
        assertThat(options("--rules", "classic").rules()).isEqualTo(ConquestPresets.CLASSIC);
    }

    @Test
    @DisplayName("Rules can come from a file, and a fault in it is named with its line")
    void rulesFile() throws IOException {
        Path file =
                Files.writeString(folder.resolve("mine.rules"), "name = mine\nneutral = none\n");
        assertThat(options("--rules", file.toString()).rules().setup().neutral())
                .isEqualTo(Neutral.NONE);

        Files.writeString(file, "name = mine\nneutral = sometimes\n");
        assertBad(() -> options("--rules", file.toString()).rules(), "mine.rules:2:", "sometimes");
    }

    @Test
    @DisplayName("A board can come from a file, and a fault in it is named with its line")
    void boardFile() throws IOException {
        Path file = Files.writeString(folder.resolve("tiny.board"), "[Land] 1\nA: B\nB:\nC: B\n");
        assertThat(options("--board", file.toString()).board().size()).isEqualTo(3);

        Files.writeString(file, "[Land] 1\nA: B\nB: D\n");
        assertBad(() -> options("--board", file.toString()).board(), "tiny.board:3:", "'D'");
    }

    @Test
    @DisplayName("--set changes one option and leaves the others")
    void set() {
        var rules = options("--rules", "modern", "--set", "neutral=none").rules();
        assertThat(rules.setup().neutral()).isEqualTo(Neutral.NONE);
        assertThat(rules.cards()).isEqualTo(ConquestPresets.MODERN.cards());
    }

    @Test
    @DisplayName("Morris is meant by the name of its rules, or by the base of a file")
    void morris() throws IOException {
        assertThat(morris("--rules", "morris-fly")).contains(MorrisPresets.MORRIS_FLY);
        assertThat(morris("--rules", "modern")).isEmpty();
        Path file = Files.writeString(folder.resolve("my.rules"), "base = morris\nmen = 8\n");
        assertThat(morris("--rules", file.toString()).orElseThrow().men()).isEqualTo(8);
        Files.writeString(file, "base = modern\n");
        assertThat(morris("--rules", file.toString())).isEmpty();
        assertThat(morris("--rules", "morris", "--set", "flying=never").orElseThrow())
                .extracting(Rules::flying)
                .isEqualTo(Flying.NEVER);
    }

    @Test
    @DisplayName("What is wrong with rules of Morris is told, with the line")
    void morrisFaults() throws IOException {
        Path file = Files.writeString(folder.resolve("my.rules"), "base = morris\nmen = many\n");
        assertBad(() -> morris("--rules", file.toString()), "my.rules:2:", "'many'");
        assertBad(() -> morris("--rules", "morris", "--set", "men=20"), "20 men each do not fit");
        assertBad(
                () -> morris("--rules", "morris", "--board", "world"),
                "the board of Morris is part of its rules");
    }

    @Test
    @DisplayName("An unknown name is answered with the one that was meant, or those that there are")
    void unknownNames() {
        assertBad(() -> options("--rules", "modem").rules(), "'modem'", "did you mean modern?");
        assertBad(() -> options("--rules", "chess").rules(), "'chess'", "classic, modern");
        assertBad(() -> options("--board", "wold").board(), "'wold'", "did you mean world?");
        assertBad(() -> options("--board", "random").board(), "meres", "random:60:5");
        assertBad(
                () -> options("--set", "netural=none").rules(),
                "'netural'",
                "did you mean neutral?");
        assertBad(() -> options("--set", "neutral").rules(), "expected OPTION=VALUE", "'neutral'");
        assertBad(
                () -> options("--set", "neutral=no").rules(), "--set: 'neutral' is one of", "'no'");
    }

    @Test
    @DisplayName("Where only Risk makes sense, Morris is refused by its name")
    void morrisIsNoRisk() {
        assertBad(() -> options("--rules", "morris").rules(), "morris is a game of Morris");
    }

    @Test
    @DisplayName("A board at random that cannot be is refused by its numbers")
    void impossibleBoard() {
        assertBad(() -> options("--board", "random:9999999:1").board(), "6 to 4000", "9999999");
    }

    @Test
    @DisplayName("Too many seats for the rules is bad input")
    void seats() {
        assertBad(() -> options().game(RISK, 7, new Seed(1)), "2 to 6 seats, not 7");
        assertBad(
                () -> options("--set", "seats=3").game(RISK, 4, new Seed(1)), "for 3 seats, not 4");
    }

    @Test
    @DisplayName("A folder or a picture in place of a file is bad input")
    void notText() throws IOException {
        Path picture =
                Files.write(folder.resolve("picture"), new byte[] {(byte) 0xff, (byte) 0xd8});
        assertBad(() -> options("--rules", picture.toString()).rules(), "is not a text file");
        assertBad(() -> options("--board", folder.toString()).board(), "cannot be read");
    }

    /** The rules of Morris, if it is Morris that is meant. */
    private static Optional<Rules> morris(String... args) {
        var options = options(args);
        var family = options.family(Families.atTerminal(Path.of("data"))).family();
        return family.name().equals(Morris.FAMILY)
                ? Optional.of(options.game(MORRIS, 2, new Seed(1)).rules())
                : Optional.empty();
    }

    private static GameOptions options(String... args) {
        return CommandLine.populateCommand(new GameOptions(), args);
    }

    @DisplayName("Blocked territories are drawn with the seed, and a record names them")
    @Test
    void blocked() throws Exception {
        var options = options("--set", "blocked=5");
        var game = options.game(RISK, 3, new Seed(1));
        assertThat(game.board().size()).isEqualTo(37);
        assertThat(options.game(RISK, 3, new Seed(1)).board()).isEqualTo(game.board());
        assertThat(options.game(RISK, 3, new Seed(2)).board()).isNotEqualTo(game.board());
        var again = Conquest.open(game.setup(), 3);
        assertThat(again.board()).isEqualTo(game.board());
        assertThat(again.whole()).isEqualTo(ConquestBoards.world());
        assertThat(game.setup()).containsEntry("board", "world").containsKey("blocked");
    }

    private static void assertBad(ThrowingCallable asked, String... parts) {
        assertThatThrownBy(asked).isInstanceOf(BadInput.class).hasMessageContainingAll(parts);
    }
}
