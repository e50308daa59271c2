package strategos.app.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.app.Main;
import strategos.conquest.Conquest;
import strategos.game.MatchRecord;
import strategos.morris.Morris;

class ArenaCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int arena(String... arguments) {
        out.getBuffer().setLength(0);
        String[] all = new String[arguments.length + 1];
        all[0] = "arena";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return Main.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(all);
    }

    @Test
    @DisplayName("The table shows wins, shares with intervals, lengths and times")
    void table() {
        assertThat(arena("--seats", "rush,turtle,rush", "--games", "12", "--seed", "7")).isZero();
        assertThat(out.toString())
                .contains("modern on world, 12 matches, seed 7", "95 % interval", "time/decision")
                .containsPattern("rush 1 +\\d+ +\\d+\\.\\d % +\\d+\\.\\d – \\d+\\.\\d %")
                .containsPattern("Turns per match: median \\d+, mean \\d+\\.\\d");
    }

    @Test
    @DisplayName(
            "A hundred matches of six who give orders, on sixty territories, come to their end")
    void orders(@TempDir Path folder) {
        String board = folder.resolve("sixty.board").toString();
        Main.commandLine()
                .setOut(new PrintWriter(out))
                .execute("map", "generate", "--territories", "60", "--seed", "5", "--out", board);
        String seats = "rush,random,turtle,balanced,rush,random";
        assertThat(
                        arena(
                                "--rules", "warzone", "--board", board, "--seats", seats, "--games",
                                "100"))
                .isZero();
        assertThat(out.toString()).contains("100 matches").doesNotContain("stopped there");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rush,rush | 400 | 1",
                "turtle,turtle | 50 | 7",
                "balanced,rush,turtle,random | 700 | 7",
            })
    @DisplayName("Those who give orders and heap up armies do not wait for ever")
    void heaps(String seats, String games, String seed) {
        assertThat(arena("--rules", "warzone", "--seats", seats, "--games", games, "--seed", seed))
                .isZero();
        assertThat(out.toString())
                .contains(games + " matches, seed " + seed)
                .doesNotContain("stopped there");
    }

    @Test
    @DisplayName("Threads change the times in the table, and nothing else")
    void threads() {
        arena("--games", "12", "--seed", "7", "--threads", "1");
        String alone = withoutTimes();
        arena("--games", "12", "--seed", "7", "--threads", "3");
        assertThat(withoutTimes()).isEqualTo(alone);
    }

    private String withoutTimes() {
        return out.toString().replaceAll(" +\\S+ (ns|µs|ms)\n", "\n");
    }

    @Test
    @DisplayName("--json answers with the game, the seed and the report")
    void json() {
        assertThat(arena("--seats", "rush,rush", "--games", "3", "--seed", "5", "--json")).isZero();
        assertThat(out.toString())
                .startsWith("{\"rules\":\"modern\",\"board\":\"world\",\"seed\":5,")
                .contains("\"matches\":3", "\"standings\":[", "\"lengths\":");
    }

    @Test
    @DisplayName("--save writes records that replay to the end")
    void save(@TempDir Path folder) throws Exception {
        assertThat(arena("--games", "2", "--seed", "7", "--save", folder.toString())).isZero();
        for (String file : new String[] {"1.match", "2.match"}) {
            var record = MatchRecord.read(Files.readString(folder.resolve(file)));
            var game = Conquest.open(record.header().setup(), record.header().players().size());
            assertThat(record.replay(game).isOver()).isTrue();
        }
    }

    @Test
    @DisplayName("Matches that were stopped are named, and can be saved alone")
    void stopped(@TempDir Path folder) throws Exception {
        String all = "--seats random,random,random --games 12 --seed 7 --max-turns 5";
        assertThat(arena(all.split(" "))).isZero();
        assertThat(out.toString())
                .contains(
                        "longest 5; 12 stopped there", "--only 1,2,3,4,5,6,7,8,9,10 (and 2 more)");
        assertThat(arena((all + " --only 3,12 --save " + folder).split(" "))).isZero();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("3.match", "12.match");
        var record = MatchRecord.read(Files.readString(folder.resolve("12.match")));
        var game = Conquest.open(record.header().setup(), 3);
        assertThat(record.replay(game).isOver()).isFalse();
    }

    @Test
    @DisplayName("A match that is not among all, or has no folder to go to, is refused")
    void onlyRefusals(@TempDir Path folder) {
        assertThat(arena("--games", "3", "--only", "4", "--save", folder.toString())).isEqualTo(2);
        assertThat(arena("--games", "3", "--only", "2")).isEqualTo(2);
        assertThat(err.toString())
                .contains("--only: matches are numbered 1 to 3; there is no match 4")
                .contains("--only: needs --save DIR to write the records to");
    }

    @Test
    @DisplayName("Bots of Morris play each other by the rules of Morris, and are saved as well")
    void morris(@TempDir Path folder) throws Exception {
        String data = folder.resolve("data").toString();
        String saved = folder.resolve("saved").toString();
        assertThat(
                        arena(
                                "--rules",
                                "morris-fly",
                                "--seats",
                                "memory,random",
                                "--games",
                                "6",
                                "--seed",
                                "7",
                                "--data",
                                data,
                                "--save",
                                saved))
                .isZero();
        assertThat(out.toString()).contains("morris-fly on nine, 6 matches, seed 7", "memory");
        var record = MatchRecord.read(Files.readString(folder.resolve("saved/1.match")));
        assertThat(record.header().game()).isEqualTo("morris");
        assertThat(record.replay(Morris.open(record.header().setup())).isOver()).isTrue();
    }

    @Test
    @DisplayName("Openings are played from both sides, and their points told")
    void openings() {
        String[] words =
                "--rules morris --seats depth-3,depth-1 --opening 6 --games 20 --seed 1".split(" ");
        assertThat(arena(words)).isZero();
        assertThat(out.toString())
                .containsPattern(
                        "10 openings, each played from every seat; points: depth-3 [0-9.]+, depth-1 [0-9.]+")
                .containsPattern("Points of depth-3 by opening: [0-9.]+ in \\d+");
        assertThat(arena("--opening", "-1")).isEqualTo(2);
        assertThat(err.toString()).contains("an opening has no -1 decisions");
    }

    @Test
    @DisplayName("Seats that do not fit Morris, or a memory that is none, are refused")
    void morrisRefusals(@TempDir Path folder) throws Exception {
        assertThat(arena("--rules", "morris", "--seats", "random,rush")).isEqualTo(2);
        assertThat(arena("--rules", "morris", "--seats", "random")).isEqualTo(2);
        Path memory = folder.resolve("memories/morris-memory.txt");
        Files.createDirectories(memory.getParent());
        Files.writeString(memory, "nothing of use");
        String data = folder.toString();
        assertThat(arena("--rules", "morris", "--seats", "memory,random", "--data", data))
                .isEqualTo(2);
        assertThat(err.toString())
                .contains("'rush'", "Morris is for 2 players, not 1", memory + ":1: expected");
    }

    @Test
    @DisplayName("A bot that does not exist is named, with those that do")
    void unknownBot() {
        assertThat(arena("--seats", "rush,nobody")).isEqualTo(2);
        assertThat(err.toString()).contains("'nobody'", "random, turtle, rush, balanced");
        assertThat(arena("--seats", "rush,ballanced")).isEqualTo(2);
        assertThat(err.toString()).contains("'ballanced'; did you mean balanced?");
        assertThat(arena("--rules", "morris", "--seats", "depth-99,random")).isEqualTo(2);
        assertThat(err.toString()).contains("search-8, search, depth-1 to depth-");
    }

    @Test
    @DisplayName("A folder that cannot be made is refused before any match is played")
    void unwritable(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThat(arena("--games", "1000000", "--save", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("--save: cannot write to", "already exists");
    }

    @Test
    @DisplayName("Too few seats, games, threads or turns are refused in a sentence")
    void refusals() {
        assertThat(arena("--seats", "rush")).isEqualTo(2);
        assertThat(arena("--games", "0")).isEqualTo(2);
        assertThat(arena("--threads", "0")).isEqualTo(2);
        assertThat(arena("--threads", "100000")).isEqualTo(2);
        assertThat(arena("--threads", "1000", "--games", "2")).isZero();
        assertThat(arena("--max-turns", "0")).isEqualTo(2);
        assertThat(err.toString())
                .contains(
                        "2 to 6 seats, not 1",
                        "at least one match",
                        "--threads: 1 to 1000 threads, not 0",
                        "--threads: 1 to 1000 threads, not 100000",
                        "at least one turn");
    }
}
