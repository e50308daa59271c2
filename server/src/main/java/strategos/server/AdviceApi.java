package strategos.server;

import java.util.Map;
import java.util.function.BinaryOperator;
import strategos.server.guards.Guard;
import strategos.server.guards.LoadShedder;
import strategos.server.guards.RateLimiter;
import strategos.server.guards.Refusal;
import strategos.server.guards.Visitors;
import strategos.server.matches.AdviceDesk;
import strategos.server.matches.PracticeDesk;
import strategos.server.matches.SeatParameter;
import strategos.server.matches.StepNumber;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.wire.FaultCode;
import strategos.wire.Json;
import strategos.wire.Seating;

/** The HTTP API of hints, of the reasons of bots, and of practice. */
final class AdviceApi {

    private final AdviceDesk desk;
    private final PracticeDesk practice;
    private final Visitors visitors;
    private final RateLimiter limiter;
    private final LoadShedder shedder;

    AdviceApi(
            AdviceDesk desk,
            PracticeDesk practice,
            Visitors visitors,
            RateLimiter limiter,
            LoadShedder shedder) {
        this.desk = desk;
        this.practice = practice;
        this.visitors = visitors;
        this.limiter = limiter;
        this.shedder = shedder;
    }

    Map<String, Handler> routes(Guard guard) {
        return Map.of(
                "GET /api/matches/{id}/hint", guard.reading(guard.queued(this::hint)),
                "GET /api/matches/{id}/why", guard.reading(guard.queued(this::why)),
                "GET /api/matches/{id}/appraisal", guard.reading(guard.queued(this::appraisal)),
                "POST /api/matches/{id}/practice", guard.changing(this::practise),
                "POST /api/matches/{id}/undo", guard.changing(this::undo));
    }

    private Response hint(Request request) {
        String address = visitors.address(request);
        admit(address);
        return json(
                desk.hint(
                        request.parameter("id"),
                        visitors.known(request),
                        SeatParameter.of(request),
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
                        SeatParameter.of(request),
                        address));
    }

    private Response appraisal(Request request) {
        String address = visitors.address(request);
        admit(address);
        return json(
                desk.appraisal(
                        request.parameter("id"),
                        visitors.known(request),
                        SeatParameter.of(request),
                        address));
    }

    private Response practise(Request request) {
        return made(request, practice::begin);
    }

    private Response undo(Request request) {
        return made(request, practice::undo);
    }

    private Response made(Request request, BinaryOperator<String> making) {
        String address = visitors.address(request);
        limiter.pass(address);
        shedder.admitNewMatch(address);
        String player = visitors.known(request).orElse("");
        String id = making.apply(request.parameter("id"), player);
        return Response.json(201, Json.write(new Seating.Made(id)));
    }

    private void admit(String address) {
        limiter.pass(address);
        shedder.requireBotTime(address);
    }

    private static Response json(Object value) {
        return Response.json(200, Json.write(value));
    }
}
