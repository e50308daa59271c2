package strategos.server;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import strategos.server.guards.Guard;
import strategos.server.guards.Refusal;
import strategos.server.guards.Visitors;
import strategos.server.metrics.Metrics;
import strategos.server.metrics.ServerMetrics;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.wire.FaultCode;

/** The part of the HTTP API that programs of operators ask: is it well, and how busy is it? */
final class MonitoringApi {

    private static final String PLAIN = "text/plain";

    private final StoreHealth health;
    private final BooleanSupplier isStopping;
    private final ServerMetrics metrics;
    private final Optional<String> token;
    private final Visitors visitors;

    /**
     * @param token lets other machines read the metrics; without one, only this machine may
     */
    MonitoringApi(
            StoreHealth health,
            BooleanSupplier isStopping,
            ServerMetrics metrics,
            Optional<String> token,
            Visitors visitors) {
        this.health = health;
        this.isStopping = isStopping;
        this.metrics = metrics;
        this.token = token;
        this.visitors = visitors;
    }

    Map<String, Handler> routes(Guard guard) {
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.put("GET /healthz", guard.reading(_ -> health()));
        routes.put("GET /readyz", guard.reading(_ -> readiness()));
        routes.put("GET /metrics", guard.reading(this::metrics));
        return routes;
    }

    private Response health() {
        if (health.isWell()) return Response.text(200, PLAIN, "ok");
        throw new Refusal(FaultCode.UNAVAILABLE, "The server cannot write to its database.");
    }

    private Response readiness() {
        if (!isStopping.getAsBoolean()) return Response.text(200, PLAIN, "ready");
        throw new Refusal(FaultCode.UNAVAILABLE, "The server is stopping.");
    }

    private Response metrics(Request request) {
        if (!mayRead(request))
            throw new Refusal(
                    FaultCode.NOT_OPERATOR,
                    "Metrics are for this machine, and for those who send the metrics token.");
        return Response.text(200, Metrics.CONTENT_TYPE, metrics.text());
    }

    private boolean mayRead(Request request) {
        return token.map(secret -> hasToken(request, secret))
                .orElseGet(() -> visitors.isLocal(request));
    }

    private static boolean hasToken(Request request, String secret) {
        String sent = request.header("Authorization").orElse("");
        return MessageDigest.isEqual(bytes(sent), bytes("Bearer " + secret));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
