package strategos.server;

import java.util.LinkedHashMap;
import java.util.Map;
import strategos.server.guards.Guard;
import strategos.server.guards.LoadShedder;
import strategos.server.guards.Visitors;
import strategos.server.matches.PublicGames;
import strategos.server.matches.WaitingRoom;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.wire.Json;
import strategos.wire.NewMatch;
import strategos.wire.Seating;

/** The part of the HTTP API about the lobby, waiting rooms and rematches. */
final class RoomApi {

    private static final Response DONE = Response.json(200, "{}");

    private final WaitingRoom room;
    private final PublicGames games;
    private final Visitors visitors;
    private final LoadShedder shedder;
    private final boolean isLocal;

    /**
     * @param isLocal whether only this machine can reach the server
     */
    RoomApi(
            WaitingRoom room,
            PublicGames games,
            Visitors visitors,
            LoadShedder shedder,
            boolean isLocal) {
        this.room = room;
        this.games = games;
        this.visitors = visitors;
        this.shedder = shedder;
        this.isLocal = isLocal;
    }

    Map<String, Handler> routes(Guard guard) {
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.put("GET /api/lobby", guard.reading(_ -> json(games.list())));
        routes.put("POST /api/matches/{id}/list", guard.changing(this::list));
        routes.put(
                "POST /api/matches/quick",
                guard.changing(guard.alone(RoomApi::newMatch, this::quick)));
        routes.put("GET /api/server", guard.reading(this::server));
        routes.put("POST /api/matches/{id}/seats/fill", guard.changing(this::fill));
        routes.put("POST /api/matches/{id}/seats/mine/leave", guard.changing(this::leave));
        routes.put("POST /api/matches/{id}/cancel", guard.changing(this::cancel));
        routes.put(
                "POST /api/matches/{id}/rematch",
                guard.changing(guard.alone(RoomApi::newMatch, this::rematch)));
        routes.put(
                "POST /api/matches/{id}/play-on",
                guard.changing(
                        guard.alone(
                                request -> Body.read(request, Seating.PlayOn.class),
                                this::playOn)));
        routes.put("POST /api/me/matches/{id}/hide", guard.changing(this::hide));
        return routes;
    }

    private Response server(Request request) {
        return json(new Seating.Reach(isLocal));
    }

    private static Response json(Object value) {
        return Response.json(200, Json.write(value));
    }

    private static NewMatch newMatch(Request request) {
        return Body.read(request, NewMatch.class);
    }

    private Response list(Request request) {
        games.add(id(request), player(request));
        return DONE;
    }

    private Response quick(Request request, NewMatch wanted) {
        shedder.admitNewMatch(visitors.address(request));
        var guest = visitors.guest(request);
        String id = games.quick(wanted, guest.id());
        return guest.introduce(Response.json(201, Json.write(new Seating.Made(id))));
    }

    private Response fill(Request request) {
        var wanted = Body.read(request, Seating.Fill.class);
        room.fill(id(request), wanted.bot(), player(request));
        return DONE;
    }

    private Response leave(Request request) {
        room.leave(id(request), player(request));
        return DONE;
    }

    private Response cancel(Request request) {
        room.cancel(id(request), player(request));
        return DONE;
    }

    private Response rematch(Request request, NewMatch wanted) {
        shedder.admitNewMatch(visitors.address(request));
        String id = room.rematch(id(request), wanted, player(request));
        return Response.json(201, Json.write(new Seating.Made(id)));
    }

    private Response playOn(Request request, Seating.PlayOn wanted) {
        shedder.admitNewMatch(visitors.address(request));
        var guest = visitors.guest(request);
        String id = room.playOn(id(request), wanted, guest.id());
        return guest.introduce(Response.json(201, Json.write(new Seating.Made(id))));
    }

    private Response hide(Request request) {
        room.hide(id(request), player(request));
        return DONE;
    }

    private static String id(Request request) {
        return request.parameter("id");
    }

    /** The id of who asks; one that nobody has, if the browser brings none. */
    private String player(Request request) {
        return visitors.known(request).orElse("");
    }
}
