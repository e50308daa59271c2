package strategos.app.play;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.BadInput;
import strategos.app.cli.GameOptions;
import strategos.app.cli.SeedOption;
import strategos.app.shell.LiveMatch;
import strategos.bots.BotKind;
import strategos.bots.Bots;
import strategos.conquest.Conquest;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Ruleset.Setup;
import strategos.conquest.rules.Ruleset.Setup.Armies;
import strategos.conquest.rules.Ruleset.Setup.Territories;
import strategos.game.MatchHeader;

/** Begins a match at the terminal. */
@Command(
        name = "play",
        header = "Play a match against bots, or with others at one keyboard.%n",
        description = {
            "Territories and first armies are dealt, so that play begins at once; with --claim they"
                    + " are claimed and placed one by one.",
            "",
            "The match is saved after every step: leave with 'quit', Ctrl-C or Ctrl-D, and go on with"
                    + " 'strategos resume'. Without a terminal, commands are read one a line:",
            "",
            "  printf 'auto\\nquit\\n' | strategos play --seed 7%n"
        },
        sortOptions = false,
        optionListHeading = "Options:%n",
        footer = {
            "%nExamples:",
            "  strategos play                              you against three bots",
            "  strategos play --seats you,rush             a duel",
            "  strategos play --seats Ann,Bob,balanced     two people and a bot",
            "  strategos play --rules classic --claim      the whole opening"
        })
public final class PlayCommand implements Callable<Integer> {

    private static final int LONGEST_NAME = 20;

    @Spec private CommandSpec spec;

    @Option(
            names = "--seats",
            split = ",",
            paramLabel = "NAME",
            completionCandidates = BotNames.class,
            description = {
                "Who plays. The name of a bot is that bot, any other name a person at this keyboard"
                        + " (default: you,balanced,rush,turtle).",
                "Bots: ${COMPLETION-CANDIDATES}."
            })
    private List<String> seats = List.of("you", "balanced", "rush", "turtle");

    @Option(
            names = "--claim",
            description =
                    "Open as the rules say: claim territories and place first armies one by one.")
    private boolean claim;

    @Mixin private GameOptions options;
    @Mixin private SeedOption seed;
    @Mixin private Session session;

    @Override
    public Integer call() {
        var players = players();
        var rules = claim ? options.rules() : dealt(options.rules());
        var game = options.game(rules, players.size());
        var file = session.matches().create(header(game, players));
        session.play(file, spec.commandLine().getOut(), welcome(game, players));
        return 0;
    }

    /** Everything is dealt, so that the first turn begins at once. */
    private static Ruleset dealt(Ruleset rules) {
        var neutral = rules.setup().neutral();
        return rules.withSetup(new Setup(Territories.DEALT, Armies.DEALT, neutral));
    }

    private List<String> players() {
        List<String> players = seats.stream().map(PlayCommand::player).toList();
        if (players.stream().allMatch(PlayCommand::isBot)) {
            throw new BadInput(
                    "every seat is a bot: name a person too, or let bots play each other with"
                            + " 'strategos arena'");
        }
        return players;
    }

    private static String player(String seat) {
        String name = seat.strip();
        if (name.isEmpty() || name.length() > LONGEST_NAME) {
            throw new BadInput(
                    "--seats: a name has 1 to %d letters, unlike '%s'"
                            .formatted(LONGEST_NAME, name));
        }
        String bot = name.toLowerCase(Locale.ROOT);
        return isBot(bot) ? bot : name;
    }

    private static boolean isBot(String name) {
        return Bots.named(name).isPresent();
    }

    private MatchHeader header(Conquest game, List<String> players) {
        Map<String, String> setup = new LinkedHashMap<>(game.setup());
        setup.put(LiveMatch.SEED, Long.toString(seed.seed().value()));
        return new MatchHeader(Conquest.FAMILY, setup, players);
    }

    private List<String> welcome(Conquest game, List<String> players) {
        return List.of(
                "%s by the rules of %s, seed %d. In their seats: %s."
                        .formatted(
                                game.board().title(),
                                game.rules().name(),
                                seed.seed().value(),
                                String.join(", ", players)),
                "Say 'help' at any time; 'board' lists all names and borders.");
    }

    private static final class BotNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Bots.ALL.stream().map(BotKind::name).iterator();
        }
    }
}
