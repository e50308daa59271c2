package strategos.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import strategos.maps.file.Format;
import strategos.server.accounts.AccountDesk;
import strategos.server.families.Offers;
import strategos.server.guards.Guard;
import strategos.server.guards.LoadShedder;
import strategos.server.guards.RateLimiter;
import strategos.server.guards.Refusal;
import strategos.server.guards.Token;
import strategos.server.guards.Visitors;
import strategos.server.matches.HostDesk;
import strategos.server.matches.Lobby;
import strategos.server.matches.SeatParameter;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.wire.FaultCode;
import strategos.wire.Json;
import strategos.wire.NewMatch;
import strategos.wire.Seating;
import strategos.wire.conquest.BoardUpload;

/** The HTTP API of boards, and of seats in matches. */
final class Api {

    private final Lobby lobby;
    private final HostDesk host;
    private final Offers offers;
    private final Visitors visitors;
    private final BoardDesk boards;
    private final AccountDesk accounts;
    private final OddsDesk odds = new OddsDesk();
    private final LoadShedder shedder;
    private final RateLimiter newBoards;

    Api(
            Lobby lobby,
            HostDesk host,
            Offers offers,
            BoardDesk boards,
            AccountDesk accounts,
            Visitors visitors,
            LoadShedder shedder,
            RateLimiter newBoards) {
        this.lobby = lobby;
        this.host = host;
        this.offers = offers;
        this.boards = boards;
        this.accounts = accounts;
        this.visitors = visitors;
        this.shedder = shedder;
        this.newBoards = newBoards;
    }

    Map<String, Handler> routes(Guard guard) {
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.put("GET /api/catalogue", guard.reading(_ -> json(offers.catalogue())));
        routes.put("GET /api/boards/{ref}", guard.reading(guard.alone(this::board)));
        routes.put("GET /api/boards/{ref}/drawing", guard.reading(guard.alone(this::boardDrawing)));
        routes.put("GET /api/boards/{ref}/thumbnail", guard.reading(guard.alone(this::thumbnail)));
        routes.put("GET /api/boards/{ref}/credit", guard.reading(guard.alone(this::credit)));
        routes.put("GET /api/boards/{ref}/text", guard.reading(guard.alone(this::boardText)));
        routes.put(
                "POST /api/boards/check",
                guard.changing(guard.alone(Api::upload, this::checkBoard)));
        routes.put(
                "POST /api/boards/draw", guard.changing(guard.alone(Api::upload, this::drawBoard)));
        routes.put("POST /api/boards", guard.changing(guard.alone(Api::upload, this::saveBoard)));
        routes.put("GET /api/odds", guard.reading(guard.alone(this::odds)));
        routes.put("GET /api/me/matches", guard.reading(this::myMatches));
        routes.put("GET /api/matches/{id}", guard.reading(this::match));
        routes.put("POST /api/rules", guard.changing(guard.alone(Api::newMatch, this::rules)));
        routes.put("POST /api/matches", guard.changing(guard.alone(Api::newMatch, this::make)));
        routes.put("POST /api/matches/{id}/seats/join", guard.changing(this::join));
        routes.put("POST /api/matches/{id}/seats/mine/link", guard.changing(this::link));
        routes.put("POST /api/matches/{id}/seats/{seat}/replace", guard.changing(this::replace));
        routes.put("POST /api/seat-links/{token}", guard.changing(this::useLink));
        return routes;
    }

    private static String id(Request request) {
        return request.parameter("id");
    }

    private static Response json(Object value) {
        return Response.json(200, Json.write(value));
    }

    private Response board(Request request) {
        return json(offers.field(request.parameter("ref")).ground());
    }

    private Response boardDrawing(Request request) {
        return drawn(offers.field(request.parameter("ref")).drawing());
    }

    private Response thumbnail(Request request) {
        return drawn(offers.field(request.parameter("ref")).thumbnail());
    }

    static Response drawn(Optional<String> drawing) {
        String none = "There is no drawing of this board.";
        return Response.json(
                200, drawing.orElseThrow(() -> new Refusal(FaultCode.NOT_FOUND, none)));
    }

    private Response credit(Request request) {
        return json(boards.credit(request.parameter("ref")));
    }

    private Response boardText(Request request) {
        String format = request.query("format").orElse(Format.BOARD.label());
        return boards.file(request.parameter("ref"), format).answer();
    }

    private Response checkBoard(Request request, BoardUpload upload) {
        return json(boards.check(upload));
    }

    private Response drawBoard(Request request, BoardUpload upload) {
        return Response.json(200, boards.draw(upload));
    }

    private Response saveBoard(Request request, BoardUpload upload) {
        newBoards.pass(visitors.address(request));
        visitors.known(request).ifPresent(accounts::requireVoice);
        return Response.json(201, Json.write(boards.save(upload)));
    }

    private static BoardUpload upload(Request request) {
        return Body.read(request, BoardUpload.class, BoardDesk.MOST_BYTES);
    }

    private Response odds(Request request) {
        return json(odds.answer(request));
    }

    private Response myMatches(Request request) {
        var guest = visitors.guest(request);
        return guest.introduce(json(lobby.matchesOf(guest.id())));
    }

    private Response match(Request request) {
        return json(lobby.info(id(request), visitors.known(request)));
    }

    private static NewMatch newMatch(Request request) {
        return Body.read(request, NewMatch.class);
    }

    /** Works out dozens of games, and so is let through as rarely as changes are. */
    private Response rules(Request request, NewMatch wanted) {
        return json(offers.rules(wanted));
    }

    private Response make(Request request, NewMatch wanted) {
        shedder.admitNewMatch(visitors.address(request));
        var guest = visitors.guest(request);
        String id = lobby.make(wanted, guest.id());
        return guest.introduce(Response.json(201, Json.write(new Seating.Made(id))));
    }

    private Response join(Request request) {
        var wanted = Body.read(request, Seating.Join.class);
        lobby.find(id(request));
        var guest = visitors.guest(request);
        int seat = lobby.join(id(request), wanted.name(), guest.id());
        return guest.introduce(json(new Seating.Joined(seat)));
    }

    private Response link(Request request) {
        var guest = visitors.known(request).orElse("");
        var token = lobby.linkToSeat(id(request), guest, SeatParameter.of(request));
        return json(new Seating.SeatLink(visitors.site(request) + "/seat/" + token.text()));
    }

    private Response replace(Request request) {
        int seat = seatNumber(request.parameter("seat"));
        var by = Body.read(request, Seating.Replace.class).by();
        host.replace(id(request), seat, by, visitors.known(request).orElse(""));
        return json(new Seating.Replaced(seat));
    }

    private static int seatNumber(String text) {
        if (!text.matches("[0-9]{1,2}"))
            throw new Refusal(FaultCode.NOT_FOUND, "There is no such seat.");
        return Integer.parseInt(text);
    }

    private Response useLink(Request request) {
        String text = request.parameter("token");
        if (!Token.isWellFormed(text))
            throw new Refusal(FaultCode.NOT_FOUND, "This is not a link to a seat.");
        var guest = visitors.guest(request);
        String match = lobby.useLink(new Token(text), guest.id());
        return guest.introduce(json(new Seating.SeatMoved(match)));
    }
}
