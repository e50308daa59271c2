package strategos.server;

import java.util.LinkedHashMap;
import java.util.Map;
import strategos.server.accounts.AccountDesk;
import strategos.server.accounts.BotDesk;
import strategos.server.guards.Guard;
import strategos.server.guards.Visitors;
import strategos.server.matches.BotPresence;
import strategos.server.matches.BotStreams;
import strategos.server.matches.Lobby;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.wire.BotKeys.NewBot;
import strategos.wire.FromBot;
import strategos.wire.Json;

/** The part of the HTTP API about bot accounts, and the streams that their programs play by. */
final class BotApi {

    private final BotDesk desk;
    private final Lobby lobby;
    private final BotPresence presence;
    private final BotStreams streams;
    private final Visitors visitors;

    BotApi(BotDesk desk, Lobby lobby, BotPresence presence, BotStreams streams, Visitors visitors) {
        this.desk = desk;
        this.lobby = lobby;
        this.presence = presence;
        this.streams = streams;
        this.visitors = visitors;
    }

    Map<String, Handler> routes(Guard guard) {
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.put("GET /api/me/bots", guard.reading(this::list));
        routes.put("POST /api/me/bots", guard.changing(this::create));
        routes.put("POST /api/me/bots/{name}/token", guard.changing(this::renew));
        routes.put("POST /api/me/bots/{name}/revoke", guard.changing(this::revoke));
        routes.put("GET /api/bots", guard.reading(this::online));
        // A program sends no cookie, so no page of another site can send these in its name.
        routes.put("GET /api/bot/matches", guard.reading(this::matches));
        routes.put("GET /api/bot/matches/{id}/stream", guard.reading(this::stream));
        routes.put("POST /api/bot/matches/{id}/answer", guard.reading(this::answer));
        return routes;
    }

    private Response list(Request request) {
        return Response.json(200, Json.write(desk.of(account(request))));
    }

    private Response create(Request request) {
        var wanted = Body.read(request, NewBot.class);
        return Response.json(201, Json.write(desk.create(account(request), wanted.name())));
    }

    private Response renew(Request request) {
        return Response.json(
                200, Json.write(desk.renew(account(request), request.parameter("name"))));
    }

    private Response revoke(Request request) {
        desk.revoke(account(request), request.parameter("name"));
        return list(request);
    }

    private Response online(Request request) {
        return Response.json(200, Json.write(desk.named(presence.online())));
    }

    /** A program that asks for its matches can be challenged to more of them. */
    private Response matches(Request request) {
        String bot = visitors.bot(request);
        presence.note(bot);
        return Response.json(200, Json.write(lobby.matchesOf(bot)));
    }

    private Response stream(Request request) {
        var lines =
                streams.open(
                        request.parameter("id"), visitors.bot(request), visitors.address(request));
        // A proxy that collects lines before it passes them on would hold up the match.
        return Response.lines("application/x-ndjson", lines).with("X-Accel-Buffering", "no");
    }

    private Response answer(Request request) {
        String bot = visitors.bot(request);
        streams.answer(request.parameter("id"), bot, Body.read(request, FromBot.class));
        return Response.json(202, "{}");
    }

    private String account(Request request) {
        return visitors.account(request).orElseThrow(AccountDesk::notSignedIn);
    }
}
