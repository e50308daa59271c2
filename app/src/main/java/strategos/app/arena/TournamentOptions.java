package strategos.app.arena;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import strategos.app.families.SeatBots;
import strategos.arena.tournament.Sprt.Hypotheses;
import strategos.arena.tournament.Tournament;
import strategos.arena.tournament.TournamentFormat;
import strategos.game.Seed;
import strategos.terminal.shell.BadInput;

/** The options that say who meets whom, how often, and how long they may think. */
final class TournamentOptions {

    /** The most matches whose results fit into memory. */
    private static final int MOST_GAMES = 10_000_000;

    private static final int USUAL_GAMES = 1_000;

    /** A test of bots that differ by 10 Elo takes about 15,000 matches. */
    private static final int USUAL_TEST_GAMES = 100_000;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "The number of matches (default: 1000). With several tables, whole rounds are"
                            + " played; a test ends earlier (default: at most 100000).")
    private @Nullable Integer games;

    @Option(
            names = "--round-robin",
            description = "Let every group of bots meet, at tables of --table seats.")
    private boolean roundRobin;

    @Option(names = "--gauntlet", description = "Let the first bot meet every group of the others.")
    private boolean gauntlet;

    @Option(
            names = "--sprt",
            arity = "0..1",
            paramLabel = "LOW,HIGH",
            fallbackValue = "0,20",
            description =
                    "Test whether the first bot is better than the second: by HIGH Elo rather than"
                            + " LOW (default: 0,20), with 5 %% wrong answers. Exit code 0: it is"
                            + " better; 1: it is not, or --games were not enough.")
    private @Nullable String sprt;

    @Option(
            names = "--table",
            paramLabel = "SEATS",
            split = ",",
            description =
                    "The seats of a table in a round robin, gauntlet or test, such as 2 or 2,3,4"
                            + " (default: 2). In a test, the second bot takes all seats but one.")
    private @Nullable List<Integer> tables;

    @Option(
            names = "--max-turns",
            paramLabel = "N",
            description =
                    "Stop longer matches and count them as draws (default: ${DEFAULT-VALUE}"
                            + " turns).",
            defaultValue = "1000")
    private int maxTurns;

    @Option(
            names = "--opening",
            paramLabel = "N",
            description =
                    "Make the first N decisions at random, and play every such opening from every"
                            + " seat (default: ${DEFAULT-VALUE}).",
            defaultValue = "0")
    private int opening;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "The positions a bot may search per decision.")
    private @Nullable Long nodes;

    @Option(
            names = "--time",
            paramLabel = "MS",
            description =
                    "The milliseconds a bot may take per decision. Results then depend on the"
                            + " machine, and are marked as not repeatable.")
    private @Nullable Long millis;

    /** The bots of the seats; programs have as much time as all others. */
    SeatBots bots() {
        return millis == null ? new SeatBots() : new SeatBots(Duration.ofMillis(millis));
    }

    /** The tournament that the options describe. */
    Tournament tournament(
            String family,
            List<String> players,
            IntFunction<Map<String, String>> setups,
            Seed seed) {
        int most = games();
        try {
            var byTable = new TreeMap<Integer, Map<String, String>>();
            for (int seats : tables(players.size())) byTable.put(seats, setups.apply(seats));
            return new Tournament(
                    family, byTable, players, format(), most, maxTurns, opening, nodes, millis,
                    seed);
        } catch (IllegalArgumentException unplayable) {
            throw new BadInput(unplayable);
        }
    }

    private int games() {
        if (games == null) return sprt == null ? USUAL_GAMES : USUAL_TEST_GAMES;
        if (games > MOST_GAMES)
            throw new BadInput("--games: at most " + MOST_GAMES + " matches can be played");
        return games;
    }

    private TournamentFormat format() {
        if ((roundRobin ? 1 : 0) + (gauntlet ? 1 : 0) + (sprt == null ? 0 : 1) > 1)
            throw new BadInput("choose one of --round-robin, --gauntlet and --sprt");
        if (roundRobin) return TournamentFormat.ROUND_ROBIN;
        if (gauntlet) return TournamentFormat.GAUNTLET;
        return sprt == null ? TournamentFormat.TABLE : TournamentFormat.DUEL;
    }

    private List<Integer> tables(int players) {
        if (format() == TournamentFormat.TABLE) {
            if (tables != null)
                throw new BadInput("--table: needs --round-robin, --gauntlet or --sprt");
            return List.of(players);
        }
        if (tables == null) return List.of(2);
        if (sprt != null && tables.size() > 1)
            throw new BadInput("--table: a test has tables of one size");
        return tables;
    }

    /** The hypotheses of a test; null if there is none. */
    @Nullable Hypotheses hypotheses() {
        if (sprt == null) return null;
        String[] sides = sprt.split(",", -1);
        try {
            if (sides.length == 2)
                return new Hypotheses(Double.parseDouble(sides[0]), Double.parseDouble(sides[1]));
        } catch (NumberFormatException _) {
            // Answered below.
        } catch (IllegalArgumentException unfit) {
            throw new BadInput("--sprt: " + unfit.getMessage(), unfit);
        }
        throw new BadInput("--sprt: expected two Elo differences such as 0,20, not '" + sprt + "'");
    }
}
