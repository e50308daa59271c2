package strategos.programs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** All lines between a match and a program: {@code >} to the program, {@code <} from it. */
final class Transcript implements ProtocolListener {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String SENT = "> ";
    private static final String RECEIVED = "< ";

    private final List<String> lines = new ArrayList<>();

    @Override
    public void sent(String line) {
        lines.add(SENT + line);
    }

    @Override
    public void received(String line) {
        lines.add(RECEIVED + line);
    }

    List<String> lines() {
        return lines;
    }

    /** The messages to the program, parsed. */
    Stream<JsonNode> sent() {
        return parsed(SENT);
    }

    Stream<JsonNode> received() {
        return parsed(RECEIVED);
    }

    private Stream<JsonNode> parsed(String direction) {
        return lines.stream()
                .filter(line -> line.startsWith(direction))
                .map(line -> tree(line.substring(direction.length())));
    }

    private static JsonNode tree(String line) {
        try {
            return MAPPER.readTree(line);
        } catch (IOException noJson) {
            throw new UncheckedIOException(noJson);
        }
    }
}
