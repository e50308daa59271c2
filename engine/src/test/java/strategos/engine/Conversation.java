package strategos.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import strategos.bots.morris.MemoryFolder;
import strategos.conquest.board.ConquestBoards;
import strategos.family.Family;
import strategos.family.conquest.ConquestFamily;
import strategos.family.morris.MorrisFamily;
import strategos.game.NotationException;
import strategos.game.Seed;

/** A program that talks to an engine over streams of bytes. */
final class Conversation {

    private static final List<Family<?, ?, ?, ?>> FAMILIES =
            List.of(
                    new ConquestFamily(
                            name ->
                                    ConquestBoards.named(name)
                                            .orElseThrow(
                                                    () ->
                                                            new NotationException(
                                                                    "there is no board " + name))),
                    new MorrisFamily(new MemoryFolder(Path.of("target", "memories"))));

    private final Engine engine = new Engine(FAMILIES, new Seed(1).random());

    /** Sends a line and returns the line that answers it. */
    String ask(String request) {
        String answer = new String(send((request + "\n").getBytes(UTF_8)), UTF_8);
        return answer.substring(0, answer.indexOf('\n'));
    }

    /** Sends bytes and returns all that comes back. */
    byte[] send(byte[] bytes) {
        var out = new ByteArrayOutputStream();
        try {
            new EngineService(engine, new ByteArrayInputStream(bytes), out).run();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return out.toByteArray();
    }
}
