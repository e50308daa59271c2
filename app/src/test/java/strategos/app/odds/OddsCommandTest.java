package strategos.app.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import strategos.app.Main;

class OddsCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final CommandLine main =
            Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));

    @DisplayName("odds 10 8 tells the chance, the losses to expect, and who is left")
    @Test
    void oneBattle() {
        assertThat(answer("odds 10 8"))
                .startsWith("10 armies attack 8\n")
                .containsPattern("(?m)^  taken +64\\.64 %")
                .containsPattern("(?m)^  not taken +35\\.36 %")
                .contains("Expected losses: attacker 5.95 of 10, defender 6.77 of 8\n")
                .containsPattern("(?m)^  10 +1\\.91 % +1\\.91 %")
                .containsPattern("(?m)^  2 +3\\.08 % +64\\.64 %")
                .containsSubsequence("Attackers left if taken", "Defenders left if not");
    }

    @DisplayName("odds 20 8,3,2 tells how far a chain of attacks gets")
    @ParameterizedTest
    @ValueSource(strings = {"odds 20 8,3,2", "odds 20 8 3 2"})
    void chain(String line) {
        assertThat(answer(line))
                .startsWith("20 armies attack 8, 3, 2\n")
                .containsPattern("(?m)^  all 3 taken +85\\.57 % +85\\.57 %")
                .containsPattern("(?m)^  2 taken +8\\.14 % +93\\.71 %")
                .containsPattern("(?m)^  none taken +1\\.29 % +100\\.00 %");
    }

    @DisplayName("--stop and --stop-below are named in the answer, and change it")
    @Test
    void stopRules() {
        assertThat(answer("odds 10 8 --stop 4 --stop-below 40%"))
                .contains("stopping at 4 armies\n", "stopping when the odds fall below 40.00 %\n")
                .contains("Attackers left if not")
                .doesNotContain("64.64 %");
        String asFraction = answer("odds 10 8 --stop 4 --stop-below 0.4");
        assertThat(asFraction).isEqualTo(answer("odds 10 8 --stop 4 --stop-below 40%"));
    }

    @DisplayName("Fewer dice for the defender raise the odds")
    @Test
    void dice() {
        assertThat(answer("odds 2 1 --attack-dice 1")).containsPattern("  taken +41\\.67 %");
        assertThat(answer("odds 10 8 --defend-dice 1"))
                .contains("the attacker rolls at most 3 dice, the defender at most 1\n")
                .doesNotContain("64.64 %");
    }

    @DisplayName("--rules warzone tells the odds of one battle in which all kill at the same time")
    @Test
    void orders() {
        assertThat(answer("odds 3 1 --rules warzone"))
                .startsWith("3 armies attack 1\nin one battle; an attacking army has a 60 % chance")
                .containsPattern("(?m)^  taken +84\\.00 %")
                .containsPattern("(?m)^  not taken +16\\.00 %")
                .contains("Attackers left if not");
        assertThat(json("odds 3 1 --rules warzone --json").get("win").doubleValue())
                .isCloseTo(0.84, within(1e-12));
        assertThat(answer("odds 10 8 --rules modern")).isEqualTo(answer("odds 10 8"));
    }

    @DisplayName("odds alone tells one round for every pair of dice as fractions")
    @Test
    void rounds() {
        assertThat(answer("odds"))
                .containsPattern("(?m)^3 dice against 2\n  lose 0, kill 2 +37\\.17 % +2890/7776")
                .containsPattern("(?m)^1 die against 1\n  lose 0, kill 1 +41\\.67 % +15/36");
        assertThat(json("odds --json").at("/rounds/5/losses/0"))
                .hasToString("{\"attacker\":0,\"defender\":2,\"ways\":2890,\"outcomes\":7776}");
    }

    @DisplayName("--json repeats the question and answers with all digits")
    @Test
    void asJson() {
        JsonNode answer = json("odds 3 1 --stop 2 --json");
        assertThat(answer.at("/assault/armies").asInt()).isEqualTo(3);
        assertThat(answer.at("/assault/defenders/0").asInt()).isEqualTo(1);
        assertThat(answer.at("/assault/stop/atArmies").asInt()).isEqualTo(2);
        assertThat(answer.at("/win").asDouble()).isEqualTo(125 / 216.0);
        assertThat(answer.at("/expectedAttackerLosses").asDouble())
                .isCloseTo(91 / 216.0, within(1e-12));
        assertThat(answer.at("/endings/0/attackers/0/armies").asInt()).isEqualTo(2);
        assertThat(answer.at("/endings/0/chance").asDouble()).isEqualTo(91 / 216.0);
        assertThat(answer.at("/endings/1/defenders/0/armies").asInt()).isZero();
    }

    @DisplayName("Every answer fits 80 columns and one screen")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "odds",
                "odds --defend-dice 3",
                "odds --help",
                "odds 2 1",
                "odds 10000 10000",
                "odds 1000 1000 --stop 100 --stop-below 0.4",
                "odds 60 1,2,3,4,5,6,7,8,9,10,1,2,3,4,5,6,7,8,9,10"
            })
    void fitsTheScreen(String line) {
        assertThat(answer(line).lines())
                .allSatisfy(row -> assertThat(row).hasSizeLessThanOrEqualTo(80))
                .hasSizeLessThan(64);
    }

    @DisplayName("What makes no sense is refused in plain words with exit code 2")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "odds ten 8 | 'ten' is not a whole number",
                "odds 99999999999 8 | ARMIES: '99999999999' is too large a number",
                "odds --rules warzone | these rules have no dice",
                "odds 10 8 --rules warzone --stop 3 | --stop: these rules have no dice",
                "odds 10 8,x | DEFENDERS: 'x' is not a whole number",
                "odds 10 8,,3 | DEFENDERS: a number is missing",
                "odds 10 | 10 armies attack; add the number of defenders: odds 10 8",
                "odds 1 8 | an attack needs at least 2 armies, one of which stays behind, not 1",
                "odds 10 -3 | a territory is defended by 1 to 10,000 armies, not -3",
                "odds 10 8 --stop 0 | stop at 0 armies: one army always stays, so the minimum is"
                        + " 1",
                "odds 10 8 --stop-below 40 | stop below odds of 40.0: odds are between 0 and 1",
                "odds 10 8 --stop-below x | 'x' is neither a number such as 0.4 nor a percentage",
                "odds 10 8 --defend-dice 4 | the defender rolls at most 1 to 3 dice, not 4",
                "odds 20000 5 | 20,000 armies attack; odds are computed for at most 10,000"
            })
    void refusals(String line, String message) {
        assertThat(main.execute(line.split(" ", -1))).isEqualTo(2);
        assertThat(err.toString()).contains(message, "See: strategos odds --help");
        assertThat(out.toString()).isEmpty();
    }

    private String answer(String line) {
        out.getBuffer().setLength(0);
        assertThat(main.execute(line.split(" ", -1))).isZero();
        assertThat(err.toString()).isEmpty();
        return out.toString().replace(System.lineSeparator(), "\n");
    }

    private JsonNode json(String line) {
        try {
            return new ObjectMapper().readTree(answer(line));
        } catch (JsonProcessingException unreadable) {
            throw new AssertionError(out.toString(), unreadable);
        }
    }
}
