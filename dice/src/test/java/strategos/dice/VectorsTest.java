package strategos.dice;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Chance;
import strategos.game.NotationException;

/** The test vectors of docs/protocol, which the browser code is checked against too. */
class VectorsTest {

    private static final JsonNode VECTORS = vectors();

    private static JsonNode vectors() {
        try {
            var file = Path.of("../docs/protocol/dice-vectors.json").toFile();
            return new ObjectMapper().readTree(file);
        } catch (IOException missing) {
            throw new AssertionError(missing);
        }
    }

    private static Bytes32 bytes(JsonNode hex) {
        return Bytes32.read(hex.asText()).orElseThrow();
    }

    private static List<String> texts(JsonNode list) {
        return list.valueStream().map(JsonNode::asText).toList();
    }

    @Test
    @DisplayName("The sealed header has the text and the hash of the test vector")
    void header() {
        var vector = VECTORS.get("header");
        Map<String, String> setup = new LinkedHashMap<>();
        vector.get("setup")
                .properties()
                .forEach(it -> setup.put(it.getKey(), it.getValue().asText()));
        var header =
                new SealedHeader(
                        vector.get("number").asLong(),
                        vector.get("match").asText(),
                        vector.get("game").asText(),
                        setup,
                        texts(vector.get("seats")),
                        texts(vector.get("earlier")));
        assertThat(header.text()).isEqualTo(vector.get("text").asText());
        assertThat(header.hash().hex()).isEqualTo(vector.get("hash").asText());
    }

    @Test
    @DisplayName("Chains, the seal and the key are those of the test vector")
    void key() {
        var seal = new Seal(bytes(VECTORS.get("header").get("hash")), bytes(VECTORS.get("secret")));
        assertThat(seal.commitment().hex()).isEqualTo(VECTORS.get("seal").asText());
        List<Chain> chains = new ArrayList<>();
        for (JsonNode vector : VECTORS.get("chains")) {
            var chain = new HashChain(bytes(vector.get("end")), vector.get("length").asInt());
            var links = texts(vector.get("links"));
            for (int k = 0; k < links.size(); k++)
                assertThat(chain.link(k).hex()).isEqualTo(links.get(k));
            var shown = Chain.of(chain.tip(), Chain.SEALED);
            for (int k = 1; k <= 4; k++) {
                assertThat(shown.isNext(chain.link(k))).isTrue();
                assertThat(shown.isNext(chain.link(k + 1))).isFalse();
                shown = shown.shown(chain.link(k));
            }
            assertThat(shown.isWhole()).isTrue();
            chains.add(shown);
        }
        assertThat(seal.key(chains).value().hex()).isEqualTo(VECTORS.get("key").asText());
    }

    @Test
    @DisplayName("Draws are those of the test vector, whatever is drawn for")
    void draws() throws NotationException {
        var key = new DiceKey(bytes(VECTORS.get("key")));
        for (JsonNode vector : VECTORS.get("draws")) {
            String name = vector.get("label").asText();
            String words = name.startsWith("step ") ? name.substring(5) : "1";
            var link = Bytes32.read(vector.get("link").asText());
            Optional<DrawStream> stream = Optional.empty();
            for (JsonNode draw : vector.get("draws")) {
                String order =
                        name.startsWith("turn") ? name.replaceAll("[a-z]+ ?", " ").strip() : "";
                var note =
                        RollNote.read(
                                words
                                        + " "
                                        + draw.get("chance").asText()
                                        + (order.isEmpty()
                                                ? ""
                                                : " order " + order.replaceAll(" +", " ")));
                assertThat(note.label().text(1)).isEqualTo(name + " draw 1");
                var now = stream.orElseGet(() -> key.stream(note.label(), link));
                stream = Optional.of(now);
                assertThat(now.draw(note.chance()))
                        .as("%s of %s", draw.get("chance"), name)
                        .isEqualTo(outcome(note.chance(), draw.get("outcome")));
            }
        }
    }

    private static int outcome(Chance chance, JsonNode outcome) {
        if (!(chance instanceof Chance.Dice)) return outcome.asInt();
        int digits = 0;
        for (JsonNode face : outcome) digits = digits * Chance.FACES + face.asInt() - 1;
        return digits;
    }
}
