package strategos.server.web;

import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/**
 * The id of a request, by which its answer and the lines about it in the log are found.
 *
 * @param text its form in the header
 */
public record RequestId(String text) {

    public static final String HEADER = "X-Request-Id";

    private static final ScopedValue<RequestId> CURRENT = ScopedValue.newInstance();
    private static final Pattern SHAPE = Pattern.compile("[A-Za-z0-9._:-]{1,64}");
    private static final int DIGITS = 12;

    /** A new id; it need not be hard to guess. */
    public static RequestId fresh() {
        long random = ThreadLocalRandom.current().nextLong();
        return new RequestId("%016x".formatted(random).substring(0, DIGITS));
    }

    /** The id that a proxy has given to a request, if it has the form of one. */
    public static Optional<RequestId> of(String text) {
        return SHAPE.matcher(text).matches() ? Optional.of(new RequestId(text)) : Optional.empty();
    }

    /** The id of the request that this thread works on. */
    public static Optional<RequestId> current() {
        return CURRENT.isBound() ? Optional.of(CURRENT.get()) : Optional.empty();
    }

    /** Answers a request under this id. */
    public Response during(Request request, Handler handler) {
        return ScopedValue.where(CURRENT, this).call(() -> handler.answer(request));
    }
}
