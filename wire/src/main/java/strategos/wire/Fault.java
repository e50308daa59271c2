package strategos.wire;

import org.jspecify.annotations.Nullable;

/**
 * What every refused HTTP request is answered with.
 *
 * @param message for a person to read
 * @param retryAfterSeconds when to try again, where that helps
 */
public record Fault(FaultCode code, String message, @Nullable Integer retryAfterSeconds) {}
