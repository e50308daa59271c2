package strategos.app.cli;

import static strategos.app.cli.RulesSource.CONQUEST;
import static strategos.app.cli.RulesSource.MORRIS;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.game.Seed;
import strategos.morris.Rules;

/**
 * Which game is meant. Every command that plays mixes this in, so that {@code --rules}, {@code
 * --set} and {@code --board} mean the same everywhere.
 */
public final class GameOptions {

    private static final String DEFAULT_BOARD = "world";

    @Option(
            names = "--rules",
            paramLabel = "NAME|FILE",
            completionCandidates = KnownRules.class,
            description =
                    "The rules: ${COMPLETION-CANDIDATES}, or a file with rules of your own"
                            + " (default: modern).")
    private String rules = ConquestPresets.MODERN.name();

    @Option(
            names = "--set",
            paramLabel = "OPTION=VALUE",
            description =
                    "Change one option of the rules, such as neutral=none; can be said several times.")
    private List<String> changes = List.of();

    @Option(
            names = "--board",
            paramLabel = BoardSource.LABEL,
            completionCandidates = KnownBoards.class,
            description =
                    "The board: ${COMPLETION-CANDIDATES}, a file with a board of your own, or one at"
                            + " random such as random:60:5 with 60 territories (default: world).")
    private @Nullable String board;

    private final Map<String, String> preset = new LinkedHashMap<>();

    /** A new game for this many seats, with the rules as {@link #rules} reads them. */
    public Conquest game(int seats, Seed seed) {
        try {
            return Conquest.make(rules(), board(), seats, seed.child("board").random());
        } catch (IllegalArgumentException unplayable) {
            throw new BadInput(unplayable);
        }
    }

    public Ruleset rules() {
        if (MORRIS.named(rules).isPresent())
            throw new BadInput(
                    "--rules: %s is a game of Morris; the rules of Risk are %s"
                            .formatted(rules, String.join(", ", CONQUEST.names())));
        Ruleset chosen =
                CONQUEST.named(rules).orElseGet(() -> CONQUEST.read(rules, rulesFromFile()));
        return CONQUEST.changed(chosen, changes());
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

    /** The rules of Morris, if it is Morris that is meant: by a name, or by the base of a file. */
    public Optional<Rules> morris() {
        Optional<Rules> chosen = MORRIS.named(rules);
        if (chosen.isEmpty() && CONQUEST.named(rules).isEmpty()) {
            String text = rulesFromFile();
            if (MORRIS.isBaseOf(text)) chosen = Optional.of(MORRIS.read(rules, text));
        }
        if (chosen.isPresent() && board != null)
            throw new BadInput("--board: Morris has its board in its rules: --set board=six");
        return chosen.map(base -> MORRIS.changed(base, changes()));
    }

    /** Means these rules, as if --rules had named them. */
    public void choose(String nameOrFile) {
        rules = nameOrFile;
    }

    public Board board() {
        return BoardSource.board("--board", board == null ? DEFAULT_BOARD : board);
    }

    private String rulesFromFile() {
        return new NamedFile("--rules", rules, AnyRules.names()).text();
    }

    /** The rules that ship, by name. */
    private static final class KnownRules implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return AnyRules.names().iterator();
        }
    }

    /** The boards that ship, by name. */
    private static final class KnownBoards implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return ConquestBoards.NAMES.iterator();
        }
    }
}
