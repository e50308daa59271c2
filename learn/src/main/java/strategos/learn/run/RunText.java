package strategos.learn.run;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import strategos.learn.page.Estimate;

/** Events of a run as sentences. */
final class RunText {

    private RunText() {}

    static String of(RunEvent event) {
        return switch (event) {
            case RunEvent.Started started ->
                    "program %s, Java %s, %s, self-play on %s"
                            .formatted(
                                    started.program(),
                                    started.java(),
                                    started.trainer(),
                                    started.players());
            case RunEvent.Played played ->
                    "generation %d: %d matches, %,d positions, %.0f s"
                            .formatted(
                                    played.generation(),
                                    played.matches(),
                                    played.positions(),
                                    played.seconds());
            case RunEvent.Epoch epoch ->
                    String.format(
                            Locale.ROOT,
                            "generation %d: epoch %d: log loss %.4f by living seats %s; planner"
                                    + " %.4f",
                            epoch.generation(),
                            epoch.epoch(),
                            epoch.heldOut().mean(),
                            epoch.heldOut(),
                            epoch.planner().mean());
            case RunEvent.Gated gated -> of(gated);
            case RunEvent.Studied studied ->
                    "generation %d: habits at a table of %d seats"
                            .formatted(studied.generation(), studied.seats());
        };
    }

    private static String of(RunEvent.Gated gated) {
        return "generation %d: %s %s: %s of %s%s%s"
                .formatted(
                        gated.generation(),
                        gated.accepted() ? "accepted against" : "rejected against",
                        player(gated.duels().opponent()),
                        percent(gated.duels().share()),
                        matches(gated.duels()),
                        pool(gated),
                        gated.tables().stream()
                                .map(table -> "; " + of(table))
                                .collect(Collectors.joining()));
    }

    private static String pool(RunEvent.Gated gated) {
        if (gated.pool().isEmpty()) return "";
        return "; against the pool %s, the other %s"
                .formatted(
                        percent(together(gated.pool())), percent(together(gated.opponentPool())));
    }

    /** The share over several series of duels. */
    static Estimate together(List<Series> series) {
        return Estimate.share(
                series.stream().mapToDouble(Series::points).sum(),
                series.stream().mapToInt(Series::matches).sum());
    }

    /** A share at a larger table, or on another board. */
    static String of(Series series) {
        return "%s of %s on %s".formatted(percent(series.share()), matches(series), series.board());
    }

    /** How many matches a series has. */
    static String matches(Series series) {
        return series.seats() == 2
                ? series.matches() + " duels"
                : "%d matches with %d seats".formatted(series.matches(), series.seats());
    }

    static String percent(Estimate share) {
        return String.format(
                Locale.ROOT,
                "%.1f %% (%.1f – %.1f)",
                100 * share.value(),
                100 * share.low(),
                100 * share.high());
    }

    /** A player as a reader knows it. */
    static String player(String name) {
        if (name.startsWith(RunFolder.PLAYER))
            return "generation " + name.substring(RunFolder.PLAYER.length());
        if (name.equals(RunFolder.BEGINNING)) return "the network it began with";
        return name.equals(League.PLANNER.name()) ? "the planner's own value" : name;
    }
}
