package strategos.learn.run;

import java.util.Locale;
import java.util.stream.Collectors;
import strategos.learn.run.Gate.TableShare;

/** Events of a run as sentences. */
final class RunText {

    private RunText() {}

    static String of(RunEvent event) {
        return "generation %d: ".formatted(event.generation())
                + switch (event) {
                    case RunEvent.Played played ->
                            "%d matches, %,d positions, %.0f s"
                                    .formatted(
                                            played.matches(), played.positions(), played.seconds());
                    case RunEvent.Epoch epoch ->
                            String.format(
                                    Locale.ROOT,
                                    "epoch %d: log loss %.4f by living seats %s; planner %.4f",
                                    epoch.epoch(),
                                    epoch.heldOut().mean(),
                                    epoch.heldOut(),
                                    epoch.planner().mean());
                    case RunEvent.Gated gated ->
                            String.format(
                                    Locale.ROOT,
                                    "%s %s: %.1f %% (%.1f – %.1f) of %d duels; against the pool"
                                            + " %.1f %%, the other %.1f %%%s",
                                    gated.accepted() ? "accepted against" : "rejected against",
                                    opponent(gated.opponent()),
                                    100 * gated.share(),
                                    100 * gated.low(),
                                    100 * gated.high(),
                                    gated.duels(),
                                    100 * gated.againstPool(),
                                    100 * gated.opponentAgainstPool(),
                                    gated.tables().stream()
                                            .map(table -> "; " + of(table))
                                            .collect(Collectors.joining()));
                };
    }

    /** A share at a larger table. */
    static String of(TableShare table) {
        return String.format(
                Locale.ROOT,
                "%.1f %% (%.1f – %.1f) of %d matches with %d seats",
                100 * table.share(),
                100 * table.low(),
                100 * table.high(),
                table.matches(),
                table.seats());
    }

    /** The name of the best before a generation. */
    static String opponent(int generation) {
        return generation == 0 ? "the planner's own value" : "generation " + generation;
    }
}
