package strategos.server;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import strategos.server.guards.Refusal;
import strategos.server.web.Request;
import strategos.server.web.Request.UnreadableBodyException;
import strategos.server.web.Request.UnreadableBodyException.Reason;
import strategos.wire.FaultCode;
import strategos.wire.Json;
import strategos.wire.WireException;

/** The body of a request: a record as JSON. */
final class Body {

    /** The most bytes of a body, where nothing else is said. */
    private static final int MOST_BYTES = 16 * 1024;

    private static final Logger LOG = System.getLogger(Body.class.getName());

    private Body() {}

    static <T> T read(Request request, Class<T> type) {
        return read(request, type, MOST_BYTES);
    }

    static <T> T read(Request request, Class<T> type, int mostBytes) {
        try {
            return Json.read(request.body(mostBytes), type);
        } catch (UnreadableBodyException incomplete) {
            throw refusal(incomplete.reason(), request, mostBytes);
        } catch (WireException unreadable) {
            throw new Refusal(FaultCode.MALFORMED, String.valueOf(unreadable.getMessage()));
        }
    }

    private static Refusal refusal(Reason reason, Request request, int mostBytes) {
        return switch (reason) {
            case TOO_LARGE ->
                    new Refusal(
                            FaultCode.TOO_LARGE,
                            "A request has at most %,d bytes.".formatted(mostBytes));
            case TOO_SLOW ->
                    new Refusal(FaultCode.TOO_SLOW, "The request took too long to arrive.");
            case BROKEN_OFF -> {
                LOG.log(Level.WARNING, "a request for {0} was cut off", request.route());
                yield new Refusal(FaultCode.MALFORMED, "The request was cut off.");
            }
        };
    }
}
