package strategos.app.habits;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.SeedOption;
import strategos.app.cli.ThreadsOption;
import strategos.app.families.GameOptions;
import strategos.arena.habits.HabitStudy;
import strategos.arena.habits.Habits;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.rules.Structure;
import strategos.conquest.view.View;
import strategos.terminal.shell.BadInput;

/** The command {@code habits}. */
@Command(
        name = "habits",
        header = "Measure how Risk bots play.",
        description = {
            "Plays matches and prints for every bot its income per turn, how many of its continents"
                    + " it still holds at its next turn, how many of its stacks of ten armies stand"
                    + " behind its own lines, the cards that it holds when it is eliminated, and its"
                    + " processor time per turn.%n"
        },
        sortOptions = false,
        optionListHeading = "Options:%n")
public final class HabitsCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Option(
            names = "--seats",
            paramLabel = "BOT,BOT,…",
            split = ",",
            description = "The bots, one per seat (default: ${DEFAULT-VALUE}).",
            defaultValue = "expert,balanced-1")
    private List<String> seats;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "The number of matches (default: ${DEFAULT-VALUE}).",
            defaultValue = "100")
    private int games;

    @Mixin private GameOptions options;
    @Mixin private SeedOption seed;
    @Mixin private ThreadsOption threads;

    @Override
    public void run() {
        if (games < 1) throw new BadInput("--games: at least 1, not " + games);
        var kinds = seats.stream().map(HabitsCommand::bot).toList();
        var study = new HabitStudy(game(), kinds);
        var counted = study.count(games, threads.count(), seed.seed());
        say(
                "bot           turns  income  continents  kept  stacks  inland  deaths  cards"
                        + "  median    99 %");
        for (int i = 0; i < counted.size(); i++) say(line(seats.get(i), counted.get(i)));
    }

    private Conquest game() {
        var rules = options.rules();
        if (!(rules.structure() instanceof Structure.InTurn))
            throw new BadInput("--rules: habits are counted where seats take turns, not orders");
        try {
            return new Conquest(rules, options.board(), seats.size());
        } catch (IllegalArgumentException unplayable) {
            throw new BadInput("--seats: " + unplayable.getMessage());
        }
    }

    private static BotKind<Conquest, Move, View> bot(String name) {
        return ConquestBots.named(name.strip())
                .orElseThrow(() -> new BadInput("--seats: there is no bot '" + name + "'"));
    }

    private static String line(String bot, Habits habits) {
        return String.format(
                Locale.ROOT,
                "%-12s %6d %7.1f %11d %4.0f%% %7d %6.0f%% %7d %6.1f %5.1f ms %5.1f ms",
                bot,
                habits.turns(),
                habits.income(),
                habits.continents(),
                100 * habits.keptShare(),
                habits.stacks(),
                100 * habits.inlandShare(),
                habits.deaths(),
                habits.cardsAtDeath(),
                habits.turnMillis(0.5),
                habits.turnMillis(0.99));
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }
}
