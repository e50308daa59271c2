package strategos.server.matches;

import strategos.server.guards.Refusal;
import strategos.server.guards.VisibleText;
import strategos.wire.FaultCode;

/** The name that a person chose for a seat, cleaned up for display. */
public final class PlayerName {

    static final int LONGEST = 24;

    private PlayerName() {}

    /** The name as it is shown. */
    public static String of(String written) {
        if (VisibleText.hasSeveralLines(written))
            throw refused("A name has no line breaks or control characters.");
        String name = VisibleText.of(written);
        if (!VisibleText.isVisible(name))
            throw refused("A name needs at least one visible character.");
        if (VisibleText.length(name) > LONGEST)
            throw refused("A name has at most " + LONGEST + " characters.");
        return name;
    }

    private static Refusal refused(String why) {
        return new Refusal(FaultCode.MALFORMED, why);
    }
}
