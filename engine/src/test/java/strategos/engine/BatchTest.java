package strategos.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.game.Seed;

class BatchTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int ANY = -1;

    private final Conversation engine = new Conversation();

    /** A line and the block behind it. */
    private static final class Heard {

        private final JsonNode line;
        private final byte[] block;

        Heard(JsonNode line, byte[] block) {
            this.line = line;
            this.block = block;
        }

        JsonNode line() {
            return line;
        }

        byte[] block() {
            return block;
        }

        int part(String name) {
            return part(line, name).get("from").asInt();
        }

        static JsonNode part(JsonNode opened, String name) {
            for (JsonNode part : opened.get("layout"))
                if (part.get("name").asText().equals(name)) return part;
            throw new AssertionError("no part " + name);
        }
    }

    private Heard hear(byte[] request) throws Exception {
        byte[] heard = engine.send(request);
        int end = 0;
        while (heard[end] != '\n') end++;
        JsonNode line = JSON.readTree(Arrays.copyOf(heard, end));
        byte[] block = Arrays.copyOfRange(heard, end + 1, heard.length);
        if (line.has("bytes")) assertThat(block).hasSize(line.get("bytes").asInt());
        return new Heard(line, block);
    }

    private Heard ask(String request) throws Exception {
        return hear((request.replace('\'', '"') + "\n").getBytes(UTF_8));
    }

    private Heard step(int... actions) throws Exception {
        var bytes = ByteBuffer.allocate(4 * actions.length).order(ByteOrder.LITTLE_ENDIAN);
        for (int action : actions) bytes.putInt(action);
        byte[] line =
                "{\"t\":\"step\",\"batch\":\"b\",\"bytes\":%d}\n"
                        .formatted(4 * actions.length)
                        .getBytes(UTF_8);
        byte[] request = Arrays.copyOf(line, line.length + bytes.capacity());
        System.arraycopy(bytes.array(), 0, request, line.length, bytes.capacity());
        return hear(request);
    }

    private static int[] anyOf(int matches) {
        int[] actions = new int[matches];
        Arrays.fill(actions, ANY);
        return actions;
    }

    @DisplayName("Matches of every ruleset are stepped to their ends, and pay winners and losers")
    @ParameterizedTest
    @ValueSource(strings = {"modern", "rizk", "warzone", "morris", "three-mens-morris"})
    void stepsToTheEnd(String rules) throws Exception {
        Heard opened =
                ask(
                        "{'t':'batch','batch':'b','rules':'%s','matches':8,'seed':1,'limit':2000}"
                                .formatted(rules));
        int seats = opened.line().get("seats").asInt();
        int ends = opened.part("ends");
        int endings = 0;
        for (int step = 0; step < 2_000; step++) {
            byte[] block = step(anyOf(8)).block();
            for (int match = 0; match < 8; match++) {
                float sum = 0;
                float most = -1;
                for (int seat = 0; seat < seats; seat++) {
                    float reward = number(block, 4 * (match * seats + seat)).getFloat();
                    sum += Math.abs(reward);
                    most = Math.max(most, reward);
                }
                int ending = block[ends + match];
                if (ending != 0) endings++;
                if (ending == 1 && sum > 0) assertThat(most).isEqualTo(1);
                if (ending != 1) assertThat(sum).isZero();
                assertThat(block[opened.part("seats") + match])
                        .isBetween((byte) 0, (byte) (seats - 1));
            }
        }
        assertThat(endings).isGreaterThanOrEqualTo(8);
    }

    private static ByteBuffer number(byte[] block, int at) {
        return ByteBuffer.wrap(block, at, block.length - at).order(ByteOrder.LITTLE_ENDIAN);
    }

    @Test
    @DisplayName("The same seed gives the same blocks, whatever the number of threads")
    void repeats() throws Exception {
        String request =
                "{'t':'batch','batch':'b','rules':'modern','matches':6,'seed':9,'threads':%d}";
        byte[] alone = play(ask(request.formatted(1)));
        assertThat(play(ask(request.formatted(3)))).isEqualTo(alone);
        assertThat(play(ask("{'t':'restart','batch':'b','seed':9}"))).isEqualTo(alone);
        assertThat(play(ask("{'t':'restart','batch':'b','seed':10}"))).isNotEqualTo(alone);
    }

    private byte[] play(Heard opened) throws Exception {
        assertThat(opened.line().get("t").asText()).isIn("batch", "block");
        byte[] last = {};
        for (int step = 0; step < 300; step++) last = step(anyOf(6)).block();
        return last;
    }

    @Test
    @DisplayName(
            "Actions follow the mask; one that is not allowed is refused and nothing is played")
    void masks() throws Exception {
        Heard opened = ask("{'t':'batch','batch':'b','rules':'modern','matches':2,'seed':3}");
        int masks = opened.part("masks");
        int bytes = Heard.part(opened.line(), "masks").get("columns").asInt();
        RandomGenerator random = new Seed(1).random();
        byte[] block = opened.block();
        for (int step = 0; step < 500; step++) {
            int[] actions = new int[2];
            for (int match = 0; match < 2; match++) {
                int action;
                do action = random.nextInt(8 * bytes);
                while ((block[masks + match * bytes + action / 8] >> action % 8 & 1) == 0);
                actions[match] = action;
            }
            Heard taken = step(actions);
            assertThat(taken.line().get("t").asText())
                    .as(taken.line().toString())
                    .isEqualTo("block");
            block = taken.block();
        }
        int refused = 0;
        while ((block[masks + bytes + refused / 8] >> refused % 8 & 1) != 0) refused++;
        assertThat(step(ANY, refused).line().get("reason").asText())
                .isEqualTo(
                        "match 1: action %d is not allowed; nothing was played".formatted(refused));
        assertThat(ask("{'t':'observe','batch':'b'}").block()).isEqualTo(block);
        assertThat(step(ANY).line().get("reason").asText())
                .isEqualTo("the actions of 2 matches are 8 bytes, not 4");
    }

    @Test
    @DisplayName("Without restarts a match stays over: nobody decides, and no action is allowed")
    void staysOver() throws Exception {
        Heard opened =
                ask(
                        "{'t':'batch','batch':'b','rules':'morris','matches':1,'seed':3,"
                                + "'restart':false,'limit':5}");
        for (int step = 0; step < 4; step++)
            assertThat(step(ANY).block()[opened.part("ends")]).isZero();
        byte[] last = step(ANY).block();
        assertThat(last[opened.part("ends")]).as("broken off").isEqualTo((byte) 2);
        assertThat(last[opened.part("seats")]).isEqualTo((byte) 255);
        byte[] after = step(ANY).block();
        assertThat(after[opened.part("ends")]).isZero();
        assertThat(step(0).line().get("code").asText()).isEqualTo("refused");
    }

    @Test
    @DisplayName("The names of actions say what they mean")
    void names() throws Exception {
        ask("{'t':'batch','batch':'b','rules':'morris','matches':1}");
        var names = ask("{'t':'actions','batch':'b'}").line().get("names");
        assertThat(names.get(3).asText()).isEqualTo("point 3");
        assertThat(names.get(24 + 24 + 2).asText()).isEqualTo("slide 1 2");
    }

    @Test
    @DisplayName("Another seat sees its own observation")
    void otherSeats() throws Exception {
        Heard opened = ask("{'t':'batch','batch':'b','rules':'modern','matches':1,'seed':3}");
        int decider = opened.block()[opened.part("seats")];
        byte[] own = ask("{'t':'observe','batch':'b','seat':%d}".formatted(decider)).block();
        assertThat(own).isEqualTo(opened.block());
        byte[] other =
                ask("{'t':'observe','batch':'b','seat':%d}".formatted((decider + 1) % 4)).block();
        assertThat(other).isNotEqualTo(own);
    }
}
