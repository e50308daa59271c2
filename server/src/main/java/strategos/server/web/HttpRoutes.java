package strategos.server.web;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The routes of a server.
 *
 * @param routes by method and path, such as {@code GET /api/boards/{name}}
 * @param otherwise the handler of everything else
 * @param socketPath the path of sockets
 */
public record HttpRoutes(
        Map<String, Handler> routes, Handler otherwise, String socketPath, Socket.Door door) {

    public HttpRoutes {
        routes = Map.copyOf(new LinkedHashMap<>(routes));
    }
}
