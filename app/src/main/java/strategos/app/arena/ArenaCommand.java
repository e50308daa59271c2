package strategos.app.arena;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
import strategos.arena.Arena;
import strategos.arena.Contest;
import strategos.arena.ContestOpening;
import strategos.arena.Played;
import strategos.arena.Report;
import strategos.bots.BotKind;
import strategos.bots.Uniform;
import strategos.bots.UnreadableMemoryException;
import strategos.family.Family;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.Spelling;
import strategos.terminal.console.TextLayout;
import strategos.terminal.shell.BadInput;
import strategos.wire.Json;

/** The command {@code arena}: plays matches between bots to compare their strength. */
@Command(
        name = "arena",
        header = "Play matches between bots to compare their strength.",
        description = {
            "Plays many matches between the same bots and rotates the seats after each. The same"
                    + " seed gives the same table on any number of threads; only the times"
                    + " differ.",
            "",
            "Ctrl-C stops it, prints the table of the matches played so far and exits with code"
                    + " 130.%n"
        },
        sortOptions = false,
        abbreviateSynopsis = true,
        optionListHeading = "Options:%n")
public final class ArenaCommand implements Runnable {

    private static final int HELP_WIDTH = 80;

    /** The most matches whose results fit into memory. */
    private static final int MOST_GAMES = 10_000_000;

    @Spec private CommandSpec spec;

    @Option(
            names = "--seats",
            paramLabel = "BOT",
            split = ",",
            description = "The bots, as listed below with the default of each game.")
    private @Nullable List<String> seats;

    @Mixin private GameOptions options;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "The number of matches (default: ${DEFAULT-VALUE}).",
            defaultValue = "1000")
    private int games;

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

    @Mixin private ThreadsOption threads;
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
    public void run() {
        if (games > MOST_GAMES)
            throw new BadInput("--games: at most " + MOST_GAMES + " matches can be played");
        contest(options.family(Families.atTerminal(data.path())).family());
    }

    private <G extends Game<S, M, V>, S, M, V extends GameView<M>> void contest(
            Family<G, S, M, V> family) {
        List<BotKind<G, M, V>> kinds =
                seats(family).stream().map(name -> bot(family, name)).toList();
        G game = options.game(family, kinds.size(), seed.seed());
        var names = family.names(game);
        play(family.name(), names.rules(), names.board(), contest(game, kinds));
    }

    /** Each bot is made once now: one that cannot be is found out before the first match. */
    private <G extends Game<S, M, V>, S, M, V extends GameView<M>> Contest<S, M, V> contest(
            G game, List<BotKind<G, M, V>> kinds) {
        try {
            for (var kind : kinds) kind.make(game, seed.seed());
            return Contest.of(game, kinds, games, maxTurns, seed.seed())
                    .after(new ContestOpening<>(opening, own -> new Uniform<>(own.random())));
        } catch (IllegalArgumentException | UnreadableMemoryException unplayable) {
            throw new BadInput(unplayable);
        }
    }

    private void play(String family, String rules, String board, Contest<?, ?, ?> contest) {
        var records = Optional.ofNullable(folder).map(it -> new Records(family, contest, it));
        records.ifPresent(Records::makeFolder);
        if (!only.isEmpty()) {
            saveOnly(records);
            return;
        }
        var table =
                new ContestTable(contest.matches(), played -> print(rules, board, contest, played));
        try (var progress = Progress.of(contest.matches());
                var _ = table.printedWhenStopped()) {
            Arena.play(
                    contest,
                    threads.count(),
                    played -> {
                        records.ifPresent(it -> it.save(played.match() + 1));
                        table.add(played);
                        progress.step();
                    });
        }
        table.print();
    }

    private void print(String rules, String board, Contest<?, ?, ?> contest, List<Played> played) {
        var out = spec.commandLine().getOut();
        var report = Report.of(contest, played);
        if (json) {
            out.println(Json.write(new Answer(rules, board, contest.seed().value(), report)));
        } else {
            out.printf(
                    "%s on %s, %s, seed %d%n%n",
                    rules,
                    board,
                    report.matches() == 1 ? "1 match" : report.matches() + " matches",
                    contest.seed().value());
            out.print(ReportText.of(report));
        }
        out.flush();
    }

    private void saveOnly(Optional<Records> records) {
        for (int number : only)
            if (number < 1 || number > games)
                throw new BadInput(
                        "--only: matches are numbered 1 to %d; there is no match %d"
                                .formatted(games, number));
        var saved =
                records.orElseThrow(
                        () -> new BadInput("--only: needs --save DIR to write the records to"));
        only.forEach(saved::save);
    }

    private record Answer(String rules, String board, long seed, Report report) {}

    private List<String> seats(Family<?, ?, ?, ?> family) {
        List<String> chosen = seats == null ? family.usualContest() : seats;
        return chosen.stream().map(String::strip).toList();
    }

    private static <G extends Game<S, M, V>, S, M, V extends GameView<M>> BotKind<G, M, V> bot(
            Family<G, S, M, V> family, String name) {
        return family.bot(name)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "--seats: there is no bot '%s'; %s"
                                                .formatted(
                                                        name, Spelling.hint(name, known(family)))));
    }

    private static List<String> known(Family<?, ?, ?, ?> family) {
        return Stream.concat(
                        family.bots().stream().map(BotKind::name),
                        family.botPatterns().keySet().stream())
                .toList();
    }
}
