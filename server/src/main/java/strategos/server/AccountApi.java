package strategos.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import strategos.server.accounts.AccountDesk;
import strategos.server.accounts.AccountDesk.SignedIn;
import strategos.server.accounts.Profiles;
import strategos.server.chat.ChatDesk;
import strategos.server.guards.Guard;
import strategos.server.guards.Token;
import strategos.server.guards.Visitors;
import strategos.server.matches.Lobby;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.wire.Identity;
import strategos.wire.Identity.ChosenName;
import strategos.wire.Identity.Confirmation;
import strategos.wire.Identity.Credentials;
import strategos.wire.Identity.OwnSettings;
import strategos.wire.Identity.PasswordChange;
import strategos.wire.Json;

/** The part of the HTTP API about names, accounts and sessions. */
final class AccountApi {

    private final AccountDesk desk;
    private final Profiles profiles;
    private final Lobby lobby;
    private final ChatDesk chat;
    private final Visitors visitors;

    AccountApi(AccountDesk desk, Profiles profiles, Lobby lobby, ChatDesk chat, Visitors visitors) {
        this.desk = desk;
        this.profiles = profiles;
        this.lobby = lobby;
        this.chat = chat;
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
        routes.put("GET /api/me/export", guard.reading(guard.alone(this::export)));
        routes.put(
                "POST /api/me/delete",
                guard.changing(
                        guard.alone(
                                request -> Body.read(request, Confirmation.class), this::delete)));
        routes.put("POST /api/me/settings", guard.changing(this::keepSettings));
        routes.put("GET /api/me/blocks", guard.reading(this::blocks));
        routes.put("POST /api/players/{name}/block", guard.changing(this::block));
        routes.put("POST /api/players/{name}/unblock", guard.changing(this::unblock));
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
        var answer = Response.json(status, Json.write(desk.me(signedIn.account())));
        return visitors.signedIn(answer, signedIn.session(), request);
    }

    private Response signOut(Request request) {
        visitors.session(request).ifPresent(desk::signOut);
        var guest = desk.me(visitors.guestCookie(request));
        return visitors.signedOut(Response.json(200, Json.write(guest)), request);
    }

    private String account(Request request) {
        return visitors.account(request).orElseThrow(AccountDesk::notSignedIn);
    }

    private Response export(Request request) {
        var account = desk.account(account(request));
        var export =
                new Identity.Export(
                        profiles.of(account),
                        lobby.allMatchesOf(account.id()),
                        desk.blocks(account.id()),
                        desk.mailAddress(account.id()).orElse(null),
                        desk.settings().of(account.id()),
                        chat.writtenBy(account.id()),
                        desk.boards(account.id()));
        return Response.json(200, Json.write(export))
                .with(
                        "Content-Disposition",
                        "attachment; filename=\"strategos-" + account.name() + ".json\"");
    }

    private Response delete(Request request, Confirmation given) {
        desk.delete(account(request), given.password(), visitors.address(request))
                .forEach(lobby::reseat);
        var guest = desk.me(visitors.guestCookie(request));
        return visitors.signedOut(Response.json(200, Json.write(guest)), request);
    }

    private Response keepSettings(Request request) {
        String account = account(request);
        desk.settings().keep(account, Body.read(request, OwnSettings.class).settings());
        return me(request);
    }

    private Response blocks(Request request) {
        return Response.json(200, Json.write(desk.blocks(account(request))));
    }

    private Response block(Request request) {
        desk.block(account(request), profiles.find(request.parameter("name")));
        return blocks(request);
    }

    private Response unblock(Request request) {
        desk.unblock(account(request), profiles.find(request.parameter("name")));
        return blocks(request);
    }

    private Response changePassword(Request request, PasswordChange change) {
        String account = account(request);
        Token session = visitors.session(request).orElseThrow(AccountDesk::notSignedIn);
        desk.changePassword(account, change, session, visitors.address(request));
        return me(request);
    }
}
