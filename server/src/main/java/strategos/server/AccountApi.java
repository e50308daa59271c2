package strategos.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import strategos.server.accounts.AccountDesk;
import strategos.server.accounts.AccountDesk.SignedIn;
import strategos.server.guards.Guard;
import strategos.server.guards.Token;
import strategos.server.guards.Visitors;
import strategos.server.matches.Lobby;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.wire.Identity.ChosenName;
import strategos.wire.Identity.Credentials;
import strategos.wire.Identity.PasswordChange;
import strategos.wire.Json;

/** The part of the HTTP API about names, accounts and sessions. */
final class AccountApi {

    private final AccountDesk desk;
    private final Lobby lobby;
    private final Visitors visitors;

    AccountApi(AccountDesk desk, Lobby lobby, Visitors visitors) {
        this.desk = desk;
        this.lobby = lobby;
        this.visitors = visitors;
    }

    Map<String, Handler> routes(Guard guard) {
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.put("GET /api/me", guard.reading(this::me));
        routes.put("POST /api/me/name", guard.changing(this::chooseName));
        routes.put(
                "POST /api/accounts",
                guard.changing(guard.alone(AccountApi::credentials, this::register)));
        routes.put(
                "POST /api/session",
                guard.changing(guard.alone(AccountApi::credentials, this::signIn)));
        routes.put("POST /api/session/end", guard.changing(this::signOut));
        routes.put(
                "POST /api/me/password",
                guard.changing(
                        guard.alone(
                                request -> Body.read(request, PasswordChange.class),
                                this::changePassword)));
        return routes;
    }

    private static Credentials credentials(Request request) {
        return Body.read(request, Credentials.class);
    }

    private Response me(Request request) {
        return me(visitors.guest(request));
    }

    private Response me(Visitors.Guest guest) {
        return guest.introduce(Response.json(200, Json.write(desk.me(Optional.of(guest.id())))));
    }

    private Response chooseName(Request request) {
        var wanted = Body.read(request, ChosenName.class);
        var guest = visitors.guest(request);
        lobby.rename(guest.id(), wanted.name());
        return me(guest);
    }

    private Response register(Request request, Credentials wanted) {
        var guest = visitors.guestCookie(request);
        return welcome(201, desk.register(wanted, guest, visitors.address(request)), request);
    }

    private Response signIn(Request request, Credentials given) {
        var guest = visitors.guestCookie(request);
        return welcome(200, desk.signIn(given, guest, visitors.address(request)), request);
    }

    private Response welcome(int status, SignedIn signedIn, Request request) {
        visitors.session(request).ifPresent(desk::signOut);
        var answer = Response.json(status, Json.write(AccountDesk.me(signedIn.account())));
        return visitors.signedIn(answer, signedIn.session(), request);
    }

    private Response signOut(Request request) {
        visitors.session(request).ifPresent(desk::signOut);
        var guest = desk.me(visitors.guestCookie(request));
        return visitors.signedOut(Response.json(200, Json.write(guest)), request);
    }

    private Response changePassword(Request request, PasswordChange change) {
        String account = visitors.account(request).orElseThrow(AccountDesk::notSignedIn);
        Token session = visitors.session(request).orElseThrow(AccountDesk::notSignedIn);
        desk.changePassword(account, change, session, visitors.address(request));
        return me(request);
    }
}
