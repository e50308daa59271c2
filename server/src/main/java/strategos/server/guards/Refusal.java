package strategos.server.guards;

import org.jspecify.annotations.Nullable;
import strategos.wire.Fault;
import strategos.wire.FaultCode;

/** Thrown to refuse a request, with the answer to its sender. */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final FaultCode code;
    private final @Nullable Integer retryAfterSeconds;
    private final String limit;

    public Refusal(FaultCode code, String message) {
        this(code, message, null, "");
    }

    private Refusal(
            FaultCode code, String message, @Nullable Integer retryAfterSeconds, String limit) {
        super(message, null, false, false);
        this.code = code;
        this.retryAfterSeconds = retryAfterSeconds;
        this.limit = limit;
    }

    /** More than a limit allows; says which, and when to come back. */
    public static Refusal tooMany(RateLimit limit, int seconds) {
        String message =
                "Too many %s: at most %d at once, then one every %s. Try again in %d s."
                        .formatted(limit.what(), limit.burst(), limit.everyInWords(), seconds);
        return new Refusal(FaultCode.TOO_MANY, message, seconds, limit.what());
    }

    /** More connections than can be open at a time. */
    public static Refusal tooManyOpen(int most) {
        int seconds = 10;
        String message =
                "Too many connections: at most %d at a time. Close one, or try again in %d s."
                        .formatted(most, seconds);
        return new Refusal(FaultCode.TOO_MANY, message, seconds, "open connections");
    }

    /** More than one address can have at a time. */
    public static Refusal tooManyAtOnce(String what, int most, int seconds) {
        String message =
                "Too many %s: at most %d at a time. Try again in %d s."
                        .formatted(what, most, seconds);
        return new Refusal(FaultCode.TOO_MANY, message, seconds, what);
    }

    /** The server holds no more for anybody. */
    public static Refusal full(String limit, String message, int seconds) {
        String text = "%s Try again in %d s.".formatted(message, seconds);
        return new Refusal(FaultCode.UNAVAILABLE, text, seconds, limit);
    }

    /** Nobody waits for the answer any more. */
    public static Refusal gone() {
        return new Refusal(FaultCode.UNAVAILABLE, "The client has disconnected.");
    }

    public static Refusal noSuchMatch() {
        return new Refusal(FaultCode.NOT_FOUND, "There is no such match.");
    }

    /** Whether its sender asks for more than one may. */
    boolean isTooMany() {
        return code == FaultCode.TOO_MANY;
    }

    public Fault fault() {
        return new Fault(code, String.valueOf(getMessage()), retryAfterSeconds);
    }

    /** The name of the limit that was exceeded; empty if there is none. */
    public String limit() {
        return limit;
    }

    public int status() {
        return switch (code) {
            case MALFORMED, NOT_A_MOVE, UNPLAYABLE -> 400;
            case NOT_SEATED,
                    FOREIGN_ORIGIN,
                    NOT_SIGNED_IN,
                    WRONG_PASSWORD,
                    BANNED,
                    BLOCKED,
                    NOT_OPERATOR,
                    MUTED ->
                    403;
            case NOT_FOUND -> 404;
            case NOT_ALLOWED, NO_OPEN_SEAT, ALREADY_SEATED, NOT_OVER, NAME_TAKEN -> 409;
            case TOO_SLOW -> 408;
            case LINK_USED -> 410;
            case TOO_LARGE -> 413;
            case TOO_MANY -> 429;
            case INTERNAL -> 500;
            case UNAVAILABLE -> 503;
        };
    }
}
