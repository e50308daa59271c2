package strategos.app.families;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import strategos.app.cli.BoardSource;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.family.Family;
import strategos.family.GameRequest;
import strategos.family.conquest.ConquestFamily;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.terminal.shell.BadInput;
import strategos.terminal.shell.TerminalFamilies;
import strategos.terminal.shell.TerminalFamily;

/**
 * The options {@code --rules}, {@code --set} and {@code --board}, which every command that plays
 * mixes in.
 */
public final class GameOptions {

    @Option(
            names = "--rules",
            paramLabel = "NAME|FILE",
            completionCandidates = KnownRules.class,
            description = "The rules: ${COMPLETION-CANDIDATES}, or a rules file (default: modern).")
    private String rules = ConquestPresets.MODERN.name();

    @Option(
            names = "--set",
            paramLabel = "OPTION=VALUE",
            description = "Change one option of the rules, such as neutral=none; can be repeated.")
    private List<String> changes = List.of();

    @Option(
            names = "--board",
            paramLabel = BoardSource.LABEL,
            completionCandidates = KnownBoards.class,
            description =
                    "The board: ${COMPLETION-CANDIDATES}, a board file, or a random board such as"
                            + " random:60:5 with 60 territories (default: world).")
    private @Nullable String board;

    private final Map<String, String> preset = new LinkedHashMap<>();

    /** The family of games that is meant: that of a preset, or of the base of a file. */
    public TerminalFamily<?, ?, ?, ?> family(TerminalFamilies families) {
        return families.named(family().name()).orElseThrow();
    }

    private Family<?, ?, ?, ?> family() {
        return AnyRules.familyOf(rules).orElseGet(() -> AnyRules.familyOfText(rulesFromFile()));
    }

    /** A new game of a family for this many seats. */
    public <G extends Game<S, M, V>, S, M, V extends GameView<M>> G game(
            Family<G, S, M, V> family, int seats, Seed seed) {
        if (board != null && family.boards().isEmpty())
            throw new BadInput(
                    "--board: the board of %s is part of its rules; see 'strategos rules show %s'"
                            .formatted(family.title(), rules));
        G game;
        try {
            game = family.make(request(), seats, seed.child("board").random());
        } catch (NotationException unplayable) {
            throw new BadInput(unplayable);
        }
        if (game.seats() != seats)
            throw new BadInput(
                    "--seats: %s is for %d players, not %d"
                            .formatted(family.title(), game.seats(), seats));
        return game;
    }

    /** What is to be played. */
    public GameRequest request() {
        boolean isPreset = AnyRules.familyOf(rules).isPresent();
        return new GameRequest(rules, isPreset ? null : rulesFromFile(), changes(), board);
    }

    /** The ruleset, for commands that only Risk makes sense for. */
    public Ruleset rules() {
        var family = family();
        if (!family.name().equals(Conquest.FAMILY))
            throw new BadInput(
                    "--rules: %s is a game of %s; the rules of Risk are %s"
                            .formatted(
                                    rules,
                                    family.title(),
                                    String.join(", ", ConquestFamily.RULES.names())));
        try {
            return ConquestFamily.RULES.of(request());
        } catch (NotationException fault) {
            throw new BadInput(fault);
        }
    }

    /** Means an option to be this, unless --set says otherwise. */
    public void preset(String option, String value) {
        preset.put(option, value);
    }

    private Map<String, String> changes() {
        Map<String, String> values = new LinkedHashMap<>(preset);
        for (String change : changes) {
            String[] sides = change.split("=", 2);
            if (sides.length < 2)
                throw new BadInput(
                        "--set: expected OPTION=VALUE such as neutral=none, not '" + change + "'");
            values.put(sides[0].strip(), sides[1].strip());
        }
        return values;
    }

    /** Means these rules, as if --rules had named them. */
    public void choose(String nameOrFile) {
        rules = nameOrFile;
    }

    public Board board() {
        return BoardSource.named(board == null ? ConquestFamily.USUAL_BOARD : board);
    }

    private String rulesFromFile() {
        return AnyRules.text("--rules", rules);
    }

    /** The names of the built-in rules. */
    private static final class KnownRules implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return AnyRules.names().iterator();
        }
    }

    /** The built-in boards, by name. */
    private static final class KnownBoards implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return ConquestBoards.NAMES.iterator();
        }
    }
}
