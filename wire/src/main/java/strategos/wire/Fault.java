package strategos.wire;

import org.jspecify.annotations.Nullable;

/**
 * The answer to a refused HTTP request.
 *
 * @param message for a person to read
 * @param retryAfterSeconds when to try again, if that helps
 */
public record Fault(FaultCode code, String message, @Nullable Integer retryAfterSeconds) {}
