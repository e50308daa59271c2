package strategos.engine;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import strategos.engine.EngineAnswer.ErrorCode;
import strategos.wire.Json;
import strategos.wire.WireException;

/** The engine between two streams: one answer for every request, in their order. */
public final class EngineService {

    private static final int AT_ONCE = 1 << 16;
    private static final byte[] NONE = {};

    private final Engine engine;
    private final EngineStream in;
    private final OutputStream out;

    public EngineService(Engine engine, InputStream in, OutputStream out) {
        this.engine = engine;
        this.in = new EngineStream(in);
        this.out = new BufferedOutputStream(out, AT_ONCE);
    }

    /** Answers until the input ends. Answers are held back only while more requests are there. */
    public void run() throws IOException {
        while (answerNext()) if (!in.hasMore()) out.flush();
        out.flush();
    }

    private boolean answerNext() throws IOException {
        try {
            Optional<String> line = in.line();
            if (line.isEmpty()) return false;
            if (!line.get().isBlank()) write(answer(request(line.get())));
        } catch (WireException | EngineStream.LongLineException malformed) {
            var why = String.valueOf(malformed.getMessage());
            write(new Reply(new EngineAnswer.Failed(ErrorCode.MALFORMED, why)));
        }
        return true;
    }

    private static EngineRequest request(String line) throws WireException {
        return Json.read(line, EngineRequest.class);
    }

    private Reply answer(EngineRequest request) throws IOException {
        byte[] block = request instanceof EngineRequest.Step(_, int bytes) ? in.block(bytes) : NONE;
        return engine.answer(request, block);
    }

    private void write(Reply reply) throws IOException {
        out.write(Json.writeBytes(reply.answer()));
        out.write('\n');
        out.write(reply.block());
    }
}
