package strategos.app.map;

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

class MapCommandTest {

    private static final String GOOD =
            """
            [Continents]
            North=2
            South=1
            [Territories]
            Uig,10,20,North,Stour
            Stour,30,40,South,Uig,Lyme
            Lyme,50,60,North,Stour
            """;

    @TempDir private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @DisplayName("A board that can be played is good, whatever is odd about it")
    @Test
    void good() throws IOException {
        String file = write("good.map", GOOD);
        assertThat(run("map", "check", file)).isZero();
        assertThat(out.toString().replace(file, "FILE").lines())
                .containsExactly(
                        "FILE:2: warning: the continent 'North' is not connected: it has no path"
                                + " between 'Lyme' and 'Uig'",
                        "FILE: good (conquest), 3 territories, 2 continents, 2 borders");
    }

    @DisplayName("Every fault of every file is named, and the answer is no")
    @Test
    void refused() throws IOException {
        String good = write("good.map", GOOD);
        String bad = write("bad.map", GOOD.replace("South,Uig,Lyme", "Sud,Ugi,Lyme"));
        assertThat(run("map", "check", bad, good)).isEqualTo(1);
        assertThat(out.toString().replace(bad, "BAD").lines())
                .contains(
                        "BAD:3: the continent 'South' has no territories",
                        "BAD:6: territory 'Stour' is in 'Sud', which is not a continent",
                        "BAD:6: territory 'Stour' names neighbour 'Ugi', which is not a"
                                + " territory; did you mean 'Uig'?",
                        "BAD: refused, 3 faults")
                .anyMatch(line -> line.startsWith(good + ": good"));
    }

    @DisplayName("In JSON, a line a file")
    @Test
    void json() throws IOException {
        String file = write("bad.map", GOOD.replace("North=2", "North=two"));
        assertThat(run("map", "check", "--json", file)).isEqualTo(1);
        assertThat(out.toString().strip())
                .isEqualTo(
                        """
                        {"file":"%s","format":"conquest","playable":false,"size":null,\
                        "faults":[{"line":2,"what":"expected 'continent=bonus', found 'North=two'"}],\
                        "warnings":[{"line":2,"what":"the continent 'North' is not connected: \
                        it has no path between 'Lyme' and 'Uig'"}]}"""
                                .formatted(file));
    }

    @DisplayName("With rules, a board has to be large enough for the fewest seats")
    @Test
    void rules() throws IOException {
        String file = write("pair.board", "[Land] 1\nA: B\nB:\n");
        assertThat(run("map", "check", file)).isZero();
        assertThat(run("map", "check", "--rules", "classic", file)).isEqualTo(1);
        assertThat(out.toString()).contains("3 seats cannot share the 2 territories");
    }

    @DisplayName("A file that is not there is bad input")
    @Test
    void missing() {
        assertThat(run("map", "check", folder.resolve("none.map").toString())).isEqualTo(2);
        assertThat(err.toString()).contains("there is no file '");
        assertThat(run("map", "check", folder.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("it is a folder");
    }

    @DisplayName("Boards that ship or are made at random are checked and converted by name")
    @Test
    void shipped() throws IOException {
        assertThat(run("map", "check", "world", "wrld", "meres")).isEqualTo(2);
        assertThat(err.toString()).contains("no file 'wrld'; did you mean world?");
        assertThat(out.toString()).contains("world: good (board), 42", "meres: good (board), 20");
        String file = folder.resolve("mine.board").toString();
        assertThat(run("map", "convert", "world", file)).isZero();
        assertThat(Files.readString(Path.of(file))).contains("[Asia] 7");
        assertThat(run("map", "convert", "random:30:5", file)).isZero();
        assertThat(Files.readString(Path.of(file))).contains("board: random-30-5");
    }

    @DisplayName("A board is shown with its continents and what the formula would pay")
    @Test
    void show() {
        assertThat(run("map", "show", "world")).isZero();
        assertThat(out.toString())
                .contains(
                        "world: The World",
                        "42 territories, 6 continents, 83 borders",
                        "Africa: bonus 3 (formula 4), 6 territories, 3 to hold",
                        "  Japan: Kamchatka, Mongolia");
    }

    @DisplayName("A board is converted, and what is lost is said")
    @Test
    void convert() throws IOException {
        String in =
                write("good.map", GOOD.replace("[Continents]", "[Map]\nauthor=Ann\n[Continents]"));
        String board = folder.resolve("good.board").toString();
        assertThat(run("map", "convert", in, board)).isZero();
        assertThat(Files.readString(Path.of(board))).contains("author: Ann\n", "[North] 2\n");
        String map = folder.resolve("back.map").toString();
        assertThat(run("map", "convert", board, map)).isZero();
        assertThat(out.toString()).contains(map + ": not kept: the author, Ann");
        assertThat(Files.readString(Path.of(map))).contains("[countries]\r\n1 Uig 1 10 20\r\n");
        assertThat(run("map", "convert", board, map, "--to", "conquest")).isZero();
        assertThat(Files.readString(Path.of(map))).contains("Uig,10,20,North,Stour\r\n");
        assertThat(run("map", "convert", board, folder.resolve("x.txt").toString())).isEqualTo(2);
        assertThat(run("map", "convert", board, map, "--to", "pdf")).isEqualTo(2);
        assertThat(err.toString())
                .contains("is unclear: board, domination or conquest?", "there is no format 'pdf'");
    }

    @DisplayName("A board is made from a seed, and --board takes the same one by its numbers")
    @Test
    void generate() throws IOException {
        String file = folder.resolve("new.board").toString();
        assertThat(run("map", "generate", "--territories", "30", "--seed", "5", "--out", file))
                .isZero();
        String text = Files.readString(Path.of(file));
        assertThat(text).startsWith("board: random-30-5\n");
        assertThat(run("map", "check", file)).isZero();
        out.getBuffer().setLength(0);
        assertThat(run("map", "generate", "--territories", "30", "--seed", "5")).isZero();
        assertThat(out.toString()).isEqualTo(text);
        assertThat(run("map", "show", "random:30:5")).isZero();
        assertThat(out.toString()).contains("random-30-5: ");
        assertThat(run("map", "generate", "--continents", "70")).isEqualTo(2);
        assertThat(run("map", "show", "random:5")).isEqualTo(2);
        assertThat(run("map", "show", "random:1:5")).isEqualTo(2);
        assertThat(err.toString())
                .contains(
                        "42 territories make 1 to 21 continents, not 70",
                        "expected 'random:TERRITORIES:SEED[:CONTINENTS[:ISLANDS]][:boosts][:pays]', not 'random:5'",
                        "6 to 4000 territories, not 1");
    }

    @DisplayName("A board at random has boosts and amounts if one asks for them")
    @Test
    void extras() {
        assertThat(
                        run(
                                "map",
                                "generate",
                                "--territories",
                                "30",
                                "--seed",
                                "5",
                                "--boosts",
                                "--pays"))
                .isZero();
        assertThat(out.toString())
                .startsWith("board: random-30-5-boosts-pays\n")
                .contains("\n  boost supply 2\n", "\n  boost power 1 radius 1\n", "\n  pays ");
        out.getBuffer().setLength(0);
        assertThat(run("map", "show", "random:30:5:boosts:pays")).isZero();
        assertThat(out.toString()).containsPattern("\\(supply 2, pays [2-6]\\): ");
    }

    @DisplayName("A board is drawn into a file, the same each time")
    @Test
    void draws() throws IOException {
        var svg = folder.resolve("out.svg");
        assertThat(run("map", "show", write("good.map", GOOD), "--svg", svg.toString())).isZero();
        assertThat(out.toString())
                .isEqualTo(svg + ": good, 3 territories, 2 continents, 2 borders\n");
        String first = Files.readString(svg);
        assertThat(first).startsWith("<svg").contains("Stour", "Lyme", "North", "+2");
        run("map", "show", folder.resolve("good.map").toString(), "--svg", svg.toString());
        assertThat(Files.readString(svg)).isEqualTo(first);
    }

    @DisplayName("A picture that cannot be written is refused in words")
    @Test
    void drawsNowhere() {
        String nowhere = folder.resolve("none/out.svg").toString();
        assertThat(run("map", "show", "world", "--svg", nowhere)).isEqualTo(2);
        assertThat(err.toString()).contains("cannot be written: there is no such folder");
    }

    @DisplayName("A file that cannot be written is refused before any match is played")
    @Test
    void unwritable() {
        String nowhere = folder.resolve("none/new.board").toString();
        assertThat(run("map", "positions", "world", "--fairest-of", "1000", "--out", nowhere))
                .isEqualTo(2);
        assertThat(run("map", "generate", "--out", folder.toString())).isEqualTo(2);
        assertThat(err.toString())
                .contains(nowhere + " cannot be written: there is no such folder")
                .contains(folder + " cannot be written: it is a folder");
    }

    @DisplayName("A board at random comes with fair positions if one asks for them")
    @Test
    void fairest() throws IOException {
        String file = folder.resolve("fair.board").toString();
        String[] fair = {
            "map",
            "generate",
            "--territories",
            "12",
            "--seed",
            "4",
            "--fairest-of",
            "4",
            "--out",
            file
        };
        assertThat(run(fair)).isZero();
        String text = Files.readString(Path.of(file));
        assertThat(text.lines().filter(line -> line.startsWith("start: "))).hasSize(3);
        assertThat(run(fair)).isZero();
        assertThat(Files.readString(Path.of(file))).isEqualTo(text);
        assertThat(run("map", "balance", file, "--games", "6", "--seed", "1")).isZero();
        assertThat(out.toString()).contains("The starting positions of the board");
    }

    @DisplayName("A board that there is already gets fair positions for any number of seats")
    @Test
    void positions() {
        assertThat(run("map", "positions", "world", "--seats", "2", "--fairest-of", "1")).isZero();
        assertThat(out.toString().lines().filter(line -> line.startsWith("start: "))).hasSize(2);
        for (String seats : new String[] {"1", "7"}) {
            assertThat(run("map", "positions", "world", "--seats", seats)).isEqualTo(2);
            assertThat(err.toString())
                    .contains("--seats: world can have 2 to 6 starting positions, not " + seats);
        }
        assertThat(run("map", "generate", "--seats", "4")).isEqualTo(2);
        assertThat(run("map", "generate", "--fairest-of", "0")).isEqualTo(2);
        assertThat(err.toString())
                .contains("--seats: applies to starting positions only; add --fairest-of")
                .contains("--fairest-of: 1 to 1000 deals can be tried");
    }
}
