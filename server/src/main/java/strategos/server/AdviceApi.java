package strategos.server;

import java.util.Map;
import strategos.server.guards.Guard;
import strategos.server.guards.LoadShedder;
import strategos.server.guards.RateLimiter;
import strategos.server.guards.Refusal;
import strategos.server.guards.Visitors;
import strategos.server.matches.AdviceDesk;
import strategos.server.matches.LookingFrom;
import strategos.server.matches.StepNumber;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.wire.FaultCode;
import strategos.wire.Json;

/** The HTTP API of hints, and of the reasons of bots. */
final class AdviceApi {

    private final AdviceDesk desk;
    private final Visitors visitors;
    private final RateLimiter limiter;
    private final LoadShedder shedder;

    AdviceApi(AdviceDesk desk, Visitors visitors, RateLimiter limiter, LoadShedder shedder) {
        this.desk = desk;
        this.visitors = visitors;
        this.limiter = limiter;
        this.shedder = shedder;
    }

    Map<String, Handler> routes(Guard guard) {
        return Map.of(
                "GET /api/matches/{id}/hint", guard.reading(guard.alone(this::hint)),
                "GET /api/matches/{id}/why", guard.reading(guard.alone(this::why)));
    }

    private Response hint(Request request) {
        String address = visitors.address(request);
        admit(address);
        return json(
                desk.hint(
                        request.parameter("id"),
                        visitors.known(request),
                        LookingFrom.of(request),
                        request.query("draft").stream().flatMap(String::lines).toList(),
                        address));
    }

    private Response why(Request request) {
        String address = visitors.address(request);
        admit(address);
        long seq =
                StepNumber.of(request, "step")
                        .orElseThrow(
                                () ->
                                        new Refusal(
                                                FaultCode.MALFORMED,
                                                "'step' is the number of a step."));
        return json(
                desk.why(
                        request.parameter("id"),
                        seq,
                        visitors.known(request),
                        LookingFrom.of(request),
                        address));
    }

    private void admit(String address) {
        limiter.pass(address);
        shedder.requireBotTime(address);
    }

    private static Response json(Object value) {
        return Response.json(200, Json.write(value));
    }
}
