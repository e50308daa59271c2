package strategos.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import strategos.server.guards.Guard;
import strategos.server.guards.Refusal;
import strategos.server.guards.Visitors;
import strategos.server.language.ClientLanguage;
import strategos.server.mail.MailDesk;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.wire.FaultCode;
import strategos.wire.Json;
import strategos.wire.MailSettings;

/** The part of the HTTP API about e-mails. */
final class MailApi {

    private final Optional<MailDesk> desk;
    private final Visitors visitors;

    /**
     * @param desk empty if the server sends no e-mails
     */
    MailApi(Optional<MailDesk> desk, Visitors visitors) {
        this.desk = desk;
        this.visitors = visitors;
    }

    Map<String, Handler> routes(Guard guard) {
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.put("GET /api/me/mail", guard.reading(this::settings));
        routes.put(
                "POST /api/me/mail",
                guard.changing(
                        guard.alone(
                                request -> Body.read(request, MailSettings.Wanted.class),
                                this::want)));
        routes.put("POST /api/me/mail/stop", guard.changing(this::stopOwn));
        routes.put("POST /api/mail/{token}/confirm", guard.changing(this::confirm));
        routes.put("POST /api/mail/{token}/stop", guard.changing(this::stop));
        return routes;
    }

    private Response settings(Request request) {
        var guest = visitors.guest(request);
        var none = new MailSettings(false, null, false);
        return json(desk.map(open -> open.settings(guest.id())).orElse(none));
    }

    private Response want(Request request, MailSettings.Wanted wanted) {
        var guest = visitors.guest(request);
        String address = wanted.address();
        String language = ClientLanguage.of(request).toLanguageTag();
        return guest.introduce(
                json(open().want(guest.id(), address, language, visitors.address(request))));
    }

    private Response stopOwn(Request request) {
        return json(open().stopOwn(visitors.guest(request).id()));
    }

    private Response confirm(Request request) {
        open().confirm(request.parameter("token"));
        return Response.json(200, "{}");
    }

    private Response stop(Request request) {
        open().stop(request.parameter("token"));
        return Response.json(200, "{}");
    }

    private MailDesk open() {
        return desk.orElseThrow(
                () -> new Refusal(FaultCode.NOT_FOUND, "This server sends no e-mails."));
    }

    private static Response json(MailSettings settings) {
        return Response.json(200, Json.write(settings));
    }
}
