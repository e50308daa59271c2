package strategos.app.map;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.Progress;
import strategos.app.cli.SeedOption;
import strategos.app.cli.ThreadsOption;
import strategos.arena.balance.Balance;
import strategos.arena.balance.BalanceTrial;
import strategos.conquest.board.Board;
import strategos.maps.balance.Homelands;
import strategos.terminal.shell.BadInput;
import strategos.wire.Json;

/** The command {@code map balance}: measures how fair a board is. */
@Command(
        name = "balance",
        header = "Measure how fair a board is.",
        description = {
            "Plays matches of modern from fixed starting positions with balanced-1 in all seats,"
                    + " each position equally often in every turn order. Reports what the first"
                    + " turn and what each position is worth, the choke points, and the"
                    + " continents that are bargains.%n",
            "The positions are those of the board; if it has none, each seat begins in its own"
                    + " part of the board.%n"
        },
        sortOptions = false)
final class BalanceCommand implements Runnable {

    private static final int MOST_GAMES = 10_000_000;

    @Spec private CommandSpec spec;

    @Mixin private BoardArgument argument;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "The minimum number of matches; rounded up so that every turn order occurs"
                            + " equally often (default: ${DEFAULT-VALUE}).",
            defaultValue = "6000")
    private int games;

    @Option(
            names = "--seats",
            paramLabel = "N",
            description =
                    "The number of positions if the board has none (default: ${DEFAULT-VALUE}).",
            defaultValue = "3")
    private int seats;

    @Mixin private SeedOption seed;
    @Mixin private ThreadsOption threads;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public void run() {
        if (games < 1 || games > MOST_GAMES)
            throw new BadInput("--games: 1 to " + MOST_GAMES + " matches can be played");
        Board board = argument.board();
        var origin = BalanceReport.Origin.of(board);
        try {
            Board tried =
                    switch (origin) {
                        case BOARD -> board;
                        case HOMELANDS ->
                                board.withStarts(
                                        Homelands.of(board, FairPositions.checked(board, seats)));
                    };
            var report = BalanceReport.of(tried, origin, seed.seed().value(), balance(tried));
            var out = spec.commandLine().getOut();
            if (json) out.println(Json.write(report));
            else BalanceText.of(report).forEach(out::println);
            out.flush();
        } catch (IllegalArgumentException unplayable) {
            throw new BadInput(unplayable);
        }
    }

    private Balance balance(Board board) {
        var trial = new BalanceTrial(board, games, seed.seed());
        try (var progress = Progress.of(trial.matches())) {
            return trial.play(threads.count(), _ -> progress.step());
        }
    }
}
