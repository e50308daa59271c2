package strategos.server.guards;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import strategos.server.metrics.ServerMetrics;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.RequestId;
import strategos.server.web.Response;
import strategos.server.web.Socket;
import strategos.server.web.Socket.Admission;
import strategos.store.StoreException;
import strategos.wire.Fault;
import strategos.wire.FaultCode;
import strategos.wire.Json;

/**
 * The filter in front of every handler: security headers, rate limits, and errors without internal
 * details.
 */
public final class Guard {

    private static final Logger LOG = System.getLogger(Guard.class.getName());

    private static final String FAILED = "a request for {0} failed";

    /** For every answer. */
    private static final Map<String, String> HEADERS =
            Map.of(
                    "X-Content-Type-Options", "nosniff",
                    "Cross-Origin-Resource-Policy", "same-origin");

    /** For every answer that a browser could show as a page. */
    private static final Map<String, String> PAGE_HEADERS = new LinkedHashMap<>();

    /** What no browser shows as a page, so that headers for pages are bytes without a use. */
    private static final Pattern PART_OF_A_PAGE = Pattern.compile("text/(javascript|css)\\b.*");

    static {
        PAGE_HEADERS.put(
                "Content-Security-Policy",
                "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
                        + " object-src 'none'; img-src 'self' data:");
        PAGE_HEADERS.put("Referrer-Policy", "no-referrer");
        PAGE_HEADERS.put("Cross-Origin-Opener-Policy", "same-origin");
        PAGE_HEADERS.put("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    }

    /** How long somebody has to wait for a refusal who does not stop asking. */
    private static final Duration WAIT = Duration.ofSeconds(1);

    private final Visitors visitors;
    private final RateLimiter requests;
    private final RateLimiter changes;
    private final ServerMetrics metrics;
    private final RateLimiter pages;
    private final Lanes lanes;
    private final RefusalThrottle throttle;
    private final LoadShedder shedder;

    public Guard(
            Visitors visitors, ServerLimits limits, LoadShedder shedder, ServerMetrics metrics) {
        this.visitors = visitors;
        this.shedder = shedder;
        this.metrics = metrics;
        lanes = new Lanes(limits.capacity().tasks());
        throttle = new RefusalThrottle(limits.capacity().refusals(), WAIT, System::nanoTime);
        pages = new RateLimiter(limits.capacity().pages(), System::nanoTime);
        requests = new RateLimiter(limits.requests(), System::nanoTime);
        changes = new RateLimiter(limits.changes(), System::nanoTime);
    }

    /** Before a page or a file of the client. */
    public Handler page(Handler handler) {
        return request -> protect(answer(request, counted(pages, handler)));
    }

    /** Before something that only reads. */
    public Handler reading(Handler handler) {
        return request -> uncached(answer(request, counted(requests, handler)));
    }

    /** Before something that bots work out: one for a visitor at a time. */
    public Handler queued(Handler handler) {
        return request -> {
            shedder.requireMemory();
            return lanes.queued(visitors.address(request), () -> handler.answer(request));
        };
    }

    /** Before something that takes much to work out: one for a visitor at a time, with rests. */
    public Handler alone(Handler handler) {
        return alone(_ -> "", (request, _) -> handler.answer(request));
    }

    /**
     * The same for something that is worked out of what the request brings along. That is read
     * first: a body that arrives slowly holds up no other request of its visitor.
     */
    public <T> Handler alone(Function<Request, T> body, BiFunction<Request, T, Response> handler) {
        return request -> {
            shedder.requireMemory();
            T brought = body.apply(request);
            return lanes.alone(
                    visitors.address(request),
                    () -> {
                        if (request.isGone()) throw Refusal.gone();
                        return handler.apply(request, brought);
                    });
        };
    }

    /** Before something that makes or changes anything; only our own pages may ask for it. */
    public Handler changing(Handler handler) {
        return request ->
                uncached(
                        answer(
                                request,
                                counted(
                                        changes,
                                        inside -> {
                                            visitors.requireOwnPage(inside);
                                            return handler.answer(inside);
                                        })));
    }

    /** Before a socket; only our own pages may open one. */
    public Socket.Door door(Function<Request, Function<Socket, Socket.Listener>> host) {
        return request -> {
            try {
                visitors.requireOwnPage(request);
                return new Admission.Admitted(host.apply(request));
            } catch (RuntimeException refusal) {
                Response answer = answer(request, inside -> answerTo(refusal, inside));
                return new Admission.Refused(uncached(answer));
            }
        };
    }

    private Handler counted(RateLimiter gate, Handler handler) {
        return request -> {
            gate.pass(visitors.address(request));
            return handler.answer(request);
        };
    }

    private Response answer(Request request, Handler handler) {
        long begun = System.nanoTime();
        var id = visitors.requestId(request);
        Response answer = id.during(request, inside -> answerOrRefuse(inside, handler));
        metrics.answered(answer.status(), System.nanoTime() - begun);
        return isPartOfPage(answer) ? answer : answer.with(RequestId.HEADER, id.text());
    }

    private Response answerOrRefuse(Request request, Handler handler) {
        try {
            return handler.answer(request);
        } catch (RuntimeException fault) {
            return answerTo(fault, request);
        }
    }

    private Response answerTo(RuntimeException fault, Request request) {
        if (fault instanceof Refusal refusal) {
            metrics.refused(refusal.fault(), refusal.limit());
            if (refusal.isTooMany()) throttle.refused(visitors.address(request));
            return refused(refusal.status(), refusal.fault());
        }
        var cause = fault instanceof CompletionException ? fault.getCause() : fault;
        if (cause instanceof StoreException failed) {
            LOG.log(Level.ERROR, FAILED + ": {1}", request.route(), failed.getMessage());
            String sorry = "The server cannot reach its database. Nothing has been changed.";
            return refused(503, new Fault(FaultCode.UNAVAILABLE, sorry, null));
        }
        LOG.log(Level.ERROR, FAILED.replace("{0}", request.route()), fault);
        String sorry = "Something went wrong on the server. It is not your fault.";
        return refused(500, new Fault(FaultCode.INTERNAL, sorry, null));
    }

    private static Response refused(int status, Fault fault) {
        var answer = Response.json(status, Json.write(fault));
        return fault.retryAfterSeconds() == null
                ? answer
                : answer.with("Retry-After", fault.retryAfterSeconds().toString());
    }

    private static Response uncached(Response answer) {
        return protect(answer.with("Cache-Control", "no-store"));
    }

    private static Response protect(Response answer) {
        Response safe = answer.with(HEADERS);
        return isPartOfPage(answer) ? safe : safe.with(PAGE_HEADERS);
    }

    private static boolean isPartOfPage(Response answer) {
        String type = answer.headers().getOrDefault("Content-Type", "");
        return PART_OF_A_PAGE.matcher(type).matches();
    }
}
