package strategos.server;

import strategos.server.web.Request;
import strategos.server.web.Request.TooLargeException;
import strategos.wire.FaultCode;
import strategos.wire.Json;
import strategos.wire.WireException;

/** What a request brings along: a record as JSON. */
final class Body {

    /** The most bytes of a body, where nothing else is said. */
    private static final int MOST_BYTES = 16 * 1024;

    private Body() {}

    static <T> T read(Request request, Class<T> type) {
        return read(request, type, MOST_BYTES);
    }

    static <T> T read(Request request, Class<T> type, int mostBytes) {
        try {
            return Json.read(request.body(mostBytes), type);
        } catch (TooLargeException _) {
            throw new Refusal(
                    FaultCode.TOO_LARGE, "A request has at most %,d bytes.".formatted(mostBytes));
        } catch (WireException unreadable) {
            throw new Refusal(FaultCode.MALFORMED, String.valueOf(unreadable.getMessage()));
        }
    }
}
