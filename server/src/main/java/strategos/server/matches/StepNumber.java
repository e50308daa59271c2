package strategos.server.matches;

import java.util.OptionalLong;
import strategos.server.guards.Refusal;
import strategos.server.web.Request;
import strategos.wire.FaultCode;

/** The number of a step in the query of a request. */
public final class StepNumber {

    private StepNumber() {}

    /** The number by this name, if there is one. */
    public static OptionalLong of(Request request, String name) {
        try {
            return request.query(name).map(Long::parseLong).stream()
                    .mapToLong(Long::longValue)
                    .findFirst();
        } catch (NumberFormatException _) {
            throw new Refusal(FaultCode.MALFORMED, "'" + name + "' is the number of a step.");
        }
    }
}
