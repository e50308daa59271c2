package strategos.bench;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The measurements of a program, or a summary of several.
 *
 * @param nanosPerDecision CPU time, not wall time
 */
public record Measurement(
        double nanosPerDecision,
        double decisionsPerGame,
        double turnsPerGame,
        double rollsPerGame,
        double bytesPerDecision) {

    /** Reads a line in the words of the yardstick; what it does not say is 0. */
    public static Measurement of(String line) {
        double millionsPerSecond = number(line, "(\\S+) Mnodes/s");
        return new Measurement(
                millionsPerSecond > 0
                        ? 1_000 / millionsPerSecond
                        : number(line, "(\\S+) ns/decision"),
                number(line, "dec/game (\\S+)"),
                number(line, "turns/game (\\S+)"),
                number(line, "rolls/game (\\S+)"),
                number(line, "bytes/decision (\\S+)"));
    }

    /** The one in the middle when they are ordered by time. */
    public static Measurement median(List<Measurement> readings) {
        return readings.stream()
                .sorted(Comparator.comparingDouble(Measurement::nanosPerDecision))
                .toList()
                .get(readings.size() / 2);
    }

    private static double number(String line, String pattern) {
        var found = Pattern.compile(pattern).matcher(line);
        return found.find() ? Double.parseDouble(found.group(1)) : 0;
    }
}
