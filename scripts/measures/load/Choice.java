package load;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random moves by what a scene offers; seldom an attack, so that matches last. */
final class Choice {

    private final List<String> territories = new ArrayList<>();
    private final Random random;

    Choice(JsonNode board, long seed) {
        board.get("territories").forEach(it -> territories.add(it.get("name").asText()));
        random = new Random(seed);
    }

    Optional<String> choose(JsonNode scene) {
        JsonNode choices = scene.get("choices");
        return Optional.ofNullable(
                switch (choices.get("kind").asText()) {
                    case "reinforce" -> reinforce(scene, choices);
                    case "attack" -> attack(choices.get("attacks"));
                    case "defend" -> "defend 1";
                    case "occupy" -> "occupy " + choices.get("atMost").asInt();
                    case "fortify" -> "done";
                    default -> null;
                });
    }

    private String reinforce(JsonNode scene, JsonNode choices) {
        if (choices.get("sets").isEmpty())
            return "place " + any(choices.get("territories")) + " " + choices.get("left").asInt();
        JsonNode set = choices.get("sets").get(0);
        var text = new StringBuilder("trade");
        for (JsonNode number : set.get("cards"))
            for (JsonNode card : scene.get("hand"))
                if (card.get("card").asInt() == number.asInt()) text.append(' ').append(card.get("name").asText());
        if (!set.get("matching").isEmpty()) text.append(" on ").append(any(set.get("matching")));
        return text.toString();
    }

    private String attack(JsonNode attacks) {
        if (attacks.isEmpty() || random.nextInt(2) == 0) return "done";
        JsonNode attack = attacks.get(random.nextInt(attacks.size()));
        return "attack " + name(attack.get("from")) + " " + name(attack.get("to")) + " " + attack.get("mostDice").asInt();
    }

    private String any(JsonNode numbers) {
        return name(numbers.get(random.nextInt(numbers.size())));
    }

    private String name(JsonNode number) {
        return territories.get(number.asInt());
    }
}
