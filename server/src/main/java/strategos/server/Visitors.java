package strategos.server;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import strategos.server.web.Answer;
import strategos.server.web.Request;
import strategos.store.Store;
import strategos.wire.FaultCode;

/** Who asks: from where, from which page, and as which guest. */
final class Visitors {

    private static final String COOKIE = "strategos_guest";
    private static final Duration COOKIE_LIFE = Duration.ofDays(365);
    private static final Pattern BRACKETS = Pattern.compile("[\\[\\]]");
    private static final int NETWORK_BYTES = 8;

    private final Store store;
    private final Proxy proxy;

    Visitors(Store store, Proxy proxy) {
        this.store = store;
        this.proxy = proxy;
    }

    /** A guest, with the cookie to be set if the browser does not have it yet. */
    record Guest(String id, Optional<String> cookie) {

        Answer introduce(Answer answer) {
            return cookie.map(value -> answer.with("Set-Cookie", value)).orElse(answer);
        }
    }

    /** The id of the guest whose cookie came with the request. */
    Optional<String> known(Request request) {
        return request.cookie(COOKIE)
                .filter(Token::isWellFormed)
                .map(text -> new Token(text).hash());
    }

    /**
     * The guest who asks, a new one if need be; the store knows them from their first match or seat
     * on.
     */
    Guest guest(Request request) {
        var id = known(request).filter(store.guests()::exists);
        if (id.isPresent()) return new Guest(id.get(), Optional.empty());
        var token = Token.fresh();
        return new Guest(token.hash(), Optional.of(cookie(token, request)));
    }

    private String cookie(Token token, Request request) {
        String flags =
                "; Path=/; Max-Age=%d; HttpOnly; SameSite=Lax".formatted(COOKIE_LIFE.toSeconds());
        return COOKIE + "=" + token.text() + flags + (isSecure(request) ? "; Secure" : "");
    }

    private boolean isSecure(Request request) {
        return proxy == Proxy.TRUSTED
                && request.header("X-Forwarded-Proto").filter("https"::equals).isPresent();
    }

    /** Where the request comes from, for counting: an address, or a network of version 6. */
    String address(Request request) {
        if (proxy == Proxy.NONE) return network(request.address());
        return request.header("X-Forwarded-For")
                .map(list -> list.substring(list.lastIndexOf(',') + 1).strip())
                .filter(address -> !address.isEmpty())
                .map(Visitors::network)
                .orElseGet(() -> network(request.address()));
    }

    /** Whoever has one address of version 6 has all of its network, more than can be counted. */
    private static String network(String address) {
        try {
            byte[] bytes =
                    InetAddress.ofLiteral(BRACKETS.matcher(address).replaceAll("")).getAddress();
            return bytes.length > NETWORK_BYTES
                    ? HexFormat.of().formatHex(bytes, 0, NETWORK_BYTES)
                    : address;
        } catch (IllegalArgumentException _) {
            return address;
        }
    }

    /** The address of this site as the browser knows it, such as {@code http://localhost:8080}. */
    String site(Request request) {
        return (isSecure(request) ? "https" : "http") + "://" + host(request);
    }

    private String host(Request request) {
        return Optional.of("X-Forwarded-Host")
                .filter(_ -> proxy == Proxy.TRUSTED)
                .flatMap(request::header)
                .or(() -> request.header("Host"))
                .orElse("");
    }

    /** Refuses what a page of another site asks; a program that is no browser names no page. */
    void requireOwnPage(Request request) {
        boolean foreign =
                request.header("Origin").filter(origin -> !isOwn(origin, request)).isPresent()
                        || request.header("Sec-Fetch-Site")
                                .filter("cross-site"::equals)
                                .isPresent();
        if (foreign)
            throw new Refusal(FaultCode.FOREIGN_ORIGIN, "This comes from a page of another site.");
    }

    private boolean isOwn(String origin, Request request) {
        try {
            return host(request).equalsIgnoreCase(new URI(origin).getAuthority());
        } catch (URISyntaxException _) {
            return false;
        }
    }
}
