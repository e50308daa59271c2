package strategos.terminal.morris;

import java.util.ArrayList;
import java.util.List;
import strategos.wire.morris.MorrisExplanation;
import strategos.wire.morris.MorrisExplanation.Alternative;

/** Puts the reasons for a move of Morris into words. */
final class MorrisReasons {

    private MorrisReasons() {}

    static List<String> lines(MorrisExplanation explanation) {
        List<String> lines = new ArrayList<>();
        if (explanation.closesMill()) lines.add("closes a mill");
        if (explanation.stopsMill()) lines.add("stops a mill");
        Integer end = explanation.decidedIn();
        if (end == null) lines.add("chance to win: " + percent(explanation.chance()));
        else lines.add((explanation.chance() > 0 ? "wins in " : "loses in ") + end + " moves");
        for (Alternative other : explanation.others())
            lines.add("instead: %s, %s".formatted(other.move(), percent(other.chance())));
        return lines;
    }

    private static String percent(double chance) {
        return Math.round(100 * chance) + "%";
    }
}
