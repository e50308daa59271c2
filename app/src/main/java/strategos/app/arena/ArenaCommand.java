package strategos.app.arena;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.DataFolder;
import strategos.app.cli.Progress;
import strategos.app.cli.SeedOption;
import strategos.app.cli.ThreadsOption;
import strategos.app.families.Families;
import strategos.app.families.GameOptions;
import strategos.arena.Report;
import strategos.arena.tournament.BuiltInContests;
import strategos.arena.tournament.ChunkPlayer;
import strategos.arena.tournament.ChunkRunner;
import strategos.arena.tournament.ContestSource;
import strategos.arena.tournament.Schedule;
import strategos.arena.tournament.Sprt.Hypotheses;
import strategos.arena.tournament.Sprt.Verdict;
import strategos.arena.tournament.ThreadRunner;
import strategos.arena.tournament.Tournament;
import strategos.arena.tournament.TournamentFormat;
import strategos.arena.tournament.TournamentRun;
import strategos.bots.BotKind;
import strategos.bots.UnreadableMemoryException;
import strategos.family.Family;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.terminal.console.TextLayout;
import strategos.terminal.shell.BadInput;
import strategos.wire.Json;

/** The command {@code arena}: plays matches between bots to compare their strength. */
@Command(
        name = "arena",
        header = "Play matches between bots to compare their strength.",
        description = {
            "Plays many matches between bots and rotates the seats after each: all bots at one"
                    + " table, a round robin, a gauntlet, or a test of whether one bot is better"
                    + " than another. The same seed gives the same table on any number of threads"
                    + " and on a cluster; only the times differ.",
            "",
            "Ctrl-C stops it, prints the table of the matches played so far and exits with code"
                    + " 130.%n"
        },
        sortOptions = false,
        abbreviateSynopsis = true,
        optionListHeading = "Options:%n")
public final class ArenaCommand implements Callable<Integer> {

    private static final int HELP_WIDTH = 80;

    @Spec private CommandSpec spec;

    @Option(
            names = "--seats",
            paramLabel = "BOT",
            split = ",",
            description = "The bots, as listed below with the default of each game.")
    private @Nullable List<String> seats;

    @Mixin private GameOptions options;

    @Mixin private TournamentOptions format;
    @Mixin private ThreadsOption threads;

    @Option(
            names = "--cluster",
            paramLabel = "ADDRESS",
            description =
                    "Play on the Apache Spark cluster at this address, such as"
                            + " spark://host:7077. The table is the same as without.")
    private @Nullable String cluster;

    @Mixin private SeedOption seed;
    @Mixin private DataFolder data;

    @Option(
            names = "--save",
            paramLabel = "DIR",
            description = "Save the record of every match to this folder as it ends.")
    private @Nullable Path folder;

    @Option(
            names = "--only",
            paramLabel = "N",
            split = ",",
            description =
                    "Play only the matches with these numbers, exactly as in the full run, and"
                            + " save them to the folder of --save.")
    private List<Integer> only = List.of();

    @Mixin private ArenaOutput output;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    /** The help ends with the bots there are. */
    @Spec
    void describe(CommandSpec own) {
        List<String> footer = new ArrayList<>();
        for (var each : Families.atTerminal(DataFolder.standard()).all())
            footer.addAll(bots(each.family()));
        footer.add("%nExamples:");
        footer.add("  strategos arena --seats balanced,rush,turtle --games 1000 --seed 7");
        footer.add("  strategos arena --seats balanced,random --set neutral=none   a plain duel");
        footer.add("  strategos arena --rules morris --seats search-5,memory");
        footer.add(
                "  strategos arena --rules morris --seats depth-8,depth-6 --opening 6 --games 100");
        footer.add(
                "  strategos arena --seats balanced,rush,turtle,random --round-robin --table 2,3");
        footer.add("  strategos arena --seats mine,balanced-1 --sprt --report test.html");
        own.usageMessage().footer(footer.toArray(String[]::new));
    }

    private static List<String> bots(Family<?, ?, ?, ?> family) {
        List<String> lines = new ArrayList<>();
        lines.add(
                "%%nBots of %s (default: %s):"
                        .formatted(family.title(), String.join(",", family.usualContest())));
        for (var kind : family.bots()) lines.addAll(entry("  %-22s ", kind.name(), kind.about()));
        family.botPatterns().forEach((name, about) -> lines.addAll(entry("  %-22s ", name, about)));
        return lines;
    }

    private static List<String> entry(String layout, String name, String about) {
        return TextLayout.wrap(layout.formatted(name), about, HELP_WIDTH);
    }

    @Override
    public Integer call() {
        var hypotheses = format.hypotheses();
        return play(options.family(Families.atTerminal(data.path())).family(), hypotheses);
    }

    private <G extends Game<S, M, V>, S, M, V extends GameView<M>> int play(
            Family<G, S, M, V> family, @Nullable Hypotheses hypotheses) {
        try (var bots = format.bots()) {
            var contests = new FamilyContests<>(family, bots);
            List<String> players = seats(family);
            players.forEach(contests::kind);
            Map<Integer, G> games = new TreeMap<>();
            var tournament =
                    format.tournament(
                            family.name(),
                            players,
                            seats -> game(family, seats, games).setup(),
                            seed.seed());
            var first = games.values().iterator().next();
            var names = family.names(first);
            checkBots(first, players.stream().map(contests::kind).toList());
            var title = new ReportTitle(names.rules(), names.board(), arguments());
            return play(title, tournament, contests, new TournamentRun(tournament, hypotheses));
        }
    }

    private <G extends Game<S, M, V>, S, M, V extends GameView<M>> G game(
            Family<G, S, M, V> family, int seats, Map<Integer, G> games) {
        G game = options.game(family, seats, seed.seed());
        games.put(seats, game);
        return game;
    }

    /** Each bot is made once now: one that cannot be is found out before the first match. */
    private <G extends Game<S, M, V>, S, M, V extends GameView<M>> void checkBots(
            G game, List<BotKind<G, M, V>> kinds) {
        try {
            for (var kind : kinds) kind.make(game, seed.seed());
        } catch (IllegalArgumentException | UnreadableMemoryException unplayable) {
            throw new BadInput(unplayable);
        }
    }

    private List<String> arguments() {
        return spec.commandLine().getParent().getParseResult().originalArgs();
    }

    private int play(
            ReportTitle title, Tournament tournament, ContestSource contests, TournamentRun run) {
        var player = new ChunkPlayer(tournament, contests);
        openTables(tournament, player);
        var records = Optional.ofNullable(folder).map(it -> new Records(tournament, player, it));
        records.ifPresent(Records::makeFolder);
        if (!only.isEmpty()) {
            saveOnly(records, new Schedule(tournament).matches());
            return 0;
        }
        output.check();
        var table = new ContestTable(run, () -> print(title, tournament, player, run));
        try (var results = output.checkpoint(tournament);
                var progress = Progress.of(run.matches());
                var _ = table.printedWhenStopped()) {
            results.found().forEach(run::enter);
            progress.stepBy(run.played().size());
            runner(tournament, player)
                    .run(
                            run,
                            result -> {
                                result.played().forEach(it -> save(records, it.match() + 1));
                                results.add(result);
                                progress.stepBy(result.played().size());
                            });
        }
        table.print();
        var test = run.report().test();
        return test == null || test.verdict() == Verdict.YES ? 0 : 1;
    }

    /** A table that cannot be played is found out before the first match. */
    private static void openTables(Tournament tournament, ChunkPlayer player) {
        try {
            for (int table = 0; table < new Schedule(tournament).lineups().size(); table++)
                player.contest(table);
        } catch (IllegalArgumentException unplayable) {
            throw new BadInput(unplayable);
        }
    }

    private ChunkRunner runner(Tournament tournament, ChunkPlayer player) {
        if (cluster == null) return new ThreadRunner(player, threads.count());
        checkPortable(tournament);
        return new ClusterRunner(cluster, tournament);
    }

    /** A bot that cannot be played anywhere is refused here rather than by a worker. */
    private static void checkPortable(Tournament tournament) {
        var anywhere = new ChunkPlayer(tournament, new BuiltInContests());
        try {
            for (int table = 0; table < new Schedule(tournament).lineups().size(); table++)
                anywhere.contest(table).makeEach();
        } catch (IllegalArgumentException unplayable) {
            throw new BadInput("--cluster: " + unplayable.getMessage(), unplayable);
        }
    }

    private static void save(Optional<Records> records, int number) {
        records.ifPresent(it -> it.save(number));
    }

    private void print(
            ReportTitle title, Tournament tournament, ChunkPlayer player, TournamentRun run) {
        var report = run.report();
        output.page(title, tournament, report);
        var out = spec.commandLine().getOut();
        if (tournament.format() == TournamentFormat.TABLE) {
            var single = Report.of(player.contest(0), run.played());
            if (json) out.println(json(title, tournament, single));
            else out.print(title.line(tournament, report.matches()) + ReportText.of(single));
        } else {
            if (json) out.println(json(title, tournament, report));
            else out.print(title.line(tournament, report.matches()) + TournamentTable.of(report));
        }
        out.flush();
    }

    private static String json(ReportTitle title, Tournament tournament, Record report) {
        return Json.write(
                new Answer(title.rules(), title.board(), tournament.seed().value(), report));
    }

    private void saveOnly(Optional<Records> records, int matches) {
        for (int number : only)
            if (number < 1 || number > matches)
                throw new BadInput(
                        "--only: matches are numbered 1 to %d; there is no match %d"
                                .formatted(matches, number));
        var saved =
                records.orElseThrow(
                        () -> new BadInput("--only: needs --save DIR to write the records to"));
        only.forEach(saved::save);
    }

    private record Answer(String rules, String board, long seed, Record report) {}

    private List<String> seats(Family<?, ?, ?, ?> family) {
        List<String> chosen = seats == null ? family.usualContest() : seats;
        return chosen.stream().map(String::strip).toList();
    }
}
