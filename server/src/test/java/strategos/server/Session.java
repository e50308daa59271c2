package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import strategos.game.Seed;

/**
 * A person at a match: plays what the scene offers, and keeps every frame that was heard. The
 * connection can be lost at any time; the person comes back and goes on.
 */
public final class Session {

    private final Browser browser;
    private final String match;
    private final Chooser chooser;
    private final List<JsonNode> frames = new ArrayList<>();
    private Line line;
    private JsonNode scene;
    private long seq;
    private final int seat;
    private int moves;
    private String lastMove = "";

    /** Somebody who plays on the world. */
    Session(Browser browser, String match, Seed seed) throws Exception {
        this(
                browser,
                match,
                new ConquestChooser(browser.getJson("/api/boards/world"), seed.random()));
    }

    Session(Browser browser, String match, Chooser chooser) throws Exception {
        this.browser = browser;
        this.match = match;
        this.chooser = chooser;
        line = browser.open(match);
        var first = line.hear("snapshot");
        seq = first.get("seq").asLong();
        seat = first.get("you").asInt();
        scene = first.get("scene");
    }

    List<JsonNode> frames() {
        return frames;
    }

    long seq() {
        return seq;
    }

    JsonNode scene() {
        return scene;
    }

    Line line() {
        return line;
    }

    boolean isOver() {
        return chooser.isOver(scene);
    }

    /** Whether it is this person who has to decide. */
    boolean hasToDecide() {
        return chooser.choose(scene).isPresent();
    }

    /** Makes a move if one is asked for; the answer is whether one was. */
    boolean move() {
        var move = chooser.choose(scene);
        move.ifPresent(
                text -> {
                    moves++;
                    lastMove = text;
                    resend();
                });
        return move.isPresent();
    }

    /** Sends the last move, maybe again. */
    void resend() {
        line.move(lastId(), lastMove);
    }

    private String lastId() {
        return "move-" + moves;
    }

    /** Hears until the last move is answered; the answer is what was said. */
    JsonNode hearAnswer() throws InterruptedException {
        JsonNode message = hear();
        while (!message.path("id").asText().equals(lastId())) message = hear();
        return message;
    }

    /** Hears one message, and takes in what happened. */
    JsonNode hear() throws InterruptedException {
        JsonNode message = line.hear();
        if (message.get("t").asText().equals("steps")) message.get("frames").forEach(this::take);
        return message;
    }

    private void take(JsonNode frame) {
        assertThat(frame.get("seq").asLong()).as("the number after %d", seq).isEqualTo(seq + 1);
        seq++;
        scene = frame.get("scene");
        frames.add(frame);
    }

    /** Takes in what was still on its way when the connection broke. */
    void hearTheRest() throws InterruptedException {
        line.closeCode();
        while (line.hasMore()) hear();
    }

    /** Plays until this many steps have happened, or the match is over. */
    void playUntil(long steps) throws InterruptedException {
        while (!isOver() && seq < steps) {
            if (move()) {
                assertThat(hearAnswer().get("t").asText()).isEqualTo("ack");
            } else {
                hear();
            }
        }
    }

    /** Loses the connection and opens another, maybe at a server that was started again. */
    void comeBack(Browser at) {
        line.cut();
        line = at.comeBack(match, seq, seat);
    }

    void comeBack() {
        comeBack(browser);
    }
}
