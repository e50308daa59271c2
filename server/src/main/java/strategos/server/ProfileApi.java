package strategos.server;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import strategos.server.accounts.Profiles;
import strategos.server.guards.Guard;
import strategos.server.guards.Refusal;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.wire.FaultCode;
import strategos.wire.Json;

/** The part of the HTTP API about what everybody can see of accounts. */
final class ProfileApi {

    private final Profiles profiles;

    ProfileApi(Profiles profiles) {
        this.profiles = profiles;
    }

    Map<String, Handler> routes(Guard guard) {
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.put("GET /api/players/{name}", guard.reading(guard.alone(this::profile)));
        routes.put("GET /api/players/{name}/matches", guard.reading(guard.alone(this::matches)));
        routes.put("GET /api/ratings", guard.reading(_ -> json(profiles.games())));
        routes.put("GET /api/ratings/{preset}/{size}", guard.reading(this::leaders));
        return routes;
    }

    private static Response json(Object value) {
        return Response.json(200, Json.write(value));
    }

    private Response profile(Request request) {
        return json(profiles.of(profiles.find(request.parameter("name"))));
    }

    private Response matches(Request request) {
        var account = profiles.find(request.parameter("name"));
        long before =
                request.query("before").map(text -> number("before", text)).orElse(Long.MAX_VALUE);
        return json(profiles.matches(account, Instant.ofEpochMilli(before)));
    }

    private Response leaders(Request request) {
        int size = (int) number("size", request.parameter("size"));
        return json(profiles.leaders(request.parameter("preset"), size));
    }

    private static long number(String name, String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException _) {
            throw new Refusal(FaultCode.MALFORMED, "'" + name + "' is a number.");
        }
    }
}
