package strategos.arena.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.arena.driver.DriverException;
import strategos.arena.driver.DriverMessage;
import strategos.bots.conquest.network.ShippedNetworks;
import strategos.bots.conquest.planner.Effort;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.game.NotationException;
import strategos.game.Seed;

@DisplayName("A folder of positions")
class SampleFolderTest {

    /** A board that is not part of the program. */
    private static final SampleBoards BOARDS = boards();

    private static final PositionsWork WORK =
            PositionsWork.of(
                    List.of(
                            SampleSetting.parse("meres/modern/2/plain"),
                            SampleSetting.parse("ponds/modern/3/claimed")),
                    BOARDS,
                    new SelfPlayers(
                            List.of(
                                    new SelfPlayer.BuiltIn("hunter"),
                                    new SelfPlayer.BuiltIn("breaker")),
                            List.of(new SelfPlayer.BuiltIn("rush")),
                            2,
                            6,
                            new Effort(List.of(1), 4, true),
                            new SelfPlayer.ByOwnValue("teacher")),
                    new Seed(3));

    @TempDir private Path folder;

    private static SampleBoards boards() {
        try {
            String meres = BoardText.write(ConquestBoards.named("meres").orElseThrow());
            String ponds = meres.replaceFirst("board: .*", "board: ponds");
            return new SampleBoards(Map.of("ponds", BoardText.read("ponds", ponds)));
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Test
    @DisplayName("has the same files by threads, by another program, and after a kill")
    void sameFiles() throws IOException {
        var threads = folder("threads");
        threads.play(WORK, 3, new FileThreads(2), _ -> {});
        var driver = folder("driver");
        List<SampleFile> told = new ArrayList<>();
        driver.play(WORK, 3, driver(), told::add);
        var resumed = folder("resumed");
        resumed.play(WORK, 1, new FileThreads(1), _ -> {});
        assertThat(resumed.missing(3)).containsExactly(1, 2);
        resumed.play(WORK, 3, new FileThreads(1), _ -> {});
        assertThat(contents(driver)).isEqualTo(contents(threads));
        assertThat(contents(resumed)).isEqualTo(contents(threads));
        assertThat(told).hasSize(3).allMatch(file -> file.positions() > 6);
        assertThat(told)
                .flatExtracting(SampleFile::matches)
                .flatExtracting(MatchSamples::positions)
                .allSatisfy(position -> assertThat(position.forecast().size()).isBetween(2, 3));
    }

    @Test
    @DisplayName("keeps a player with its network in the text of the work")
    void players() {
        var weights = ShippedNetworks.weights(ConquestBoards.world());
        var network = new SelfPlayer.ByNetwork("generation-1", weights);
        var read = (SelfPlayer.ByNetwork) SelfPlayer.read(network.text());
        assertThat(read.name()).isEqualTo("generation-1");
        assertThat(read.weights().first()).isEqualTo(weights.first());
        assertThat(SelfPlayer.read("own-value planner"))
                .isEqualTo(new SelfPlayer.ByOwnValue("planner"));
        assertThatThrownBy(() -> new SelfPlayer.BuiltIn("nobody").kind(SelfPlayer.HASTY))
                .hasMessage("'nobody' is no built-in bot");
    }

    @Test
    @DisplayName("reads boards from files, and names those that are missing")
    void readsBoards() throws IOException {
        assertThat(SampleBoards.read(folder.resolve("none")).own()).isEmpty();
        var ponds = BOARDS.named("ponds");
        Files.writeString(folder.resolve(SampleBoards.file(ponds)), BoardText.write(ponds));
        assertThat(SampleBoards.read(folder).named("ponds")).isEqualTo(ponds);
        assertThatThrownBy(() -> BOARDS.named("lakes")).hasMessage("there is no board lakes");
    }

    @Test
    @DisplayName("passes on why another program failed")
    void failure() {
        var broken = new FileDriver(command("nonsense"), folder.resolve("log"));
        assertThatThrownBy(() -> folder("broken").play(WORK, 1, broken, _ -> {}))
                .isInstanceOf(DriverException.class)
                .hasMessage("unexpected output: nonsense");
    }

    private SampleFolder folder(String name) {
        try {
            return new SampleFolder(Files.createDirectories(folder.resolve(name)));
        } catch (IOException unwritable) {
            throw new IllegalStateException(unwritable);
        }
    }

    private static List<String> contents(SampleFolder samples) throws IOException {
        List<String> contents = new ArrayList<>();
        for (Path file : samples.files())
            contents.add(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
        return contents;
    }

    private FileDriver driver() {
        return new FileDriver(command(), folder.resolve("log"));
    }

    private static List<String> command(String... arguments) {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty(
                                        "surefire.test.class.path",
                                        System.getProperty("java.class.path")),
                                Program.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** A driver without a cluster; an argument is said instead of an answer. */
    static final class Program {

        private Program() {}

        public static void main(String[] args) throws IOException {
            var lines =
                    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
            var work = PositionsWork.read(DriverMessage.workText(lines.readLine()));
            System.out.println(DriverMessage.cores(1));
            for (String task; (task = lines.readLine()) != null; )
                System.out.println(args.length > 0 ? args[0] : work.answer(task));
        }
    }
}
