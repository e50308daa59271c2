package strategos.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.app.Script;

/** Matches played through a pipe. With seed 7 seat A begins, holds Brazil and has 4 to place. */
class PlayTest {

    private static final String PLAY = "play --seats you,rush,random --seed 7";

    @TempDir private Path data;
    private Script script;

    @BeforeEach
    void open() {
        script = new Script(data);
    }

    @Test
    @Tag("slow")
    @DisplayName("A match can be played to its end by a script")
    void toTheEnd() {
        var answer = script.run(PLAY, Script.TO_THE_END);
        assertThat(answer.exitCode()).isZero();
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out()).containsPattern("(You|\\)) won on turn \\d+");
    }

    @Test
    @DisplayName("The end of input saves the match, says how to go on, and is no error")
    void endOfInput() {
        var answer = script.run(PLAY, "place brazil 3");
        assertThat(answer.exitCode()).isZero();
        assertThat(answer.out()).endsWith("1.match.\nContinue with: strategos resume 1\n");
        assertThat(script.record(1)).endsWith("\n1 place Brazil 3\n");
    }

    @Test
    @DisplayName("Every step stands in the record as soon as it has happened")
    void savedAtOnce() {
        script.run(PLAY, "place brazil", "attack brazil venezuela", "quit");
        assertThat(script.record(1))
                .containsPattern(
                        "1 place Brazil 4\n1 attack Brazil Venezuela 3\ndice \\d \\d \\d - \\d \\d\n$");
    }

    @Test
    @DisplayName("The same seed and commands give the same match, another seed another")
    void seeded() {
        var commands = List.of("auto", "auto");
        String first = script.run(PLAY, commands).out();
        String second = script.run(PLAY, commands).out();
        assertThat(second.replace("2.match", "1.match").replace("resume 2", "resume 1"))
                .isEqualTo(first);
        script.run(PLAY.replace("7", "8"), commands);
        assertThat(script.record(2)).isEqualTo(script.record(1));
        assertThat(script.record(3)).isNotEqualTo(script.record(1));
    }

    @Test
    @DisplayName("The answer is plain text: no colours, no prompts, commands repeated")
    void plainText() {
        String out = script.run(PLAY, "status").out();
        assertThat(out).doesNotContain("\033").contains("\n> status\n").doesNotContain("place 4>");
    }

    @Test
    @DisplayName("Odds are no wider than the screen")
    void narrow() {
        var answer = script.run(PLAY, "odds 10 8,3", "odds brazil venezuela central");
        assertThat(answer.out()).contains("losses");
        assertThat(answer.out().lines().filter(line -> !line.contains("saved")))
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    @DisplayName("Words may be any distance apart, tabs included")
    void spaces() {
        var answer = script.run(PLAY, "\tplace\tbrazil  4", "attack  brazil\tvenezuela  until\t 3");
        assertThat(answer.out()).contains("4 armies placed on Brazil.");
        assertThat(script.record(1)).contains("1 blitz Brazil Venezuela 3");
    }

    @Test
    @DisplayName("Who says 'exit' leaves as well")
    void exit() {
        var answer = script.run(PLAY, "exit", "place brazil");
        assertThat(answer.out()).contains("> exit").doesNotContain("> place");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "place atlantis 3 | No territory here begins with 'atlantis'",
                "place | Name a territory",
                "place brazil 1 congo 2 | Put commas between territories: Peru 2, Brazil 3",
                "place egypt 3 | Egypt is not yours",
                "place brazil 9 | You can place 1 to 4 armies, not 9",
                "place brazil 0 | You can place 1 to 4 armies, not 0",
                "attack brazil peru | It is time to place reinforcements",
                "done | It is time to place reinforcements",
                "trade 1 | There is no set to trade now",
                "trade Peru | Type 'trade [NUMBER]'",
                "occupy | Type how many",
                "defend | Type 'defend 1' or 'defend 2'",
                "stand ask | The defence always rolls the most dice here",
                "stand up | Type 'stand always 2",
                "fly | There is no command 'fly'; 'help' lists all commands",
                "plaec brazil | There is no command 'plaec'; did you mean 'place'?",
                "place brasil | No territory here begins with 'brasil'; did you mean Brazil?",
                "? | place armies on one of your territories",
                "s | 's' could be status or save",
                "board atlantis | There is no continent 'atlantis'",
                "board a | 'a' could be Africa, Asia, Australia.",
                "board afirca | There is no continent 'afirca'; did you mean Africa?",
                "attack egypt | Egypt is not yours",
                "attack brazil peru until | Type how many armies to keep: 'until 3'",
                "odds brazil japan | No border leads from Brazil to Japan",
                "odds 1 8 | An attack needs at least 2 armies",
                "odds brazil | Name the territories from and to",
                "log all | 'all' is not a number of lines",
                "undo | There is nothing to take back",
                "watch | You are still in the match",
                "help fly | There is no command 'fly'",
            })
    @DisplayName("A bad command is answered with what is wrong, and play goes on")
    void badCommands(String command, String answer) {
        var run = script.run(PLAY, command, "place brazil");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains(answer).contains("4 armies placed on Brazil.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "place bra 3 | 1 place Brazil 3",
                "PLACE BRAZIL 3 | 1 place Brazil 3",
                "p bra, peru 1 | 1 place Brazil 4",
                "pl bra 1, per | 1 place Brazil 1\\n1 place Peru 3",
                "pl north t 2 | 1 place Northwest Territory 2",
                "pl nt 2 | 1 place Northwest Territory 2",
            })
    @DisplayName("Beginnings of commands and names are enough")
    void beginnings(String command, String recorded) {
        script.run(PLAY, command);
        assertThat(script.record(1)).endsWith("\n" + recorded.replace("\\n", "\n") + "\n");
    }

    @Test
    @DisplayName("'odds' of a chain are told only where every battle of it is fought alike")
    void oddsOfUnlikeBattles(@TempDir Path boards) throws IOException {
        Path board = boards.resolve("keep.board");
        Files.writeString(
                board,
                """
                board: keep
                [West] 2
                Ash: Birch
                Birch: Cedar
                [East] 2
                Cedar: Dale
                  boost power 1 radius 0
                Dale:
                """);
        String play = "play --seats you,rush --seed 1 --set neutral=none --board " + board;
        assertThat(script.run(play, "odds ash birch cedar").out()).contains("to take all");
        var answer =
                script.run(play + " --set boosts=on", "odds ash birch cedar", "odds ash birch");
        assertThat(answer.out())
                .contains("At Cedar boosts or debts change the odds; ask for one attack at a time")
                .contains("to take it");
    }

    @Test
    @DisplayName("Money tells what deep debts do, and who deserted")
    void deepDebts() {
        var answer = script.run(PLAY + " --set economy=on --set territory-pays=1", "quit");
        assertThat(answer.out().replace('\u00a0', ' '))
                .contains("in debt: 1 die fewer, highest die -2, ")
                .contains(" deserted");
    }

    @Test
    @DisplayName("'attack' rolls as many dice as one may, which debts make fewer")
    void attacksInDebt() {
        String poor = PLAY + " --set economy=on --set territory-pays=0 --set treasury-limit=0";
        script.run(poor, "place brazil", "attack brazil venezuela", "quit");
        assertThat(script.record(1)).contains("\n1 attack Brazil Venezuela 2\n");
    }

    @Test
    @DisplayName("'attack' rolls once with the most dice, or fewer; 'until' and 'blitz' go on")
    void attacks() {
        script.run(
                PLAY, "place brazil", "attack bra ven", "attack bra ven 1", "att bra ven until 6");
        assertThat(script.record(1))
                .contains("1 attack Brazil Venezuela 3\n")
                .contains("1 attack Brazil Venezuela 1\n")
                .contains("1 blitz Brazil Venezuela 6\n");
        script.run(PLAY, "place brazil", "blitz bra ven");
        assertThat(script.record(2)).contains("1 blitz Brazil Venezuela 1\n");
    }

    @Test
    @DisplayName("The attacks on offer stand there with their odds")
    void odds() {
        String out = script.run(PLAY, "place brazil", "attack peru").out();
        assertThat(out)
                .contains("A  9 Brazil")
                .contains("North Africa C2 98%")
                .contains("> attack peru\nA  3 Peru                  > Argentina C3 21%");
    }

    @Test
    @DisplayName("After a conquest a number is enough to say how many armies follow")
    void occupation() {
        String out = script.run(PLAY, "place brazil", "blitz bra north a", "2", "3").out();
        assertThat(out)
                .contains("Move 3 to 8 armies into North Africa: type a number.")
                .contains("3 to 8 armies can move into North Africa, not 2.")
                .contains("3 armies moved into North Africa.");
    }

    @Test
    @DisplayName("What the others did is told in a few lines a turn")
    void news() {
        String out = script.run(PLAY, "auto").out();
        assertThat(out).containsPattern("\nRush \\(B\\) placed \\d+ on ");
        assertThat(out.lines().filter(line -> line.startsWith("Rush (B) placed"))).hasSize(1);
    }

    @Test
    @DisplayName("Names that are no bots are people, who are told what the others did to them")
    void people() {
        String out = script.run("play --seats Ann,Bob,rush --seed 3", "auto", "auto", "auto").out();
        assertThat(out).contains("Bob (B) placed").contains("Ann (A) placed");
    }

    @Test
    @DisplayName("--claim plays the whole opening")
    void claiming() {
        String out =
                script.run(PLAY + " --claim", "claim brazil", "claim brazil", "claim alaska").out();
        assertThat(out)
                .contains("Claim a free territory")
                .containsPattern("Claimed: (.*, )?you Brazil")
                .contains("Brazil is not free.");
        assertThat(script.record(1)).contains("1 claim Alaska\n").contains("territories = claimed");
        assertThat(script.run(PLAY + " --claim", "auto", "auto").out()).contains("── Turn 1");
    }

    @Test
    @DisplayName("A match begins from the positions of its board, if the rules say so")
    void positions() {
        String play = "play --board meres --seats you,rush --set territories=positions --seed 1";
        var answer = script.run(play, "quit");
        assertThat(answer.exitCode()).isZero();
        assertThat(answer.out())
                .contains("A  2 Harrowdown")
                .doesNotContain("The territories have been dealt");
    }

    @Test
    @DisplayName("A match opens as its rules say: warzone with the same number on each territory")
    void openingOfOrders() {
        String play = "play warzone --seats you,rush,turtle --seed 7";
        assertThat(script.run(play, "status").out()).contains("A You 28", "B Rush 28");
        assertThat(script.run(play + " --set armies-each=7", "status").out()).contains("A You 98");
        assertThat(script.run(play + " --deal", "status").out()).contains("A You 35");
        String fixed = "play --seats you,rush,turtle --set first-armies=fixed --seed 7";
        assertThat(script.run(fixed, "status").out()).contains("A You 28");
    }

    @Test
    @DisplayName("A match opens as its rules say: by claiming, by placing k units, or dealt")
    void openings() {
        String seats = " --seats you,rush,turtle --seed 7";
        assertThat(script.run("play classic" + seats, "quit").out()).contains("Claim a free");
        assertThat(script.run("play academy" + seats, "quit").out()).contains("Claim a free");
        assertThat(script.run("play" + seats, "quit").out()).contains("── Turn 1");
        assertThat(script.run("play rizk" + seats, "quit").out()).contains("21 first armies");
        assertThat(script.run("play rizk --set armies-to-place=5" + seats, "quit").out())
                .contains("5 first armies");
    }

    @Test
    @DisplayName("What cannot be played together is refused before a match is made")
    void combinations() throws IOException {
        Path board =
                Files.writeString(
                        data.resolve("plain.board"), "board: plain\n[Land] 2\nA: B, C\nB: C\nC:\n");
        var answer = script.run("play --seats you,rush --set boosts=on --board " + board, "quit");
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains("there are no boosts on plain");
        assertThat(script.run("play --claim --deal", "quit").err())
                .contains("--claim and --deal cannot be combined");
    }

    @Test
    @DisplayName("Two seats meet with a neutral army, or without")
    void duel() {
        String duel = "play --seats you,random --seed 1";
        assertThat(script.run(duel, "status").out()).contains("n neutral");
        assertThat(script.run(duel + " --set neutral=none", "status").out())
                .doesNotContain("neutral");
    }

    @Test
    @DisplayName("Where the defender chooses, a person can be asked in the middle of an attack")
    void defending() {
        var commands = new ArrayList<>(List.of("stand ask"));
        commands.addAll(Collections.nCopies(3, "auto"));
        var answer = script.run("play classic --deal --seats you,rush,random --seed 7", commands);
        assertThat(answer.out()).contains("You will be asked how to defend.");
        assertThat(answer.out()).containsPattern("attacks .* with \\d (die|dice)");
    }

    @Test
    @DisplayName("Someone who has lost everything can watch how it ends")
    void watching() {
        var commands = new ArrayList<>(Collections.nCopies(60, "auto"));
        commands.add("hint");
        commands.add("watch");
        String out =
                IntStream.range(0, 50)
                        .mapToObj(seed -> "play --seats you,rush,rush,rush,rush --seed " + seed)
                        .map(play -> script.run(play, commands).out())
                        .filter(said -> said.contains("You have been eliminated."))
                        .findFirst()
                        .orElseThrow();
        assertThat(out).contains("You are only watching.").contains(") won on turn");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "play --seats rush,random | all seats are bots",
                "play --seats you | modern is for 2 to 6 seats, not 1",
                "play --seats 4 | --seats: takes names such as you,hard,easy, not a count",
                "play --seats , | --seats: no players are named",
                "play --seats you,rush,you | two players are called 'you'",
                "play --seats you,,rush | names have 1 to 20 characters",
                "play --rules modem | 'modem'",
                "play --board wold | 'wold'",
                "play --seed seven | --seed",
                "play --sets you,rush | --sets",
                "play --set neutral | --set: expected OPTION=VALUE",
                "play modern --rules classic | the rules are given twice",
            })
    @DisplayName("Bad options are refused with what is wrong, and exit code 2")
    void badOptions(String command, String complaint) {
        var answer = script.run(command);
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains(complaint).doesNotContain("\tat ");
        assertThat(answer.out()).isEmpty();
    }

    @Test
    @DisplayName("A person who is called almost like a bot may have been meant as one")
    void almostABot() {
        assertThat(script.run("play --seats you,ballanced", "quit").out())
                .contains("ballanced is a person at this keyboard; did you mean balanced?");
        assertThat(script.run("play --seats Ann,balanced-1", "quit").out())
                .doesNotContain("did you mean");
    }

    @Test
    @DisplayName("A data folder that cannot be written to is bad input")
    void unwritable() throws IOException {
        Path file = Files.writeString(data.resolve("file"), "");
        var answer = new Script(file).run(PLAY);
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains("matches cannot be saved in").contains("file");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"help", "hint", "map", "board", "fronts", "odds", "cards", "log", "save"})
    @DisplayName("Questions change nothing")
    void questions(String question) {
        script.run(PLAY);
        script.run(PLAY, question);
        assertThat(script.record(2)).isEqualTo(script.record(1));
    }

    @Test
    @Tag("slow")
    @DisplayName("Every line fits 80 columns")
    void width() {
        var commands = new ArrayList<>(List.of("help", "board", "fronts", "cards"));
        commands.addAll(Collections.nCopies(30, "auto"));
        var lines = script.run(PLAY, commands).out().lines();
        assertThat(lines.filter(line -> !line.contains("saved in")))
                .allSatisfy(line -> assertThat(line.length()).as(line).isLessThanOrEqualTo(80));
    }
}
