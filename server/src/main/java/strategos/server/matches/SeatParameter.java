package strategos.server.matches;

import java.util.OptionalInt;
import strategos.game.Seat;
import strategos.server.guards.Refusal;
import strategos.server.web.Request;
import strategos.wire.FaultCode;

/** The seat that a request wants to look from: its parameter {@code as}. */
public final class SeatParameter {

    private SeatParameter() {}

    public static OptionalInt of(Request request) {
        var index = request.query("as");
        if (index.isEmpty()) return OptionalInt.empty();
        try {
            return OptionalInt.of(new Seat(Integer.parseInt(index.get())).index());
        } catch (IllegalArgumentException _) {
            throw new Refusal(FaultCode.MALFORMED, "'as' is the number of a seat.");
        }
    }
}
