package strategos.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.conquest.rules.ConquestPresets;
import strategos.game.Seed;
import strategos.morris.MorrisPresets;

class EngineTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Conversation engine = new Conversation();

    private JsonNode ask(String request) throws JsonProcessingException {
        return JSON.readTree(engine.ask(request.replace('\'', '"')));
    }

    private String reason(String request) throws JsonProcessingException {
        JsonNode answer = ask(request);
        assertThat(answer.get("t").asText()).isEqualTo("error");
        return answer.get("code").asText() + ": " + answer.get("reason").asText();
    }

    @Test
    @DisplayName("Hello names the version of the protocol and every ruleset")
    void hello() throws Exception {
        JsonNode hello = ask("{'t':'hello'}");
        assertThat(hello.get("protocol").asInt()).isEqualTo(Engine.PROTOCOL);
        assertThat(hello.at("/families/0/rules").toString()).contains("modern", "warzone");
        assertThat(hello.at("/families/1/rules").toString()).contains("morris-fly");
    }

    @DisplayName("Random matches of every ruleset are played to the end by the numbers of moves")
    @ParameterizedTest
    @ValueSource(
            strings = {"rizk", "academy", "modern", "classic", "warzone", "morris", "morris-fly"})
    void wholeMatches(String rules) throws Exception {
        ask("{'t':'new','match':'m','rules':'%s','seed':3}".formatted(rules));
        RandomGenerator random = new Seed(4).random();
        JsonNode turn = ask("{'t':'copy','match':'m','into':'copy'}").get("turn");
        for (int moves = 0; moves < 400 && !isOver(turn); moves++) {
            int seat =
                    turn.get("kind").asText().equals("decide")
                            ? turn.get("seat").asInt()
                            : turn.at("/seats/0").asInt();
            int count =
                    ask("{'t':'moves','match':'m','seat':%d,'most':0}".formatted(seat))
                            .get("count")
                            .asInt();
            JsonNode taken =
                    ask(
                            "{'t':'play','match':'m','seat':%d,'option':%d}"
                                    .formatted(seat, random.nextInt(count)));
            assertThat(taken.get("t").asText()).as(taken.toString()).isEqualTo("taken");
            turn = taken.get("turn");
        }
    }

    private static boolean isOver(JsonNode turn) {
        return turn.get("kind").asText().equals("over");
    }

    @Test
    @DisplayName("Every preset that ships can be opened")
    void presets() throws Exception {
        for (var preset : ConquestPresets.ALL) opens(preset.name());
        for (var preset : MorrisPresets.ALL) opens(preset.name());
    }

    private void opens(String preset) throws Exception {
        JsonNode opened = ask("{'t':'new','match':'m','rules':'%s'}".formatted(preset));
        assertThat(opened.get("t").asText()).as(preset).isEqualTo("opened");
        assertThat(opened.get("rules").asText()).isEqualTo(preset);
    }

    @Test
    @DisplayName("The same seed deals the same match, and a copy plays on with dice of its own")
    void seeds() throws Exception {
        ask("{'t':'new','match':'a','rules':'modern','seats':3,'seed':7}");
        ask("{'t':'new','match':'b','rules':'modern','seats':3,'seed':7}");
        String a = engine.ask("{\"t\":\"view\",\"match\":\"a\"}");
        assertThat(engine.ask("{\"t\":\"view\",\"match\":\"b\"}"))
                .isEqualTo(a.replace("\"a\"", "\"b\""));
        ask("{'t':'copy','match':'a','into':'c'}");
        ask("{'t':'play','match':'c','option':0}");
        assertThat(engine.ask("{\"t\":\"view\",\"match\":\"a\"}")).as("untouched").isEqualTo(a);
    }

    @Test
    @DisplayName("Where chance is asked for, the program rolls the dice or says how they fall")
    void rolls() throws Exception {
        var opened = ask("{'t':'new','match':'m','rules':'morris-fly','seed':1,'chance':'asked'}");
        assertThat(opened.get("turn").toString())
                .isEqualTo("{\"kind\":\"roll\",\"outcomes\":2,\"dice\":null,\"chances\":null}");
        assertThat(reason("{'t':'play','match':'m','option':0}")).contains("chance does");
        assertThat(reason("{'t':'roll','match':'m','outcome':2}"))
                .isEqualTo("refused: outcome 2 is not one of the 2 possible");
        assertThat(ask("{'t':'roll','match':'m','outcome':1}").get("turn").toString())
                .isEqualTo("{\"kind\":\"decide\",\"seat\":1}");
        assertThat(reason("{'t':'roll','match':'m'}"))
                .isEqualTo("refused: nothing is to be rolled now");
    }

    @Test
    @DisplayName("A copy in which chance is automatic rolls what its match was waiting for")
    void rollsInCopies() throws Exception {
        ask("{'t':'new','match':'m','rules':'morris-fly','seed':1,'chance':'asked'}");
        assertThat(ask("{'t':'copy','match':'m','into':'c'}").at("/turn/kind").asText())
                .isEqualTo("roll");
        assertThat(
                        ask("{'t':'copy','match':'m','into':'c','chance':'auto'}")
                                .at("/turn/kind")
                                .asText())
                .isEqualTo("decide");
    }

    @Test
    @DisplayName("Dice can be given as text, and the seat that asks is told what happened")
    void dice() throws Exception {
        attackInModern("asked");
        JsonNode rolling = attack();
        assertThat(rolling.at("/turn/dice").isObject()).isTrue();
        int attack = rolling.at("/turn/dice/attack").asInt();
        int defend = rolling.at("/turn/dice/defend").asInt();
        String dice = "dice" + " 6".repeat(attack) + " -" + " 1".repeat(defend);
        JsonNode rolled = ask("{'t':'roll','match':'m','step':'%s','events':0}".formatted(dice));
        assertThat(rolled.at("/steps/0").asText()).isEqualTo(dice);
        assertThat(rolled.get("events").toString()).contains("\"rolled\"", "\"attackFaces\":[6");
    }

    @Test
    @DisplayName("A guess looks the same to its seat as the match that it is guessed from")
    void guesses() throws Exception {
        ask("{'t':'new','match':'m','rules':'modern','seats':3,'seed':5,'set':{'sight':'fog'}}");
        for (int seat = 0; seat < 3; seat++) {
            ask("{'t':'guess','match':'m','seat':%d,'into':'g','seed':8}".formatted(seat));
            String seen = "{'t':'view','match':'%s','seat':" + seat + "}";
            assertThat(ask(seen.formatted("g")).get("view"))
                    .isEqualTo(ask(seen.formatted("m")).get("view"));
        }
        assertThat(ask("{'t':'view','match':'g','seat':0}").get("view"))
                .as("what is hidden from the seat of the guess is drawn")
                .isNotEqualTo(ask("{'t':'view','match':'m','seat':0}").get("view"));
    }

    @Test
    @DisplayName("The odds of a battle are those of the odds command")
    void odds() throws Exception {
        JsonNode odds = ask("{'t':'odds','attackers':4,'defenders':1}").get("odds");
        assertThat(odds.get("win").asDouble()).isBetween(0.91, 0.92);
        assertThat(reason("{'t':'odds','attackers':1,'defenders':1}"))
                .contains("an attack needs at least 2 armies");
    }

    @Test
    @DisplayName("A match that was forgotten is gone")
    void forgets() throws Exception {
        ask("{'t':'new','match':'m','rules':'morris'}");
        assertThat(ask("{'t':'forget','match':'m'}").get("t").asText()).isEqualTo("forgotten");
        assertThat(reason("{'t':'view','match':'m'}")).isEqualTo("unknown: there is no match 'm'");
        assertThat(reason("{'t':'forget','match':'m'}")).contains("there is no match");
    }

    @DisplayName("A request that cannot be fulfilled gets its reason")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "nonsense | malformed: line 1, column 1: this is not JSON",
                "{'t':'fly'} | malformed: the message must be an object whose t is one of moves, play,",
                "{'t':'new','match':'x'} | malformed: rules must be text",
                "{'t':'new','match':'x','rules':'modrn'} | did you mean modern?",
                "{'t':'new','match':'x','rules':'modern','seats':1} | unplayable: ",
                "{'t':'new','match':'x','rules':'modern','board':'moon'} | there is no board moon",
                "{'t':'new','match':'x','rules':'morris','seats':3} | Morris is for 2 players, not 3",
                "{'t':'new','match':'x','rules':'morris','board':'world'} | part of its rules",
                "{'t':'new','match':'','rules':'morris'} | malformed: a name has 1 to 100 characters",
                "{'t':'moves','match':'nobody'} | unknown: there is no match 'nobody'",
                "{'t':'view','match':'m','seat':2} | unknown: there is no seat 2; seats are 0 to 1",
                "{'t':'play','match':'m'} | malformed: say either the move or the option",
                "{'t':'play','match':'m','option':24} | refused: there is no option 24 of 24",
                "{'t':'play','match':'m','move':'Z9'} | refused: ",
                "{'t':'play','match':'m','seat':5,'option':0} | unknown: there is no seat 5",
                "{'t':'moves','match':'m','from':-1} | malformed: from and most are 0 or more",
                "{'t':'forget'} | malformed: name either a match or a batch",
                "{'t':'step','batch':'b','bytes':-4} | malformed: a block has",
                "{'t':'observe','batch':'b'} | unknown: there is no batch 'b'",
                "{'t':'batch','batch':'b','rules':'morris','matches':0} | matches is 1 to 100,000, not 0",
            })
    void errors(String request, String reason) throws Exception {
        ask("{'t':'new','match':'m','rules':'morris','seed':1}");
        assertThat(reason(request)).contains(reason);
    }

    /** Opens a match of two in which the seat in turn can attack. */
    private void attackInModern(String chance) throws Exception {
        ask("{'t':'new','match':'auto','rules':'modern','seats':3,'seed':2}");
        for (int moves = 0; moves < 1_000; moves++) {
            JsonNode listed = ask("{'t':'moves','match':'auto','from':1,'most':1}");
            if (listed.get("moves").toString().contains("attack")) break;
            ask("{'t':'play','match':'auto','option':0}");
        }
        ask("{'t':'copy','match':'auto','into':'m','chance':'%s'}".formatted(chance));
    }

    private JsonNode attack() throws Exception {
        return ask("{'t':'play','match':'m','option':1}");
    }
}
