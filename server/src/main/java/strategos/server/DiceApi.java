package strategos.server;

import java.util.LinkedHashMap;
import java.util.Map;
import strategos.server.dice.DiceBoard;
import strategos.server.guards.Guard;
import strategos.server.web.Handler;
import strategos.server.web.Response;
import strategos.wire.Json;

/** The part of the HTTP API about the dice of the server. */
record DiceApi(DiceBoard board) {

    Map<String, Handler> routes(Guard guard) {
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.put(
                "GET /api/dice",
                guard.reading(_ -> Response.json(200, Json.write(board.figures()))));
        return routes;
    }
}
