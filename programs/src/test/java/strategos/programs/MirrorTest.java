package strategos.programs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MirrorTest {

    @ParameterizedTest
    @ValueSource(strings = {"modern", "classic", "academy"})
    @DisplayName("A program that reads only the steps knows all owners, armies and own cards")
    void mirrors(String rules) {
        var transcript = new Transcript();
        try (var programs = new Programs(Duration.ofSeconds(30), transcript)) {
            var report =
                    Contests.risk(
                            programs,
                            rules,
                            3,
                            Contests.example("greedy_bot.py"),
                            "rush",
                            "balanced");
            assertThat(report.failures()).isEmpty();
        }
        var mirror = new Mirror();
        transcript.sent().forEach(mirror::read);
        assertThat(mirror.compared).isGreaterThan(50);
        assertThat(mirror.dice).isGreaterThan(50);
        assertThat(mirror.ownCards).isPositive();
        assertThat(mirror.hiddenCards).isPositive();
        assertThat(mirror.trades).isPositive();
    }

    /** Owners, armies and hands, from the steps alone. */
    private static final class Mirror {

        private int seat;
        private long seq;
        private List<Integer> owners = new ArrayList<>();
        private List<Integer> armies = new ArrayList<>();
        private List<String> hand = new ArrayList<>();
        private boolean knowsHand = true;
        private int compared;
        private int dice;
        private int ownCards;
        private int hiddenCards;
        private int trades;

        void read(JsonNode message) {
            switch (message.get("t").asText()) {
                case "hello" -> begin(message);
                case "step" -> {
                    assertThat(message.get("seq").asLong()).isEqualTo(++seq);
                    step(message.get("event"));
                }
                case "decide" -> compare(message.get("scene"));
                default -> {}
            }
        }

        private void begin(JsonNode hello) {
            seat = hello.get("seat").asInt();
            seq = hello.get("seq").asLong();
            owners = numbers(hello.get("scene").get("owners"));
            armies = numbers(hello.get("scene").get("armies"));
            hand = new ArrayList<>();
            knowsHand = true;
        }

        private void compare(JsonNode scene) {
            assertThat(owners).isEqualTo(numbers(scene.get("owners")));
            assertThat(armies).isEqualTo(numbers(scene.get("armies")));
            if (!knowsHand) hand = new ArrayList<>(names(scene.get("hand")));
            knowsHand = true;
            assertThat(hand).containsExactlyInAnyOrderElementsOf(names(scene.get("hand")));
            compared++;
        }

        private void step(JsonNode event) {
            switch (event.get("kind").asText()) {
                case "dealt" -> own(event, event.get("armies").asInt());
                case "claimed" -> own(event, 1);
                case "dealt-army" -> add(event.get("territory"), 1);
                case "placed" -> add(event.get("territory"), event.get("armies").asInt());
                case "traded" -> traded(event);
                case "rolled" -> rolled(event);
                case "occupied", "fortified" -> moved(event, event.get("armies").asInt());
                case "drew" -> drew(event);
                default -> {}
            }
        }

        private void own(JsonNode event, int number) {
            owners.set(event.get("territory").asInt(), event.get("seat").asInt());
            add(event.get("territory"), number);
        }

        private void add(JsonNode territory, int number) {
            armies.set(territory.asInt(), armies.get(territory.asInt()) + number);
        }

        private void traded(JsonNode event) {
            trades++;
            if (!event.get("matching").isNull())
                add(event.get("matching"), event.get("extra").asInt());
            if (event.get("seat").asInt() == seat) hand.removeAll(names(event.get("cards")));
        }

        private void rolled(JsonNode event) {
            dice += event.get("attackFaces").size() + event.get("defendFaces").size();
            add(event.get("from"), -event.get("attackerLosses").asInt());
            add(event.get("to"), -event.get("defenderLosses").asInt());
            if (event.get("conquered").asBoolean())
                owners.set(event.get("to").asInt(), event.get("attacker").asInt());
            // The cards of a seat that one eliminates are in the next scene.
            if (!event.get("eliminated").isNull() && event.get("attacker").asInt() == seat)
                knowsHand = false;
            if (!event.get("occupied").isNull()) moved(event, event.get("occupied").asInt());
        }

        private void moved(JsonNode event, int number) {
            add(event.get("from"), -number);
            add(event.get("to"), number);
        }

        private void drew(JsonNode event) {
            boolean own = event.get("seat").asInt() == seat;
            assertThat(event.get("card").isNull()).isNotEqualTo(own);
            if (own) {
                ownCards++;
                hand.add(event.get("card").get("name").asText());
            } else {
                hiddenCards++;
            }
        }

        private static List<Integer> numbers(JsonNode list) {
            return new ArrayList<>(nodes(list).stream().map(JsonNode::asInt).toList());
        }

        private static List<String> names(JsonNode cards) {
            return nodes(cards).stream().map(card -> card.get("name").asText()).toList();
        }

        private static List<JsonNode> nodes(JsonNode list) {
            return StreamSupport.stream(list.spliterator(), false).toList();
        }
    }
}
