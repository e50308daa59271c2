package strategos.app.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.app.Main;

class MorrisCommandTest {

    @TempDir private Path data;
    private final StringWriter err = new StringWriter();

    private String answer(String... args) {
        var out = new StringWriter();
        int code =
                Main.commandLine()
                        .setOut(new PrintWriter(out))
                        .setErr(new PrintWriter(err))
                        .execute(
                                Stream.concat(
                                                Stream.of("morris"),
                                                Stream.concat(
                                                        Stream.of(args),
                                                        Stream.of("--data", data.toString())))
                                        .toArray(String[]::new));
        return code + "\n" + out;
    }

    private String made(String... more) {
        return answer(
                Stream.concat(
                                Stream.of("solve", "--rules", "six-mens-morris", "--upto", "4-3"),
                                Stream.of(more))
                        .toArray(String[]::new));
    }

    @Test
    @DisplayName("Tables are made, printed, and made again the same by another number of threads")
    void solve() throws Exception {
        String one = made("--threads", "1");
        assertThat(one)
                .startsWith("0\ntable")
                .containsPattern("3-3 +4,464 +3,714 +1,934 +15 +0 +[0-9a-f]{16}")
                .containsPattern("4-3 +23,861 +0 +1,329 +25 ")
                .containsPattern("3-4 +4,115 +0 +21,075 ");
        Files.delete(data.resolve("tables/six-never-not-from-mills/4-3.table"));
        assertThat(made("--threads", "2")).isEqualTo(one);
        assertThat(made("--json", "--memory", "0"))
                .as("tables that are there take no memory")
                .contains("\"rules\":\"six-mens-morris\"")
                .contains("\"table\":\"3-3\",\"wins\":4464,\"draws\":3714,\"losses\":1934");
    }

    @Test
    @DisplayName("The tables agree with the rules; a flipped byte is named, and the exit code is 1")
    void check() throws Exception {
        made();
        String[] check = {"check", "--rules", "six-mens-morris", "--sample", "5000"};
        assertThat(answer(check)).startsWith("0\n3-3: ").contains("positions agree");
        Path file = data.resolve("tables/six-never-not-from-mills/4-3.table");
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 1] ^= 4;
        Files.delete(file);
        Files.write(file, bytes);
        assertThat(answer(check)).startsWith("1\n").contains(file + " is damaged in positions ");
        assertThat(made()).startsWith("2\n");
        assertThat(err.toString()).contains(file + " is damaged in positions ");
    }

    @Test
    @DisplayName("The game of three men is proven; without tables, nothing is")
    void prove() {
        String[] prove = {"prove", "--rules", "three-mens-morris"};
        assertThat(answer(prove)).startsWith("2\n");
        assertThat(err.toString()).contains("tables of 320 positions are missing");
        answer("solve", "--rules", "three-mens-morris");
        String proven = answer(prove);
        assertThat(proven)
                .startsWith("0\nFor the player who begins: win\n")
                .containsPattern("(?m)^E +win$");
        assertThat(answer(prove)).isEqualTo(proven);
        assertThat(answer("prove", "--rules", "three-mens-morris", "--json"))
                .contains("\"value\":\"win\"");
        assertThat(answer("check", "--rules", "three-mens-morris"))
                .startsWith("0\n")
                .contains("0-1-hands-3-2: ");
    }

    @Test
    @DisplayName("A book and grades need all tables; then the book is written, and play compared")
    void bookAndGrades() throws Exception {
        Path file = data.resolve("three.book");
        String[] book = {
            "book", "--rules", "three-mens-morris", "--men", "3", "--nodes", "5", "--out", "" + file
        };
        String[] grade = {
            "grade", "--rules", "three-mens-morris", "--bots", "random,search", "--positions", "20"
        };
        assertThat(answer(book)).startsWith("2\n");
        assertThat(answer(grade)).startsWith("2\n");
        assertThat(err.toString())
                .contains("'morris prove' makes them")
                .contains("'morris solve' makes them");
        answer("solve", "--rules", "three-mens-morris");
        answer("prove", "--rules", "three-mens-morris");
        assertThat(answer(book))
                .startsWith("0\nplaced")
                .containsPattern("(?m)^0 +1 +1 +[01]$")
                .contains(file + " has ");
        assertThat(Files.size(file)).isPositive();
        assertThat(answer(grade))
                .startsWith("0\nbot")
                .containsPattern("random +place +\\d+ +\\d+\\.\\d % +0\\.\\d{3}")
                .containsPattern("search +place +\\d+ +100\\.0 % +0\\.000");
        try (var files = Files.walk(data)) {
            for (Path each : files.filter(one -> one.endsWith("3-3.table")).toList())
                Files.delete(each);
        }
        int told = err.toString().length();
        assertThat(answer(book)).as("the last man leads to a table that is gone").startsWith("2\n");
        assertThat(err.toString().substring(told)).contains("'morris solve' makes them");
        book[4] = "4";
        assertThat(answer(book)).startsWith("2\n");
        assertThat(err.toString()).contains("--men: 1 to 3 men, not 4");
    }

    @Test
    @DisplayName("Checking a book needs one that ships, all tables, and a match at least")
    void checkBook() {
        assertThat(answer("check-book", "--rules", "three-mens-morris")).startsWith("2\n");
        assertThat(answer("check-book", "--rules", "morris")).startsWith("2\n");
        assertThat(answer("check-book", "--rules", "morris", "--games", "0")).startsWith("2\n");
        assertThat(err.toString())
                .contains("--rules: no book ships for three-mens-morris")
                .contains("'morris solve' makes them")
                .contains("--games: at least 1, not 0");
    }

    @Test
    @DisplayName("Fitting needs all tables, and a board that has patterns")
    void fit() {
        String out = data.resolve("some.patterns").toString();
        assertThat(answer("fit", "--rules", "morris", "--out", out)).startsWith("2\n");
        assertThat(answer("fit", "--rules", "six-mens-morris", "--out", out)).startsWith("2\n");
        assertThat(answer("fit", "--rules", "morris", "--games", "0", "--out", out))
                .startsWith("2\n");
        assertThat(err.toString())
                .contains("'morris solve' makes them")
                .contains("--rules: there are no patterns for the board of six-mens-morris")
                .contains("--games: at least 1, not 0");
        assertThat(data.resolve("some.patterns")).doesNotExist();
    }

    @Test
    @DisplayName("Wrong options are explained")
    void wrong() {
        assertThat(answer("solve", "--rules", "morris-flies")).startsWith("2\n");
        assertThat(answer("solve", "--upto", "3-5")).startsWith("2\n");
        assertThat(answer("solve", "--upto", "10-3")).startsWith("2\n");
        assertThat(answer("solve", "--upto", "five")).startsWith("2\n");
        assertThat(answer("solve", "--rules", "six-mens-morris", "--memory", "0"))
                .startsWith("2\n");
        assertThat(answer("check")).startsWith("2\n");
        assertThat(err.toString())
                .contains("--rules: there is no Morris game 'morris-flies'")
                .contains("--upto: a pair has at least 3 men a side, the larger number first: 5-4")
                .contains("--upto: morris-fly has 9 men")
                .contains("--upto: 'five' is no pair of numbers such as 5-4")
                .contains("--memory: 3-3 needs 1 MB and there are 0")
                .contains("there are no tables in");
    }
}
