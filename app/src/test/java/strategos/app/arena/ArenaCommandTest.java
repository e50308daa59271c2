package strategos.app.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
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
    @Tag("slow")
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
        assertThat(err.toString())
                .contains("'nobody'", "easy, normal, hard, expert, turtle, rush, balanced");
        assertThat(arena("--seats", "rush,ballanced")).isEqualTo(2);
        assertThat(err.toString()).contains("'ballanced'; did you mean balanced?");
        assertThat(arena("--rules", "morris", "--seats", "depth-99,random")).isEqualTo(2);
        assertThat(err.toString())
                .contains("search-8, search, perfect, search-1.0, depth-1 to depth-");
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

    @Test
    @DisplayName("A round robin has ratings, a cross table and the shares of seats, also as a page")
    void roundRobin(@TempDir Path folder) throws Exception {
        Path page = folder.resolve("report.html");
        String words = "--seats rush,turtle,random --round-robin --table 2,3 --games 27 --seed 7";
        assertThat(arena((words + " --report " + page).split(" "))).isZero();
        assertThat(out.toString())
                .contains("modern on world, 27 matches, seed 7", "against", "rating")
                .containsPattern("Tables of 2: 18 matches, \\d+ draws; by seat")
                .containsPattern("Tables of 3: 9 matches");
        assertThat(page)
                .content()
                .contains("<h2>Ratings</h2>", "<h2>Cross table</h2>", "<h2>Seats and length</h2>")
                .contains("strategos arena --seats rush,turtle,random --round-robin")
                .contains("No bot failed.")
                .doesNotContain("http://", "https://", "<script", "Not repeatable");
    }

    @Test
    @DisplayName("A gauntlet has the first bot at every table")
    void gauntlet() {
        String words = "--seats rush,turtle,random --gauntlet --games 8 --seed 7";
        assertThat(arena(words.split(" "))).isZero();
        assertThat(out.toString()).contains("8 matches").containsPattern("turtle +\\S+ % +– +–");
    }

    @Test
    @DisplayName("A test says whether the first bot is better, and its exit code says so, too")
    void sprt() {
        String words = "--set neutral=none --seed 7 --games 600 --sprt --seats ";
        assertThat(arena((words + "balanced,random").split(" "))).isZero();
        assertThat(out.toString()).contains("SPRT of 0 and 20 Elo: balanced is better than random");
        assertThat(arena((words + "random,balanced --table 3").split(" "))).isEqualTo(1);
        assertThat(out.toString()).contains("random is not better than balanced");
        assertThat(arena("--sprt", "0,20", "--seats", "rush,rush", "--games", "2", "--seed", "7"))
                .isEqualTo(1);
        assertThat(out.toString()).contains("more matches are needed");
    }

    @Test
    @DisplayName("A checkpoint continues with the same command, and refuses another one")
    void checkpoint(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("so far");
        String[] words = {"--games", "30", "--seed", "7", "--checkpoint", file.toString()};
        arena("--games", "30", "--seed", "7");
        String expected = withoutTimes();
        assertThat(arena(words)).isZero();
        assertThat(withoutTimes()).isEqualTo(expected);
        var lines = Files.readAllLines(file);
        Files.write(file, lines.subList(0, lines.size() / 2));
        assertThat(arena(words)).isZero();
        assertThat(withoutTimes()).isEqualTo(expected);
        words[3] = "8";
        assertThat(arena(words)).isEqualTo(2);
        assertThat(err.toString())
                .contains("--checkpoint: " + file + ": it belongs to another tournament");
    }

    @Test
    @DisplayName("Budgets in nodes repeat; a limit in time is marked")
    void budgets() {
        String words = "--rules morris --seats search-5,search-3 --games 6 --seed 7 --nodes 500";
        arena(words.split(" "));
        String first = withoutTimes();
        arena(words.split(" "));
        assertThat(withoutTimes()).isEqualTo(first).doesNotContain("not repeatable");
        arena((words + " --time 50").split(" "));
        assertThat(out.toString()).contains("seed 7 (not repeatable)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--sprt 5 | --sprt: expected two Elo differences such as 0,20, not '5'",
                "--sprt 20,0 | --sprt: a test needs a lower and a higher difference",
                "--sprt --gauntlet | choose one of --round-robin, --gauntlet and --sprt",
                "--table 2 | --table: needs --round-robin, --gauntlet or --sprt",
                "--sprt --table 2,3 --seats rush,rush | --table: a test has tables of one size",
                "--sprt | a test compares 2 bots, not 3",
                "--round-robin --table 4 | a table of 4 seats needs 4 bots, not 3",
                "--nodes 0 | a budget has at least one node, not 0",
                "--time 0 | a budget has at least one millisecond, not 0",
                "--games 2 --cluster spark://localhost:1 | --cluster: needs the launcher of a source folder",
                "--rules morris --seats memory,random --games 2 --cluster spark://localhost:1 | --cluster: 'memory' needs its memory",
            })
    @DisplayName("Tournaments that cannot be played are refused in a sentence")
    void tournamentRefusals(String words, String sentence) {
        assertThat(arena(words.split(" "))).isEqualTo(2);
        assertThat(err.toString()).contains(sentence);
    }
}
