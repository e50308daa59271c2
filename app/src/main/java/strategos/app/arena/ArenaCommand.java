package strategos.app.arena;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.BadInput;
import strategos.app.cli.GameOptions;
import strategos.app.cli.SeedOption;
import strategos.arena.Arena;
import strategos.arena.Contest;
import strategos.arena.Played;
import strategos.arena.Report;
import strategos.bots.BotKind;
import strategos.bots.Bots;
import strategos.conquest.View;
import strategos.conquest.move.Move;
import strategos.conquest.state.State;
import strategos.wire.Json;

/** Lets bots play each other, and tells who is stronger. */
@Command(
        name = "arena",
        header = "Let bots play each other, and tell who is stronger.%n",
        description = {
            "Plays many matches between the same bots, who move on by one seat after each. The same"
                    + " seed gives the same table, whatever the number of threads; only the times differ.%n"
        },
        sortOptions = false,
        abbreviateSynopsis = true,
        optionListHeading = "Options:%n")
public final class ArenaCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Option(
            names = "--seats",
            paramLabel = "BOT",
            split = ",",
            description = "Who plays, as listed below (default: ${DEFAULT-VALUE}).",
            defaultValue = "balanced,rush,turtle")
    private List<String> seats;

    @Mixin private GameOptions options;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many matches (default: ${DEFAULT-VALUE}).",
            defaultValue = "1000")
    private int games;

    @Option(
            names = "--max-turns",
            paramLabel = "N",
            description =
                    "A match that goes on for longer is a draw (default: ${DEFAULT-VALUE} turns).",
            defaultValue = "1000")
    private int maxTurns;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many matches are played at a time (default: one a core).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin private SeedOption seed;

    @Option(
            names = "--save",
            paramLabel = "DIR",
            description = "Write every match into this folder, to be replayed.")
    private @Nullable Path folder;

    @Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    /** The help ends with the bots there are. */
    @Spec
    void describe(CommandSpec own) {
        List<String> footer = new ArrayList<>(List.of("%nBots:"));
        for (BotKind kind : Bots.ALL) footer.add("  %-10s %s".formatted(kind.name(), kind.about()));
        footer.add("%nExamples:");
        footer.add("  strategos arena --seats balanced,rush,turtle --games 1000 --seed 7");
        footer.add("  strategos arena --seats balanced,random --set neutral=none   a plain duel");
        own.usageMessage().footer(footer.toArray(String[]::new));
    }

    @Override
    public void run() {
        var contest = contest();
        var report = play(contest);
        if (folder != null) new Records(contest, folder).save();
        var out = spec.commandLine().getOut();
        String rules = options.rules().name();
        String board = options.board().name();
        if (json) {
            out.println(Json.write(new Answer(rules, board, contest.seed().value(), report)));
        } else {
            out.printf(
                    "%s on %s, %d matches, seed %d%n%n",
                    rules, board, report.matches(), contest.seed().value());
            out.print(ReportText.of(report));
        }
        out.flush();
    }

    private record Answer(String rules, String board, long seed, Report report) {}

    private Contest<State, Move, View> contest() {
        if (threads < 1) throw new BadInput("--threads: at least one thread has to play");
        List<BotKind> kinds = seats.stream().map(ArenaCommand::bot).toList();
        try {
            return Contest.of(options.game(kinds.size()), kinds, games, maxTurns, seed.seed());
        } catch (IllegalArgumentException unplayable) {
            throw new BadInput(unplayable);
        }
    }

    private static BotKind bot(String name) {
        return Bots.named(name.strip())
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "--seats: there is no bot '%s'; there are %s"
                                                .formatted(name, names())));
    }

    private static String names() {
        return Bots.ALL.stream().map(BotKind::name).collect(Collectors.joining(", "));
    }

    private Report play(Contest<State, Move, View> contest) {
        try (var progress = Progress.of(contest.matches())) {
            List<Played> played = Arena.play(contest, threads, _ -> progress.step());
            return Report.of(contest, played);
        }
    }
}
