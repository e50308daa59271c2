package strategos.bench;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import strategos.bots.morris.MemoryFolder;
import strategos.conquest.board.ConquestBoards;
import strategos.engine.Engine;
import strategos.engine.EngineService;
import strategos.family.conquest.ConquestFamily;
import strategos.family.morris.MorrisFamily;
import strategos.game.NotationException;
import strategos.game.Seed;

/** The engine in a process of its own, on standard input and output. */
final class EngineHost {

    private EngineHost() {}

    static Engine engine() {
        var risk =
                new ConquestFamily(
                        name ->
                                ConquestBoards.named(name)
                                        .orElseThrow(() -> new NotationException("no board")));
        var morris = new MorrisFamily(new MemoryFolder(Path.of("target")));
        return new Engine(List.of(risk, morris), new Seed(1).random());
    }

    public static void main(String[] args) throws IOException {
        var in = new FileInputStream(FileDescriptor.in);
        var out = new FileOutputStream(FileDescriptor.out);
        new EngineService(engine(), in, out).run();
    }

    /** The pipes alone: answers every line with as many bytes as the line begins with. */
    static final class Echo {

        private Echo() {}

        public static void main(String[] args) throws IOException {
            var in = new FileInputStream(FileDescriptor.in);
            var out = new FileOutputStream(FileDescriptor.out);
            byte[] buffer = new byte[1 << 16];
            byte[] answer = new byte[1 << 20];
            int end = 0;
            for (int read; (read = in.read(buffer, end, buffer.length - end)) >= 0; ) {
                end += read;
                if (buffer[end - 1] != '\n') continue;
                int length = 0;
                for (int i = 0; buffer[i] != ' '; i++) length = 10 * length + buffer[i] - '0';
                answer[length] = '\n';
                out.write(answer, 0, length + 1);
                answer[length] = 0;
                end = 0;
            }
        }
    }
}
