package strategos.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import strategos.server.guards.Guard;
import strategos.server.web.Handler;
import strategos.server.web.Response;
import strategos.wire.FaultCode;
import strategos.wire.Json;

/**
 * The description of the HTTP API as an OpenAPI document, from which the client makes a page for
 * people. Its routes are those that the server has; the words about them are in {@code api.txt}.
 */
final class ApiDocument {

    private static final String DOCUMENT = "GET /api/openapi.json";

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)}");
    private static final String JSON = "application/json";

    private final List<Operation> operations;

    /**
     * One route in words.
     *
     * @param subject what it is about, as in a heading
     */
    record Operation(
            String subject,
            String method,
            String path,
            List<String> query,
            String body,
            String summary) {

        static Operation of(
                String subject, String route, String query, String body, String summary) {
            int space = route.indexOf(' ');
            return new Operation(
                    subject,
                    route.substring(0, space),
                    route.substring(space + 1),
                    query.isEmpty() ? List.of() : List.of(query.split(" ")),
                    body,
                    summary);
        }

        String route() {
            return method + " " + path;
        }
    }

    /**
     * @param others the routes besides those of this class
     */
    ApiDocument(Collection<String> others) {
        Set<String> routes = new TreeSet<>(others);
        routes.add(DOCUMENT);
        var known = described();
        operations =
                Stream.concat(
                                known.values().stream().filter(it -> routes.contains(it.route())),
                                routes.stream()
                                        .filter(route -> !known.containsKey(route))
                                        .map(route -> Operation.of("", route, "", "", "")))
                        .toList();
    }

    /** The routes that {@code api.txt} describes, in its order. */
    static Map<String, Operation> described() {
        Map<String, Operation> known = new LinkedHashMap<>();
        String subject = "";
        for (String line : text().lines().filter(it -> !it.startsWith("#")).toList()) {
            var parts = Stream.of(line.split("\\|")).map(String::strip).toList();
            if (parts.size() == 1) {
                subject = parts.getFirst();
                continue;
            }
            var operation =
                    Operation.of(subject, parts.get(0), parts.get(1), parts.get(2), parts.get(3));
            known.put(operation.route(), operation);
        }
        return known;
    }

    private static String text() {
        try (InputStream in = ApiDocument.class.getResourceAsStream("api.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    Map<String, Handler> routes(Guard guard) {
        return Map.of(DOCUMENT, guard.reading(_ -> document()));
    }

    private Response document() {
        Map<String, Map<String, Object>> paths = new LinkedHashMap<>();
        for (Operation operation : operations)
            paths.computeIfAbsent(operation.path(), _ -> new TreeMap<>())
                    .put(operation.method().toLowerCase(Locale.ROOT), described(operation));
        return Response.json(
                200,
                Json.write(
                        ordered(
                                "openapi",
                                "3.1.0",
                                "info",
                                ordered("title", "Strategos", "version", "1"),
                                "paths",
                                paths,
                                "components",
                                Map.of("schemas", Map.of("Fault", fault())))));
    }

    private static Map<String, Object> described(Operation operation) {
        Map<String, Object> words =
                ordered("summary", operation.summary(), "tags", List.of(operation.subject()));
        List<Object> parameters = new ArrayList<>();
        PLACEHOLDER
                .matcher(operation.path())
                .results()
                .forEach(found -> parameters.add(parameter(found.group(1), "path")));
        operation.query().forEach(name -> parameters.add(parameter(name, "query")));
        if (!parameters.isEmpty()) words.put("parameters", parameters);
        if (!operation.body().isEmpty())
            words.put(
                    "requestBody",
                    ordered(
                            "description",
                            operation.body(),
                            "required",
                            true,
                            "content",
                            content(Map.of("type", "object"))));
        words.put(
                "responses",
                ordered(
                        "2XX",
                        Map.of("description", operation.summary()),
                        "default",
                        ordered(
                                "description",
                                "A refusal",
                                "content",
                                content(Map.of("$ref", "#/components/schemas/Fault")))));
        return words;
    }

    private static Map<String, Object> parameter(String name, String place) {
        return ordered(
                "name",
                name,
                "in",
                place,
                "required",
                place.equals("path"),
                "schema",
                Map.of("type", "string"));
    }

    private static Map<String, Object> content(Object schema) {
        return Map.of(JSON, Map.of("schema", schema));
    }

    private static Map<String, Object> fault() {
        var codes =
                Stream.of(FaultCode.values())
                        .map(code -> code.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .toList();
        return ordered(
                "type",
                "object",
                "required",
                List.of("code", "message"),
                "properties",
                ordered(
                        "code",
                        ordered("type", "string", "enum", codes),
                        "message",
                        Map.of("type", "string"),
                        "retryAfterSeconds",
                        Map.of("type", List.of("integer", "null"))));
    }

    /** Names and values in turn. */
    private static Map<String, Object> ordered(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
        return map;
    }
}
