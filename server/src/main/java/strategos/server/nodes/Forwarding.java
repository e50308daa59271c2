package strategos.server.nodes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import strategos.server.guards.Guard;
import strategos.server.guards.Refusal;
import strategos.server.guards.Visitors;
import strategos.server.web.Handler;
import strategos.server.web.HttpRoutes;
import strategos.server.web.LineSink;
import strategos.server.web.Request;
import strategos.server.web.Request.UnreadableBodyException;
import strategos.server.web.Response;
import strategos.server.web.Socket;
import strategos.server.web.Socket.Admission;
import strategos.store.Node;
import strategos.store.Nodes;
import strategos.store.StoreException;
import strategos.table.Tables;
import strategos.wire.FaultCode;

/**
 * Passes what concerns a live match on to the node that plays it. A request that was passed on once
 * is answered where it arrives. docs/decisions/0046-several-nodes.md
 */
final class Forwarding {

    /** Shows a node that another one passes a request on. */
    static final String NODE_HEADER = "X-Strategos-Node";

    /** Requests that reach the table of a match, or those who watch it. */
    private static final Set<String> ROUTES =
            Set.of(
                    "GET /api/matches/{id}",
                    "POST /api/matches/{id}/chat",
                    "POST /api/matches/{id}/seats/join",
                    "POST /api/matches/{id}/seats/fill",
                    "POST /api/matches/{id}/seats/mine/leave",
                    "POST /api/matches/{id}/seats/{seat}/replace",
                    "POST /api/matches/{id}/cancel",
                    "GET /api/bot/matches/{id}/stream",
                    "POST /api/bot/matches/{id}/answer");

    private static final List<String> PASSED_ON =
            List.of(
                    "Cookie",
                    "Authorization",
                    "Origin",
                    "Sec-Fetch-Site",
                    "Content-Type",
                    "Accept-Language");

    private static final List<String> PASSED_BACK = List.of("Set-Cookie", "Retry-After");
    private static final int LONGEST_BODY = 64 * 1024;
    private static final Duration PATIENCE = Duration.ofSeconds(3);
    private static final String LINES = "application/x-ndjson";

    private final Nodes nodes;
    private final Visitors visitors;
    private final Guard guard;
    private final Relays relays;
    private final Tables tables;
    private final HttpClient http =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(PATIENCE)
                    .executor(Executors.newVirtualThreadPerTaskExecutor())
                    .build();

    Forwarding(Nodes nodes, Visitors visitors, Guard guard, Relays relays, Tables tables) {
        this.nodes = nodes;
        this.visitors = visitors;
        this.guard = guard;
        this.relays = relays;
        this.tables = tables;
    }

    /** The same site; what concerns a live match is answered by the node that plays it. */
    HttpRoutes over(HttpRoutes site) {
        Map<String, Handler> routes = new LinkedHashMap<>(site.routes());
        routes.replaceAll((route, own) -> ROUTES.contains(route) ? passing(own) : own);
        return new HttpRoutes(
                routes,
                site.otherwise(),
                site.socketPath(),
                relaying(site.door()),
                site.onRefusal());
    }

    private Handler passing(Handler own) {
        return request -> {
            var node = elsewhere(request);
            return node.isEmpty()
                    ? answerHere(request, own)
                    : guard.reading(inside -> pass(inside, node.get(), own)).answer(request);
        };
    }

    private Response answerHere(Request request, Handler own) {
        endIfLost(request.parameter("id"));
        return own.answer(request);
    }

    private Admission admitHere(Request request, Socket.Door own) {
        endIfLost(request.parameter("id"));
        return own.admit(request);
    }

    /**
     * Ends a table whose match another node has played since, and that has not noticed yet: a node
     * that was frozen would otherwise answer from the past.
     */
    private void endIfLost(String match) {
        try {
            if (tables.isLive(match) && !nodes.owns(match)) tables.reopen(match);
        } catch (StoreException _) {
            // Its handler tells of a database that cannot be read.
        }
    }

    /** The node to pass a request on to; a database that cannot be read is told by its handler. */
    private Optional<Node> elsewhere(Request request) {
        if (request.header(NODE_HEADER).isPresent()) return Optional.empty();
        try {
            return nodes.otherOwnerOf(request.parameter("id"));
        } catch (StoreException _) {
            return Optional.empty();
        }
    }

    private static Refusal unavailable() {
        return new Refusal(
                FaultCode.UNAVAILABLE, "The server of this match does not answer. Try again.");
    }

    private Response pass(Request request, Node node, Handler own) {
        try {
            var building = HttpRequest.newBuilder(uri(request, node.address()));
            headers(request, node).forEach(building::header);
            if (request.path().endsWith("/stream")) return stream(building.build());
            var body =
                    request.method().equals("GET")
                            ? BodyPublishers.noBody()
                            : BodyPublishers.ofString(request.body(LONGEST_BODY));
            var passed = building.method(request.method(), body).timeout(PATIENCE).build();
            return answer(http.send(passed, BodyHandlers.ofByteArray()));
        } catch (UnreadableBodyException _) {
            throw new Refusal(FaultCode.MALFORMED, "The request did not arrive completely.");
        } catch (ConnectException _) {
            release(request, node);
            if (request.method().equals("GET")) return answerHere(request, own);
            throw unavailable();
        } catch (IOException _) {
            throw unavailable();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw unavailable();
        }
    }

    /**
     * Where nobody listens, no node runs: its match need not wait until the lease runs out. Were
     * the node alive after all, it would lose the match, and nothing else.
     */
    private void release(Request request, Node node) {
        nodes.release(request.parameter("id"), node.id()).join();
    }

    private static Response answer(HttpResponse<byte[]> answer) {
        String type = answer.headers().firstValue("Content-Type").orElse("application/json");
        var response = Response.of(answer.statusCode(), type, answer.body());
        for (String name : PASSED_BACK) {
            var value = answer.headers().firstValue(name);
            if (value.isPresent()) response = response.with(name, value.get());
        }
        return response;
    }

    /** A stream goes on until either end closes it. */
    private Response stream(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<Stream<String>> answer = http.send(request, BodyHandlers.ofLines());
        if (answer.statusCode() != 200) {
            try (var lines = answer.body()) {
                String text = String.join("\n", lines.toList());
                return Response.json(answer.statusCode(), text);
            }
        }
        return Response.lines(LINES, sink -> copy(answer, sink));
    }

    private static void copy(HttpResponse<Stream<String>> answer, LineSink sink)
            throws IOException {
        try (var lines = answer.body()) {
            var each = lines.iterator();
            while (each.hasNext()) sink.write(each.next());
        } catch (UncheckedIOException brokenOff) {
            throw brokenOff.getCause();
        }
    }

    /** The same door; a socket to a match that another node plays is relayed. */
    private Socket.Door relaying(Socket.Door own) {
        return request -> {
            var node = elsewhere(request);
            return node.isEmpty() ? admitHere(request, own) : relay(request, node.get(), own);
        };
    }

    private Admission relay(Request request, Node node, Socket.Door own) {
        var relay = new Relay(node.id(), relays);
        var building = http.newWebSocketBuilder().connectTimeout(PATIENCE);
        headers(request, node).forEach(building::header);
        var address = uri(request, node.address().replaceFirst("^http", "ws"));
        try {
            WebSocket owner =
                    building.buildAsync(address, relay)
                            .get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            return new Admission.Admitted(browser -> relay.between(browser, owner));
        } catch (ExecutionException unopened) {
            return switch (unopened.getCause()) {
                case WebSocketHandshakeException answered ->
                        refused(answered.getResponse().statusCode());
                case ConnectException _ -> {
                    release(request, node);
                    yield admitHere(request, own);
                }
                case null, default -> refused(unavailable().status());
            };
        } catch (TimeoutException _) {
            return refused(unavailable().status());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return refused(unavailable().status());
        }
    }

    private static Admission refused(int status) {
        return new Admission.Refused(Response.text(status, "text/plain", "Try again."));
    }

    private static URI uri(Request request, String address) {
        String query = request.queryString();
        return URI.create(address + request.path() + (query.isEmpty() ? "" : "?" + query));
    }

    private Map<String, String> headers(Request request, Node node) {
        Map<String, String> headers = new LinkedHashMap<>();
        for (String name : PASSED_ON)
            request.header(name).ifPresent(value -> headers.put(name, value));
        String[] site = visitors.site(request).split("://", 2);
        headers.put(NODE_HEADER, node.secret());
        headers.put("X-Forwarded-For", visitors.address(request));
        headers.put("X-Forwarded-Proto", site[0]);
        headers.put("X-Forwarded-Host", site[1]);
        return headers;
    }
}
