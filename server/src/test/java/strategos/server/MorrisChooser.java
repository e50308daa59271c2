package strategos.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A player of the Morris family. */
record MorrisChooser(RandomGenerator random) implements Chooser {

    @Override
    public boolean isOver(JsonNode scene) {
        return !scene.get("ending").isNull();
    }

    @Override
    public Optional<String> choose(JsonNode scene) {
        JsonNode choices = scene.get("choices");
        List<String> moves = new ArrayList<>();
        for (JsonNode point : choices.get("place")) moves.add(letter(point));
        for (JsonNode way : choices.get("move"))
            for (JsonNode to : way.get("to")) moves.add(letter(way.get("from")) + letter(to));
        for (JsonNode point : choices.get("take")) moves.add("-" + letter(point));
        return moves.isEmpty()
                ? Optional.empty()
                : Optional.of(moves.get(random.nextInt(moves.size())));
    }

    private static String letter(JsonNode point) {
        return String.valueOf((char) ('A' + point.asInt()));
    }
}
