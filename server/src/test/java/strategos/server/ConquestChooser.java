package strategos.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A player of the Risk family. */
final class ConquestChooser implements Chooser {

    private final List<String> territories = new ArrayList<>();
    private final RandomGenerator random;

    ConquestChooser(JsonNode board, RandomGenerator random) {
        board.get("territories").forEach(it -> territories.add(it.get("name").asText()));
        this.random = random;
    }

    @Override
    public boolean isOver(JsonNode scene) {
        return scene.get("phase").get("kind").asText().equals("over");
    }

    @Override
    public Optional<String> choose(JsonNode scene) {
        JsonNode choices = scene.get("choices");
        return Optional.ofNullable(
                switch (choices.get("kind").asText()) {
                    case "none" -> null;
                    case "claim" -> "claim " + any(choices.get("territories"));
                    case "settle" -> "place " + any(choices.get("territories")) + " 1";
                    case "reinforce" -> reinforce(scene, choices);
                    case "attack" -> attack(choices.get("attacks"));
                    case "defend" -> "defend 1";
                    case "occupy" -> "occupy " + choices.get("atMost").asInt();
                    case "fortify" -> "done";
                    case "orders" -> order(choices);
                    default -> throw new AssertionError("what is " + choices + "?");
                });
    }

    /** Deploys everything in one place, then orders armies about for a while. */
    private String order(JsonNode choices) {
        int left = choices.get("left").asInt();
        JsonNode source = choices.get("own").get(random.nextInt(choices.get("own").size()));
        String from = name(source.get("from"));
        if (left > 0) return "deploy " + from + " " + left;
        int most = source.get("most").asInt();
        return most == 0 || source.get("to").isEmpty()
                ? "done"
                : "advance " + from + " " + any(source.get("to")) + " " + most;
    }

    private String reinforce(JsonNode scene, JsonNode choices) {
        if (choices.get("sets").isEmpty())
            return "place " + any(choices.get("territories")) + " " + choices.get("left").asInt();
        JsonNode set = choices.get("sets").get(0);
        var text = new StringBuilder("trade");
        for (JsonNode number : set.get("cards"))
            for (JsonNode card : scene.get("hand"))
                if (card.get("card").asInt() == number.asInt())
                    text.append(' ').append(card.get("name").asText());
        if (!set.get("matching").isEmpty()) text.append(" on ").append(any(set.get("matching")));
        return text.toString();
    }

    private String attack(JsonNode attacks) {
        if (attacks.isEmpty() || random.nextInt(4) == 0) return "done";
        JsonNode attack = attacks.get(random.nextInt(attacks.size()));
        String border = name(attack.get("from")) + " " + name(attack.get("to"));
        return random.nextBoolean()
                ? "blitz " + border + " 1"
                : "attack " + border + " " + attack.get("mostDice").asInt();
    }

    private String any(JsonNode numbers) {
        return name(numbers.get(random.nextInt(numbers.size())));
    }

    private String name(JsonNode number) {
        return territories.get(number.asInt());
    }
}
