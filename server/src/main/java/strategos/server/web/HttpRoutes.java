package strategos.server.web;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * All that can be asked for at one address.
 *
 * @param routes by method and path, such as {@code GET /api/boards/{name}}
 * @param otherwise what answers everything else
 * @param socketPath where sockets are opened
 */
public record HttpRoutes(
        Map<String, Handler> routes, Handler otherwise, String socketPath, Socket.Door door) {

    public HttpRoutes {
        routes = Map.copyOf(new LinkedHashMap<>(routes));
    }
}
