package strategos.app.memory;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.DataFolder;
import strategos.bots.UnreadableMemoryException;
import strategos.bots.morris.Memory;
import strategos.bots.morris.MemoryFolder;
import strategos.bots.morris.Pupil;
import strategos.bots.morris.Remembered;
import strategos.game.Spelling;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.Move;
import strategos.morris.Rules;
import strategos.terminal.shell.BadInput;

/** The command {@code memory}: shows the memory of a learning Morris bot. */
@Command(
        name = "memory",
        header = "Show the memory of a learning Morris bot.",
        description = {
            "Lists the moves it knows: who made them (the bot or its opponent), in which phase, how"
                    + " often, and how many mills of that player (wins) and of the other (losses)"
                    + " followed in the same match.%n"
        },
        sortOptions = false,
        optionListHeading = "Options:%n")
public final class MemoryCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Option(
            names = "--bot",
            paramLabel = "NAME",
            description = "The bot (default: ${DEFAULT-VALUE}).",
            defaultValue = "memory")
    private String bot;

    @Option(
            names = "--rules",
            paramLabel = "NAME",
            description = "The rules of Morris (default: ${DEFAULT-VALUE}).",
            defaultValue = "morris-fly")
    private String rules;

    @Option(
            names = "--sort",
            paramLabel = "BY",
            description = "Sort by played, wins or losses (default: ${DEFAULT-VALUE}).",
            defaultValue = "played")
    private String sort;

    @Option(
            names = "--most",
            paramLabel = "N",
            description = "The number of moves to show (default: ${DEFAULT-VALUE}).",
            defaultValue = "20")
    private int most;

    @Mixin private DataFolder data;

    @Override
    public void run() {
        if (most < 1) throw new BadInput("--most: at least 1, not " + most);
        Pupil pupil =
                Pupil.named(bot)
                        .orElseThrow(() -> unknown("--bot", "bot that learns", bot, pupils()));
        Rules chosen =
                MorrisPresets.named(rules)
                        .orElseThrow(() -> unknown("--rules", "Morris", rules, presets()));
        print(pupil, read(pupil, chosen), order());
        spec.commandLine().getOut().flush();
    }

    private static BadInput unknown(String option, String what, String name, List<String> known) {
        return new BadInput(
                "%s: there is no %s '%s'; %s"
                        .formatted(option, what, name, Spelling.hint(name, known)));
    }

    private static List<String> pupils() {
        return Arrays.stream(Pupil.values()).map(Pupil::title).toList();
    }

    private static List<String> presets() {
        return MorrisPresets.ALL.stream().map(Rules::name).toList();
    }

    private Remembered.Order order() {
        return switch (sort) {
            case "played" -> Remembered.Order.PLAYED;
            case "wins" -> Remembered.Order.WINS;
            case "losses" -> Remembered.Order.LOSSES;
            default -> throw new BadInput("--sort: played, wins or losses, not '" + sort + "'");
        };
    }

    private Memory read(Pupil pupil, Rules chosen) {
        try {
            return new MemoryFolder(data.path()).of(pupil, chosen);
        } catch (UnreadableMemoryException unreadable) {
            throw new BadInput(unreadable);
        } catch (UncheckedIOException unreadable) {
            throw new BadInput(String.valueOf(unreadable.getMessage()), unreadable);
        }
    }

    private void print(Pupil pupil, Memory memory, Remembered.Order order) {
        var out = spec.commandLine().getOut();
        if (memory.matches() == 0) {
            out.printf("%s has not learned from any match of %s.%n", pupil.title(), rules);
            return;
        }
        List<Remembered> moves = memory.moves(order, most);
        out.printf(
                "%s has learned from %s of %s and remembers %s.%n",
                pupil.title(),
                count(memory.matches(), "match", "matches"),
                rules,
                moves.isEmpty()
                        ? count(memory.size(), "position", "positions")
                        : count(memory.size(), "move", "moves"));
        if (moves.isEmpty()) return;
        out.printf("%nmove  player    phase     played   wins  losses%n");
        var notation = new Morris(memory.rules()).notation();
        moves.forEach(move -> print(out, notation.write(move.move()), move));
        if (moves.size() < memory.size()) out.printf("and %d more%n", memory.size() - moves.size());
    }

    private static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }

    private static void print(PrintWriter out, String notation, Remembered move) {
        out.printf(
                "%-4s  %-8s  %-8s  %6d  %5d  %6d%n",
                notation,
                move.own() ? "bot" : "opponent",
                phase(move.move()),
                move.played(),
                move.wins(),
                move.losses());
    }

    private static String phase(Move.OnBoard move) {
        return switch (move) {
            case Move.Place _ -> "placing";
            case Move.Slide _ -> "moving";
            case Move.Take _ -> "removing";
        };
    }
}
