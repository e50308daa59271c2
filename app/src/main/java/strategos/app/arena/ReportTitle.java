package strategos.app.arena;

import java.util.List;
import strategos.arena.tournament.Tournament;

/**
 * The heading of a report.
 *
 * @param arguments the arguments of the program, which make the report again
 */
record ReportTitle(String rules, String board, List<String> arguments) {

    String line(Tournament tournament, int matches) {
        return "%s on %s, %s, seed %d%s%n%n"
                .formatted(
                        rules,
                        board,
                        matches == 1 ? "1 match" : matches + " matches",
                        tournament.seed().value(),
                        tournament.isRepeatable() ? "" : " (not repeatable)");
    }
}
