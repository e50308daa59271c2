package strategos.server;

import java.util.LinkedHashMap;
import java.util.Map;
import strategos.server.chat.ChatDesk;
import strategos.server.chat.ChatDesk.ChatAuthor;
import strategos.server.chat.ReportDesk;
import strategos.server.chat.ReportDesk.Reporter;
import strategos.server.guards.Guard;
import strategos.server.guards.Refusal;
import strategos.server.guards.Visitors;
import strategos.server.matches.SeatParameter;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.wire.Chat;
import strategos.wire.FaultCode;
import strategos.wire.Json;

/** The part of the HTTP API about the chats of matches. */
final class ChatApi {

    private static final Response DONE = Response.json(200, "{}");

    private final ChatDesk desk;
    private final ReportDesk reports;
    private final Visitors visitors;

    ChatApi(ChatDesk desk, ReportDesk reports, Visitors visitors) {
        this.desk = desk;
        this.reports = reports;
        this.visitors = visitors;
    }

    Map<String, Handler> routes(Guard guard) {
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.put("POST /api/matches/{id}/chat", guard.changing(this::write));
        routes.put("POST /api/matches/{id}/chat/{number}/report", guard.changing(this::reportLine));
        routes.put(
                "POST /api/matches/{id}/seats/{number}/report", guard.changing(this::reportPlayer));
        return routes;
    }

    private Response write(Request request) {
        var post = Body.read(request, Chat.Post.class);
        var writer =
                new ChatAuthor(
                        visitors.known(request).orElse(""),
                        SeatParameter.of(request),
                        visitors.address(request));
        var line = desk.write(request.parameter("id"), post, writer);
        return Response.json(201, Json.write(line));
    }

    private Response reportLine(Request request) {
        var complaint = Body.read(request, Chat.Complaint.class);
        reports.reportLine(
                request.parameter("id"), number(request), complaint.reason(), reporter(request));
        return DONE;
    }

    private Response reportPlayer(Request request) {
        var complaint = Body.read(request, Chat.Complaint.class);
        reports.reportPlayer(
                request.parameter("id"), number(request), complaint.reason(), reporter(request));
        return DONE;
    }

    private Reporter reporter(Request request) {
        return new Reporter(visitors.known(request).orElse(""), visitors.address(request));
    }

    private static int number(Request request) {
        String text = request.parameter("number");
        if (!text.matches("[0-9]{1,9}"))
            throw new Refusal(FaultCode.NOT_FOUND, "There is no such message.");
        return Integer.parseInt(text);
    }
}
