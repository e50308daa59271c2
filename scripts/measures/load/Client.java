package load;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;

/**
 * A person at a match: remembers a checksum of every frame and every confirmed move, and moves when it is due. Of a frame
 * only its number is read; a scene is read when a move has to be chosen from it.
 */
final class Client implements GameSocket.Listener {

    static final ObjectMapper JSON = new ObjectMapper();
    private static final JsonFactory FACTORY = JSON.getFactory();
    private static final byte[] NO_CHOICE = "\"choices\":{\"kind\":\"none\"".getBytes(StandardCharsets.US_ASCII);

    private final String match;
    private final int seat;
    private final Choice choice;
    private final Latencies latencies;
    private final GameSocket socket;
    private final CRC32C crc = new CRC32C();
    private final Map<String, String> confirmed = new LinkedHashMap<>();
    private final List<String> faults = new ArrayList<>();
    private byte[] scene = {};
    private int[] checksums = new int[256];
    private long first = -1;
    private int count;
    private String waitingFor = "";
    private String sent = "";
    private long sentAt;
    private int number;
    private int refused;

    Client(String match, int seat, Choice choice, Latencies latencies, GameSocket socket) {
        this.match = match;
        this.seat = seat;
        this.choice = choice;
        this.latencies = latencies;
        this.socket = socket;
    }

    GameSocket socket() {
        return socket;
    }

    void read() {
        try {
            socket.read(this);
        } catch (IOException broken) {
            fault("the socket broke: " + broken);
            close();
        }
    }

    @Override
    public void closed(int code) {
        fault("the socket was closed with " + code);
        close();
    }

    void close() {
        try {
            socket.close();
        } catch (IOException _) {
            // It is gone either way.
        }
    }

    @Override
    public void heard(byte[] text) {
        try {
            switch (kind(text)) {
                case "steps" -> readSteps(text);
                case "ack" -> confirm(JSON.readTree(text).get("id").asText());
                case "snapshot" -> begin(JSON.readTree(text));
                case "refused" -> refuse(JSON.readTree(text));
                default -> {}
            }
        } catch (IOException unreadable) {
            fault("unreadable: " + new String(text, StandardCharsets.UTF_8));
        }
    }

    /** The type of a message comes first in it. */
    private static String kind(byte[] text) {
        int from = "{\"t\":\"".length();
        int to = from;
        while (to < text.length && text[to] != '"') to++;
        return new String(text, from, to - from, StandardCharsets.US_ASCII);
    }

    private void begin(JsonNode snapshot) throws IOException {
        if (first >= 0) fault("a second snapshot");
        first = snapshot.get("seq").asLong();
        scene = JSON.writeValueAsBytes(snapshot.get("scene"));
    }

    private void readSteps(byte[] text) throws IOException {
        try (var parser = FACTORY.createParser(text)) {
            while (parser.nextToken() != JsonToken.START_ARRAY) {}
            while (parser.nextToken() == JsonToken.START_OBJECT) readFrame(text, parser);
        }
    }

    private void readFrame(byte[] text, JsonParser parser) throws IOException {
        int start = offset(parser);
        long seq = -1;
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            int from = offset(parser);
            parser.skipChildren();
            if (name.equals("seq")) seq = parser.getLongValue();
            else if (name.equals("scene")) scene = Arrays.copyOfRange(text, from, offset(parser) + 1);
        }
        see(seq, text, start, offset(parser) + 1);
    }

    private static int offset(JsonParser parser) {
        return (int) parser.currentTokenLocation().getByteOffset();
    }

    private void see(long seq, byte[] text, int from, int to) {
        if (seq != first + count + 1) fault("step " + seq + " after " + (first + count));
        if (count == checksums.length) checksums = Arrays.copyOf(checksums, 2 * count);
        crc.reset();
        crc.update(text, from, to - from);
        checksums[count++] = (int) crc.getValue();
    }

    private void confirm(String id) {
        if (!id.equals(waitingFor)) {
            fault("confirmed " + id + " instead of " + waitingFor);
            return;
        }
        latencies.add(System.nanoTime() - sentAt);
        confirmed.put(id, sent);
        waitingFor = "";
    }

    private void refuse(JsonNode message) {
        refused++;
        fault("refused: " + sent + ": " + message.get("message").asText());
        waitingFor = "";
    }

    private void fault(String what) {
        if (faults.size() < 10) faults.add(match + ": " + what);
    }

    boolean hasBegun() {
        return first >= 0;
    }

    boolean isWaiting() {
        return !waitingFor.isEmpty();
    }

    /** Moves if this person has to decide, and has no move under way. */
    void moveIfDue() {
        if (isWaiting() || first < 0 || contains(scene, NO_CHOICE)) return;
        try {
            var move = choice.choose(JSON.readTree(scene));
            if (move.isPresent()) send(move.get());
        } catch (IOException broken) {
            fault("cannot move: " + broken);
        }
    }

    private static boolean contains(byte[] text, byte[] part) {
        for (int i = text.length - part.length; i >= 0; i--)
            if (text[i] == part[0] && Arrays.equals(text, i, i + part.length, part, 0, part.length)) return true;
        return false;
    }

    private void send(String move) throws IOException {
        waitingFor = "m" + ++number;
        sent = move;
        sentAt = System.nanoTime();
        socket.send("{\"t\":\"move\",\"id\":\"" + waitingFor + "\",\"move\":\"" + move + "\"}");
    }

    String match() {
        return match;
    }

    int seat() {
        return seat;
    }

    /** The number of the last step before the first frame. */
    long first() {
        return first;
    }

    /** Checksums of all frames since then, in order. */
    int[] checksums() {
        return Arrays.copyOf(checksums, count);
    }

    /** The confirmed moves by the ids of their messages. */
    Map<String, String> confirmed() {
        return confirmed;
    }

    int refused() {
        return refused;
    }

    List<String> faults() {
        return faults;
    }
}
