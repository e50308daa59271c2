package strategos.server;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import strategos.server.guards.Guard;
import strategos.server.guards.Refusal;
import strategos.server.guards.Visitors;
import strategos.server.matches.MatchArchive;
import strategos.server.matches.SeatParameter;
import strategos.server.matches.StepNumber;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.wire.BotMemory;
import strategos.wire.FaultCode;
import strategos.wire.Json;

/** The HTTP API for reading matches: their boards, steps, figures and results. */
final class ArchiveApi {

    private final MatchArchive archive;
    private final Visitors visitors;

    ArchiveApi(MatchArchive archive, Visitors visitors) {
        this.archive = archive;
        this.visitors = visitors;
    }

    Map<String, Handler> routes(Guard guard) {
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.put("GET /api/matches/{id}/board", guard.reading(guard.alone(this::matchBoard)));
        routes.put("GET /api/matches/{id}/drawing", guard.reading(guard.alone(this::matchDrawing)));
        routes.put("GET /api/matches/{id}/record", guard.reading(this::record));
        routes.put("GET /api/matches/{id}/replay", guard.reading(guard.alone(this::replay)));
        routes.put("GET /api/matches/{id}/result", guard.reading(guard.alone(this::result)));
        routes.put("GET /api/matches/{id}/review", guard.reading(guard.alone(this::review)));
        routes.put("GET /api/matches/{id}/chances", guard.reading(guard.alone(this::chances)));
        routes.put("GET /api/matches/{id}/history", guard.reading(guard.alone(this::history)));
        routes.put("GET /api/matches/{id}/past", guard.reading(guard.alone(this::past)));
        routes.put("GET /api/matches/{id}/memory", guard.reading(guard.alone(this::memories)));
        return routes;
    }

    private static String id(Request request) {
        return request.parameter("id");
    }

    private Response matchBoard(Request request) {
        return Response.json(200, archive.ground(id(request), request::isGone));
    }

    private Response matchDrawing(Request request) {
        return Api.drawn(archive.field(id(request)).drawing());
    }

    private Response history(Request request) {
        var guest = visitors.known(request);
        return Response.json(
                200,
                archive.history(id(request), guest, SeatParameter.of(request), request::isGone));
    }

    /** What the bots of a match remember that learn. */
    private Response memories(Request request) {
        return Response.json(200, Json.write(archive.memories(id(request), order(request))));
    }

    private static BotMemory.Sorting order(Request request) {
        String name = request.query("sort").orElse("played");
        return Arrays.stream(BotMemory.Sorting.values())
                .filter(order -> order.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                new Refusal(
                                        FaultCode.MALFORMED,
                                        "'sort' is 'played', 'wins' or 'losses'."));
    }

    private Response record(Request request) {
        String id = id(request);
        return Response.text(200, "text/plain", archive.record(id))
                .with("Content-Disposition", "attachment; filename=\"strategos-" + id + ".txt\"");
    }

    private Response replay(Request request) {
        return Response.json(200, archive.replay(id(request), request::isGone));
    }

    private Response result(Request request) {
        return Response.json(200, archive.result(id(request), request::isGone));
    }

    private Response review(Request request) {
        return Response.json(200, archive.review(id(request), request::isGone));
    }

    private Response chances(Request request) {
        return Response.json(200, archive.chances(id(request), request::isGone));
    }

    private Response past(Request request) {
        long upTo = StepNumber.of(request, "upTo").orElse(Long.MAX_VALUE);
        var guest = visitors.known(request);
        var seat = SeatParameter.of(request);
        return Response.json(200, archive.past(id(request), guest, seat, upTo, request::isGone));
    }
}
