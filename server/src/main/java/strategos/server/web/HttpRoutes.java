package strategos.server.web;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import strategos.wire.Fault;

/**
 * The routes of a server.
 *
 * @param routes by method and path, such as {@code GET /api/boards/{name}}
 * @param otherwise the handler of everything else
 * @param socketPath the path of sockets
 * @param onRefusal is told of connections that are refused before they reach a route
 */
public record HttpRoutes(
        Map<String, Handler> routes,
        Handler otherwise,
        String socketPath,
        Socket.Door door,
        Consumer<Fault> onRefusal) {

    public HttpRoutes {
        routes = Map.copyOf(new LinkedHashMap<>(routes));
    }
}
