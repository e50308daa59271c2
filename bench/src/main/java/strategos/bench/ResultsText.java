package strategos.bench;

import java.util.Formatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import strategos.bench.Results.Copy;
import strategos.bench.Results.Gain;
import strategos.bench.Results.NodeCount;
import strategos.bench.Results.RoundTrip;
import strategos.bench.Results.Scaling;
import strategos.bench.Results.Speed;

/** Results as tables. */
public final class ResultsText {

    private final Formatter text = new Formatter(Locale.ROOT);

    private ResultsText() {}

    public static String of(Results results) {
        var text = new ResultsText();
        text.text.format(
                "Java %s, load average %.1f before and %.1f after\n",
                results.java(), results.load().getFirst(), results.load().getLast());
        text.text.format("\n");
        text.speeds(results);
        text.text.format("\n");
        text.searches(results);
        text.text.format("\n");
        text.copies(results);
        text.text.format("\n");
        text.scaling(results.scaling());
        text.text.format("\n");
        text.roundTrip(results.roundTrip());
        return text.text.toString().replaceAll(" +\n", "\n");
    }

    private void speeds(Results results) {
        text.format(
                "%-18s %12s %13s %14s %9s %11s %11s %15s %7s\n",
                "",
                "ns/decision",
                "M decisions/s",
                "decisions/game",
                "ms/game",
                "turns/game",
                "rolls/game",
                "bytes/decision",
                "ratio");
        for (Speed speed : results.speeds()) {
            speed(speed.workload(), speed.ours(), speed.ratio());
            if (speed.yardstick() != null) speed("  yardstick", speed.yardstick(), null);
        }
    }

    private void speed(String name, Measurement reading, @Nullable Double ratio) {
        text.format(
                "%-18s %12.2f %13.2f %14.1f %9.2f %11.1f %11.1f %15.2f %7s\n",
                name,
                reading.nanosPerDecision(),
                1_000 / reading.nanosPerDecision(),
                reading.decisionsPerGame(),
                reading.nanosPerDecision() * reading.decisionsPerGame() / 1e6,
                reading.turnsPerGame(),
                reading.rollsPerGame(),
                reading.bytesPerDecision(),
                number(ratio));
    }

    private void searches(Results results) {
        text.format("%-18s %12s %13s %14s\n", "search", "nodes/turn", "nodes/s", "ms/turn");
        for (NodeCount search : results.searches())
            text.format(
                    "%-18s %12.0f %13.0f %14.2f\n",
                    search.workload(),
                    search.nodesPerTurn(),
                    1e9 / search.nanosPerNode(),
                    search.nodesPerTurn() * search.nanosPerNode() / 1e6);
    }

    private void copies(Results results) {
        text.format("%-18s %12s %13s\n", "state on world", "ns/copy", "bytes/copy");
        for (Copy copy : results.copies())
            text.format("%-18s %12.1f %13.0f\n", copy.workload(), copy.nanos(), copy.bytes());
    }

    private void scaling(Scaling scaling) {
        text.format("%-18s %12s %13s %7s\n", "two threads", "arena", "yardstick", "ratio");
        gain("wall time", scaling.wall());
        gain("CPU time", scaling.processor());
    }

    private void roundTrip(RoundTrip trip) {
        text.format("%-18s %12s %13s %7s\n", "other programs", "µs/decision", "µs/echo", "ratio");
        text.format(
                "%-18s %12.1f %13.1f %7s\n",
                "%.0f bytes".formatted(trip.bytes()),
                trip.micros(),
                trip.echoMicros(),
                number(trip.ratio()));
    }

    private void gain(String clock, Gain gain) {
        text.format(
                "%-18s %12.2f %13s %7s\n",
                clock, gain.ours(), number(gain.yardstick()), number(gain.ratio()));
    }

    private static String number(@Nullable Double ratio) {
        return ratio == null ? "" : String.format(Locale.ROOT, "%.3f", ratio);
    }
}
