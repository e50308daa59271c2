package strategos.server.guards;

import java.net.InetAddress;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.RequestId;
import strategos.server.web.Response;
import strategos.store.Sessions;
import strategos.wire.FaultCode;

/** Identifies the sender of a request: address, origin, and guest or account. */
public final class Visitors {

    private static final String COOKIE = "strategos_guest";
    private static final Duration COOKIE_LIFE = Duration.ofDays(365);
    private static final String SESSION_COOKIE = "strategos_session";
    private static final Pattern BRACKETS = Pattern.compile("[\\[\\]]");
    private static final Pattern WITH_PORT =
            Pattern.compile("^(\\d+(?:\\.\\d+){3}|\\[[^\\]]*\\]):\\d+$");
    private static final int NETWORK_BYTES = 8;
    private static final String BEARER = "Bearer ";

    private final Predicate<Request> isProxied;
    private final Function<String, Optional<String>> accountOfSession;
    private final Function<String, Optional<String>> botOfToken;

    /**
     * @param isProxied whether the X-Forwarded headers of a request can be trusted
     * @param accountOfSession finds the account of a session by the hash of its token
     * @param botOfToken finds the account of a program by the hash of its token
     */
    public Visitors(
            Predicate<Request> isProxied,
            Function<String, Optional<String>> accountOfSession,
            Function<String, Optional<String>> botOfToken) {
        this.isProxied = isProxied;
        this.accountOfSession = accountOfSession;
        this.botOfToken = botOfToken;
    }

    /** A guest or an account, with the cookie to set if the browser does not have it yet. */
    public record Guest(String id, Optional<String> cookie) {

        public Response introduce(Response answer) {
            return cookie.map(value -> answer.with("Set-Cookie", value)).orElse(answer);
        }
    }

    /** The account whose session came with the request, otherwise the guest whose cookie did. */
    public Optional<String> known(Request request) {
        return account(request).or(() -> guestCookie(request));
    }

    /** The id of the account that has signed in, or whose program sends the request. */
    public Optional<String> account(Request request) {
        return request.header("Authorization").isPresent()
                ? Optional.of(bot(request))
                : session(request).map(Token::hash).flatMap(accountOfSession);
    }

    /** The id of the account whose program sends the request; a wrong token is refused. */
    public String bot(Request request) {
        return request.header("Authorization")
                .filter(header -> header.startsWith(BEARER))
                .map(header -> header.substring(BEARER.length()).strip())
                .filter(Token::isWellFormed)
                .map(text -> new Token(text).hash())
                .flatMap(botOfToken)
                .orElseThrow(
                        () ->
                                new Refusal(
                                        FaultCode.NOT_SIGNED_IN,
                                        "This is not the token of a bot account."));
    }

    /** The token of a session, which may have ended. */
    public Optional<Token> session(Request request) {
        return token(request, SESSION_COOKIE);
    }

    /** The id of the guest that the browser has a cookie of, signed in or not. */
    public Optional<String> guestCookie(Request request) {
        return token(request, COOKIE).map(Token::hash);
    }

    private static Optional<Token> token(Request request, String cookie) {
        return request.cookie(cookie).filter(Token::isWellFormed).map(Token::new);
    }

    /** The same answer, with which a session begins. */
    public Response signedIn(Response answer, Token session, Request request) {
        return answer.with(
                "Set-Cookie", cookie(SESSION_COOKIE, session.text(), Sessions.LIFE, request));
    }

    /** The same answer, with which the session of this browser ends. */
    public Response signedOut(Response answer, Request request) {
        return answer.with("Set-Cookie", cookie(SESSION_COOKIE, "", Duration.ZERO, request));
    }

    /**
     * The guest who asks, a new one if the request has no cookie; the store knows them from their
     * first match or seat on.
     */
    public Guest guest(Request request) {
        return known(request)
                .map(id -> new Guest(id, Optional.empty()))
                .orElseGet(() -> newcomer(request));
    }

    private Guest newcomer(Request request) {
        var token = Token.fresh();
        return new Guest(token.hash(), Optional.of(guestCookie(token, request)));
    }

    private String guestCookie(Token token, Request request) {
        return cookie(COOKIE, token.text(), COOKIE_LIFE, request);
    }

    /**
     * Gives newcomers their cookie with the first page. If it came with the seat that they take, an
     * answer that is lost would lock them out of it. Every further page renews it, so that it lasts
     * as long as it is used.
     *
     * @param isShared whether the answer at a path is the same for everybody, and kept by caches
     */
    public Handler welcoming(Handler pages, Predicate<String> isShared) {
        return request -> {
            Response answer = pages.answer(request);
            if (isShared.test(request.path())) return answer;
            String cookie = renewed(request).orElseGet(() -> guestCookie(Token.fresh(), request));
            return answer.with("Cache-Control", "private, no-cache").with("Set-Cookie", cookie);
        };
    }

    /** The cookie that a browser has of ours, to keep it longer; a page need not know whose. */
    private Optional<String> renewed(Request request) {
        var session = session(request);
        return session.isPresent()
                ? session.map(it -> cookie(SESSION_COOKIE, it.text(), Sessions.LIFE, request))
                : token(request, COOKIE).map(it -> guestCookie(it, request));
    }

    private String cookie(String name, String value, Duration life, Request request) {
        String flags = "; Path=/; Max-Age=%d; HttpOnly; SameSite=Lax".formatted(life.toSeconds());
        return name + "=" + value + flags + (isSecure(request) ? "; Secure" : "");
    }

    private boolean isSecure(Request request) {
        return forwarded(request, "X-Forwarded-Proto")
                .filter("https"::equalsIgnoreCase)
                .isPresent();
    }

    /** Where the request comes from, for counting: an address, or a network of version 6. */
    public String address(Request request) {
        return network(
                forwarded(request, "X-Forwarded-For")
                        .map(Visitors::withoutPort)
                        .orElseGet(request::address));
    }

    /**
     * What the proxy in front says. It stands at the end: a proxy adds to the list, or a line of
     * its own, and whatever comes before it was sent by somebody else.
     */
    private Optional<String> forwarded(Request request, String name) {
        if (!isProxied.test(request)) return Optional.empty();
        String list = String.join(",", request.headers(name));
        return Optional.of(list.substring(list.lastIndexOf(',') + 1).strip())
                .filter(value -> !value.isEmpty());
    }

    private static String withoutPort(String address) {
        return WITH_PORT.matcher(address).replaceFirst("$1");
    }

    /** A visitor with one IPv6 address has all addresses of its network. */
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
    public String site(Request request) {
        return (isSecure(request) ? "https" : "http") + "://" + host(request);
    }

    private String host(Request request) {
        return forwarded(request, "X-Forwarded-Host").or(() -> request.header("Host")).orElse("");
    }

    /** The id that the proxy in front has given to the request, otherwise a new one. */
    RequestId requestId(Request request) {
        return forwarded(request, RequestId.HEADER)
                .flatMap(RequestId::of)
                .orElseGet(RequestId::fresh);
    }

    /** Whether a request comes from this machine itself, and not through a proxy on it. */
    public boolean isLocal(Request request) {
        if (request.header("X-Forwarded-For").isPresent()) return false;
        String address = BRACKETS.matcher(request.address()).replaceAll("");
        return InetAddress.ofLiteral(address).isLoopbackAddress();
    }

    /** Refuses what a page of another site asks; a program that is no browser names no page. */
    public void requireOwnPage(Request request) {
        boolean foreign =
                request.header("Origin").filter(origin -> !isOwn(origin, request)).isPresent()
                        || request.header("Sec-Fetch-Site")
                                .filter("cross-site"::equals)
                                .isPresent();
        if (foreign)
            throw new Refusal(
                    FaultCode.FOREIGN_ORIGIN,
                    "This request comes from a page of a site other than " + site(request) + ".");
    }

    private boolean isOwn(String origin, Request request) {
        return WebOrigin.of(site(request))
                .filter(own -> WebOrigin.of(origin).filter(own::equals).isPresent())
                .isPresent();
    }
}
