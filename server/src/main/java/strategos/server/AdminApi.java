package strategos.server;

import java.util.LinkedHashMap;
import java.util.Map;
import strategos.server.accounts.AccountDesk;
import strategos.server.accounts.OperatorDesk;
import strategos.server.chat.ReportDesk;
import strategos.server.guards.Guard;
import strategos.server.guards.Refusal;
import strategos.server.guards.Visitors;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.store.Account;
import strategos.store.Account.Mark;
import strategos.wire.Administration.GuestMute;
import strategos.wire.Administration.NewAccount;
import strategos.wire.FaultCode;
import strategos.wire.Json;

/** The part of the HTTP API for operators. */
final class AdminApi {

    private static final String ACCOUNT = "/api/admin/accounts/{name}";
    private static final String REPORT = "/api/admin/reports/{id}";

    private final OperatorDesk desk;
    private final AccountDesk accounts;
    private final ReportDesk reports;
    private final Visitors visitors;

    AdminApi(OperatorDesk desk, AccountDesk accounts, ReportDesk reports, Visitors visitors) {
        this.desk = desk;
        this.accounts = accounts;
        this.reports = reports;
        this.visitors = visitors;
    }

    Map<String, Handler> routes(Guard guard) {
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.put("GET /api/admin/accounts", guard.reading(operator(this::list)));
        routes.put("GET /api/admin/flags", guard.reading(operator(_ -> json(desk.flags()))));
        routes.put("GET /api/admin/reports", guard.reading(operator(_ -> json(reports.list()))));
        routes.put("POST " + REPORT + "/handled", guard.changing(operator(this::handle)));
        routes.put("POST " + REPORT + "/delete", guard.changing(operator(this::deleteMessage)));
        routes.put("POST " + REPORT + "/mute", guard.changing(operator(this::mute)));
        routes.put("POST " + REPORT + "/unmute", guard.changing(operator(this::unmute)));
        routes.put("POST /api/admin/accounts", guard.changing(operator(this::create)));
        routes.put("POST " + ACCOUNT + "/reset", guard.changing(operator(this::reset)));
        routes.put("POST " + ACCOUNT + "/mute", guard.changing(mark(Mark.MUTED)));
        routes.put("POST " + ACCOUNT + "/unmute", guard.changing(unmark(Mark.MUTED)));
        routes.put("POST " + ACCOUNT + "/ban", guard.changing(mark(Mark.BANNED)));
        routes.put("POST " + ACCOUNT + "/unban", guard.changing(unmark(Mark.BANNED)));
        return routes;
    }

    /** Before everything here; who is no operator is not told what there is. */
    private Handler operator(Handler handler) {
        return request -> {
            String id = visitors.account(request).orElseThrow(AccountDesk::notSignedIn);
            if (!accounts.account(id).is(Mark.OPERATOR))
                throw new Refusal(FaultCode.NOT_OPERATOR, "Only operators may do that.");
            return handler.answer(request);
        };
    }

    private static Response json(Object value) {
        return Response.json(200, Json.write(value));
    }

    private Response handle(Request request) {
        reports.handle(request.parameter("id"));
        return json(reports.list());
    }

    private Response deleteMessage(Request request) {
        reports.deleteMessage(request.parameter("id"));
        return json(reports.list());
    }

    private Response mute(Request request) {
        reports.mute(request.parameter("id"), Body.read(request, GuestMute.class).hours());
        return json(reports.list());
    }

    private Response unmute(Request request) {
        reports.unmute(request.parameter("id"));
        return json(reports.list());
    }

    private Response list(Request request) {
        return json(desk.list(request.query("name").orElse("")));
    }

    private Response create(Request request) {
        var wanted = Body.read(request, NewAccount.class);
        return Response.json(201, Json.write(desk.create(wanted.name())));
    }

    private Response reset(Request request) {
        return json(desk.reset(other(request).name()));
    }

    private Handler mark(Mark mark) {
        return operator(request -> listed(desk.mark(other(request).name(), mark)));
    }

    private Handler unmark(Mark mark) {
        return operator(request -> listed(desk.unmark(other(request).name(), mark)));
    }

    private Response listed(Account account) {
        return json(desk.list(account.name()));
    }

    /** The account to change. Operators are changed at the command line, so that none is lost. */
    private Account other(Request request) {
        var account = desk.find(request.parameter("name"));
        if (account.is(Mark.OPERATOR))
            throw new Refusal(
                    FaultCode.NOT_ALLOWED, "An operator can be changed at the command line only.");
        return account;
    }
}
