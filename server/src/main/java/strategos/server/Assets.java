package strategos.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import strategos.server.guards.Refusal;
import strategos.server.language.ClientLanguage;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.wire.FaultCode;

/** The files of the browser client, from the class path; compressed once and cached. */
final class Assets {

    private static final String FOLDER = "/web";
    private static final String INDEX = "/index.html";
    private static final Pattern PAGE =
            Pattern.compile(
                    "/|/new|/lobby|/boards|/studio|/how|/dice|/account|/settings|/players|/admin|/api|/@[A-Za-z0-9_-]+|"
                            + "/(match|result|replay|dice|seat|studio|how|confirm-mail|stop-mail)/[A-Za-z0-9_-]+");
    private static final Pattern FILE = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+");
    private static final Set<String> READING = Set.of("GET", "HEAD");
    private static final String FOR_EVER = "public, max-age=31536000, immutable";
    private static final String FOR_A_DAY = "public, max-age=86400";
    private static final String ASK_FIRST = "no-cache";
    private static final String ENCODING = "Accept-Encoding";
    private static final String LANGUAGE = "Accept-Language, Cookie, ";

    private static final Map<String, String> TYPES =
            Map.ofEntries(
                    Map.entry("html", "text/html; charset=utf-8"),
                    Map.entry("js", "text/javascript; charset=utf-8"),
                    Map.entry("css", "text/css; charset=utf-8"),
                    Map.entry("json", "application/json; charset=utf-8"),
                    Map.entry("svg", "image/svg+xml"),
                    Map.entry("png", "image/png"),
                    Map.entry("ico", "image/x-icon"),
                    Map.entry("webmanifest", "application/manifest+json"),
                    Map.entry("woff2", "font/woff2"),
                    Map.entry("txt", "text/plain; charset=utf-8"));

    private final Map<String, Asset> loaded = new ConcurrentHashMap<>();

    /**
     * A file in its available encodings.
     *
     * @param tag changes when the file does
     */
    private record Asset(String tag, Response plain, Response gzip, Optional<Response> brotli) {

        Response in(String encodings) {
            if (brotli.isPresent() && encodings.contains("br")) return brotli.get();
            return encodings.contains("gzip") ? gzip : plain;
        }
    }

    /** Whether the file at a path is the same for everybody, in every language. */
    static boolean isShared(String path) {
        return isImmutable(path) || isImage(path);
    }

    /** Whether a path names a file that never changes. */
    private static boolean isImmutable(String path) {
        return path.startsWith("/assets/");
    }

    private static boolean isImage(String path) {
        return FILE.matcher(path).matches() && (path.endsWith(".svg") || path.endsWith(".png"));
    }

    /** How long browsers may keep what is at a path. Many fetch the icon again on every page. */
    private static String caching(String path) {
        if (isImmutable(path)) return FOR_EVER;
        return isImage(path) ? FOR_A_DAY : ASK_FIRST;
    }

    Response answer(Request request) {
        String path = request.path();
        if (!READING.contains(request.method()))
            throw new Refusal(
                    FaultCode.NOT_FOUND,
                    "Nothing at " + path + " answers " + request.method() + ".");
        boolean page = PAGE.matcher(path).matches();
        var asset =
                page
                        ? index(request)
                        : FILE.matcher(path).matches() ? load(path) : Optional.<Asset>empty();
        return asset.map(found -> send(request, found))
                .or(() -> lost(request))
                .orElseThrow(
                        () -> new Refusal(FaultCode.NOT_FOUND, "There is nothing at " + path + "."))
                .with("Cache-Control", caching(path));
    }

    /** Somebody who comes to a wrong address is told so by the client, not by a line of JSON. */
    private Optional<Response> lost(Request request) {
        boolean isVisit =
                !request.path().startsWith("/api/")
                        && request.header("Accept").orElse("").contains("text/html");
        return isVisit
                ? index(request).map(index -> index.in(encodings(request)).withStatus(404))
                : Optional.empty();
    }

    /** The page of the client in the language of the browser; there is always one in English. */
    private Optional<Asset> index(Request request) {
        return load(ClientLanguage.page(request)).or(() -> load(INDEX));
    }

    private static String encodings(Request request) {
        return request.header("Accept-Encoding").orElse("");
    }

    private static Response send(Request request, Asset asset) {
        boolean unchanged = request.header("If-None-Match").filter(asset.tag()::equals).isPresent();
        Response answer = unchanged ? Response.notModified() : asset.in(encodings(request));
        String vary = isShared(request.path()) ? ENCODING : LANGUAGE + ENCODING;
        return answer.with("ETag", asset.tag()).with("Vary", vary);
    }

    /** Keeps what is there and forgets what is not: anybody can ask for any name. */
    private Optional<Asset> load(String path) {
        return Optional.ofNullable(loaded.computeIfAbsent(path, Assets::read));
    }

    private static @Nullable Asset read(String path) {
        String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        byte[] plain = type == null ? null : bytes(FOLDER + path);
        if (plain == null && path.equals(INDEX)) plain = bytes("placeholder.html");
        if (type == null || plain == null) return null;
        byte[] brotli = bytes(FOLDER + path + ".br");
        return new Asset(
                tag(plain),
                Response.of(200, type, plain),
                packed(type, gzip(plain), "gzip"),
                Optional.ofNullable(brotli).map(packed -> packed(type, packed, "br")));
    }

    private static Response packed(String type, byte[] body, String encoding) {
        return Response.of(200, type, body).with("Content-Encoding", encoding);
    }

    private static byte @Nullable [] bytes(String resource) {
        try (var in = Assets.class.getResourceAsStream(resource)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static byte[] gzip(byte[] plain) {
        var packed = new ByteArrayOutputStream();
        try (var out = new GZIPOutputStream(packed)) {
            out.write(plain);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return packed.toByteArray();
    }

    private static String tag(byte[] plain) {
        try {
            var hash = MessageDigest.getInstance("SHA-256").digest(plain);
            return '"' + HexFormat.of().formatHex(hash, 0, 8) + '"';
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
