package strategos.app.cli;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.Boards;
import strategos.conquest.rules.Presets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.game.NotationException;

/**
 * Which game is meant. Every command that plays mixes this in, so that {@code --rules}, {@code
 * --set} and {@code --board} mean the same everywhere.
 */
public final class GameOptions {

    @Option(
            names = "--rules",
            paramLabel = "NAME|FILE",
            description =
                    "The rules: classic, modern, or a file with rules of your own (default: modern).")
    private String rules = Presets.MODERN.name();

    @Option(
            names = "--set",
            paramLabel = "OPTION=VALUE",
            description =
                    "Change one option of the rules, such as neutral=none; can be said several times.")
    private Map<String, String> changes = new LinkedHashMap<>();

    @Option(
            names = "--board",
            paramLabel = "NAME|FILE",
            description = "The board: world, or a file with a board of your own (default: world).")
    private String board = "world";

    /** The game for this many seats, with the rules as {@link #rules} reads them. */
    public Conquest game(int seats) {
        return game(rules(), seats);
    }

    /** The game for this many seats by other rules. */
    public Conquest game(Ruleset rules, int seats) {
        try {
            return new Conquest(rules, board(), seats);
        } catch (IllegalArgumentException unplayable) {
            throw new BadInput(unplayable);
        }
    }

    public Ruleset rules() {
        Ruleset chosen = Presets.named(rules).orElseGet(this::rulesFromFile);
        return changes.isEmpty() ? chosen : changed(chosen);
    }

    public Board board() {
        return Boards.named(board).orElseGet(this::boardFromFile);
    }

    private Ruleset rulesFromFile() {
        List<String> known = Presets.ALL.stream().map(Ruleset::name).toList();
        try {
            return RulesetText.read(rules, textOf("--rules", rules, known));
        } catch (NotationException fault) {
            throw new BadInput(fault);
        }
    }

    private Board boardFromFile() {
        try {
            return BoardText.read(board, textOf("--board", board, Boards.NAMES));
        } catch (NotationException fault) {
            throw new BadInput(fault);
        }
    }

    private Ruleset changed(Ruleset base) {
        Map<String, String> lines = new LinkedHashMap<>();
        for (String line : RulesetText.write(base).lines().toList())
            lines.put(line.substring(0, line.indexOf('=')).strip(), line);
        changes.forEach(
                (option, value) -> {
                    if (lines.replace(option, option + " = " + value) == null)
                        throw new BadInput(
                                "--set: there is no option '%s'; there are %s"
                                        .formatted(option, String.join(", ", lines.keySet())));
                });
        try {
            return RulesetText.read("--set", String.join("\n", lines.values()));
        } catch (NotationException fault) {
            throw new BadInput(withoutLines(String.valueOf(fault.getMessage())), fault);
        }
    }

    /** Nobody wrote a file, so the numbers of its lines would only confuse. */
    private static String withoutLines(String faults) {
        return faults.lines()
                .map(fault -> fault.replaceFirst("^--set:\\d+:", "--set:"))
                .collect(Collectors.joining("\n"));
    }

    private static String textOf(String option, String name, List<String> known) {
        try {
            return Files.readString(Path.of(name));
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw new BadInput(
                    "%s: there is neither a file '%s' nor one that ships by that name; there are %s"
                            .formatted(option, name, String.join(", ", known)),
                    missing);
        } catch (MalformedInputException binary) {
            throw new BadInput(option + ": " + name + " is not a text file", binary);
        } catch (IOException unreadable) {
            throw new BadInput(
                    option + ": " + name + " cannot be read: " + unreadable.getMessage(),
                    unreadable);
        }
    }
}
