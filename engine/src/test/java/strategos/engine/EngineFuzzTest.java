package strategos.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Seed;
import strategos.testkit.Garble;
import strategos.testkit.Scale;

class EngineFuzzTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** Every request that is not followed by bytes. */
    private static final List<String> REQUESTS =
            List.of(
                    "{'t':'hello'}",
                    "{'t':'new','match':'n','rules':'modern','seats':3,'set':{'sight':'fog'}}",
                    "{'t':'moves','match':'m','seat':1,'from':2,'most':3}",
                    "{'t':'play','match':'m','move':'place Alaska 3','events':1}",
                    "{'t':'play','match':'c','seat':1,'option':2}",
                    "{'t':'roll','match':'c','outcome':3,'events':-1}",
                    "{'t':'roll','match':'c','step':'dice 6 3 1 - 5 2'}",
                    "{'t':'view','match':'m','seat':2}",
                    "{'t':'board','match':'m'}",
                    "{'t':'guess','match':'m','seat':1,'into':'g','seed':4}",
                    "{'t':'copy','match':'m','into':'c','seed':1,'chance':'asked'}",
                    "{'t':'odds','attackers':9,'defenders':5,'stop':3,'edge':1}",
                    "{'t':'observe','batch':'b','seat':1}",
                    "{'t':'restart','batch':'b','seed':3}",
                    "{'t':'forget','match':'g'}");

    private final Conversation engine = new Conversation();

    @Test
    @DisplayName("Garbled requests get an answer each, and never an internal error")
    void garbled() throws Exception {
        engine.ask(plain("{'t':'new','match':'m','rules':'modern','seats':3,'seed':1}"));
        engine.ask(plain("{'t':'batch','batch':'b','rules':'morris','matches':2,'seed':1}"));
        for (int trial = 0; trial < Scale.of(3_000); trial++) {
            var random = new Seed(trial).random();
            String request = plain(REQUESTS.get(random.nextInt(REQUESTS.size())));
            String garbled =
                    random.nextInt(4) == 0
                            ? request
                            : Garble.garble(request, random).replace("\n", " ").replace("\r", " ");
            if (garbled.isBlank()) continue;
            String answer = engine.ask(garbled);
            assertThat(JSON.readTree(answer).get("t").isTextual()).isTrue();
            assertThat(answer).as("%d: %s", trial, garbled).doesNotContain("\"internal\"");
        }
    }

    @Test
    @DisplayName("Bytes that are no text get an answer, and the next request is fulfilled")
    void bytes() {
        byte[] noise = new byte[1_000];
        new Seed(1).random().nextBytes(noise);
        for (int i = 0; i < noise.length; i++) if (noise[i] == '\n') noise[i] = 0;
        noise[noise.length - 1] = '\n';
        assertThat(new String(engine.send(noise), UTF_8)).contains("\"malformed\"");
        assertThat(engine.ask(plain("{'t':'hello'}"))).contains("\"protocol\":1");
    }

    private static String plain(String request) {
        return request.replace('\'', '"');
    }
}
