package strategos.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.dice.Bytes32;
import strategos.dice.DiceReceipt;
import strategos.dice.HashChain;

/**
 * A person whose client takes part in verifiable dice: it commits to a chain, sends a link with
 * every move, and keeps a receipt.
 */
final class SealedPlayer {

    private static final int LENGTH = 400;

    private final Line line;
    private final Chooser chooser;
    private final RandomGenerator random;
    private final List<JsonNode> heard = new ArrayList<>();
    private final Map<String, HashChain> chains = new HashMap<>();
    private final List<String> rolls = new ArrayList<>();
    private final Map<String, Integer> used = new HashMap<>();
    private Optional<JsonNode> dice = Optional.empty();
    private JsonNode scene;
    private final int seat;
    private int messages;

    SealedPlayer(Line line, Chooser chooser, RandomGenerator random) throws InterruptedException {
        this.line = line;
        this.chooser = chooser;
        this.random = random;
        JsonNode first = line.hear("snapshot");
        seat = first.get("you").asInt();
        scene = first.get("scene");
    }

    List<JsonNode> heard() {
        return heard;
    }

    Line line() {
        return line;
    }

    Optional<JsonNode> dice() {
        return dice;
    }

    boolean isOver() {
        return chooser.isOver(scene);
    }

    /** Hears one message, and answers if it is about the dice. */
    JsonNode hear() throws InterruptedException {
        JsonNode message = line.hear();
        heard.add(message);
        switch (message.get("t").asText()) {
            case "steps" -> message.get("frames").forEach(this::see);
            case "dice" -> answer(message.get("dice"));
            default -> {}
        }
        return message;
    }

    private void see(JsonNode frame) {
        scene = frame.get("scene");
        var event = frame.get("event");
        if (event.get("kind").asText().equals("rolled"))
            rolls.add(faces(event.get("attackFaces")) + " - " + faces(event.get("defendFaces")));
    }

    private static String faces(JsonNode list) {
        return String.join(" ", list.valueStream().map(JsonNode::asText).toList());
    }

    private JsonNode own() {
        for (JsonNode each : dice.orElseThrow().get("seats"))
            if (each.get("seat").asInt() == seat) return each;
        throw new AssertionError("no dice for seat " + seat);
    }

    private void answer(JsonNode told) {
        dice = Optional.of(told);
        String phase = told.get("phase").asText();
        var own = own();
        if (phase.equals("commit") && own.get("takesPart").asBoolean() && own.get("tip").isNull())
            commit();
        if (phase.equals("reveal") && own.get("used").asInt() == 0) reveal();
        if (own.get("asked").asBoolean()) reveal();
    }

    void commit() {
        var bytes = new byte[Bytes32.LENGTH];
        random.nextBytes(bytes);
        var chain = new HashChain(Bytes32.of(bytes), LENGTH);
        chains.put(chain.tip().hex(), chain);
        say(message("commit").put("seat", seat).put("tip", chain.tip().hex()));
    }

    private void reveal() {
        say(message("reveal").put("seat", seat).put("link", nextLink()));
    }

    private String nextLink() {
        String tip = own().get("tip").asText();
        int next = Math.max(own().get("used").asInt(), used.getOrDefault(tip, 0)) + 1;
        used.put(tip, next);
        return Objects.requireNonNull(chains.get(tip)).link(next).hex();
    }

    private ObjectNode message(String kind) {
        return Browser.JSON.createObjectNode().put("t", kind).put("id", "d" + ++messages);
    }

    private void say(ObjectNode message) {
        line.say(message.toString());
    }

    /** Plays until a number of messages was heard, or the match is over. */
    void play(int most) throws InterruptedException {
        int until = heard.size() + most;
        while (!isOver() && heard.size() < until) {
            var move = dice.isPresent() ? chooser.choose(scene) : Optional.<String>empty();
            if (move.isPresent() && isLive()) move(move.get());
            else hear();
        }
    }

    private boolean isLive() {
        return dice.orElseThrow().get("phase").asText().equals("live");
    }

    /** Makes a move with the next link of the own chain, and hears until it is answered. */
    JsonNode move(String text) throws InterruptedException {
        return await(message("move").put("move", text).put("link", nextLink()));
    }

    JsonNode await(ObjectNode said) throws InterruptedException {
        say(said);
        JsonNode answer = hear();
        while (!answer.path("id").asText().equals(said.get("id").asText())) answer = hear();
        return answer;
    }

    /** What this player can show afterwards. */
    DiceReceipt receipt(String match) {
        var told = dice.orElseThrow();
        List<DiceReceipt.SeatTip> tips = new ArrayList<>();
        for (JsonNode each : told.get("seats"))
            if (!each.get("sealedTip").isNull())
                tips.add(
                        new DiceReceipt.SeatTip(
                                each.get("seat").asInt(), each.get("sealedTip").asText()));
        return new DiceReceipt(
                DiceReceipt.VERSION,
                match,
                told.get("number").asLong(),
                told.get("header").asText(),
                told.get("seal").asText(),
                tips,
                used.entrySet().stream()
                        .map(it -> new DiceReceipt.OwnChain(seat, it.getKey(), it.getValue()))
                        .toList(),
                rolls);
    }
}
