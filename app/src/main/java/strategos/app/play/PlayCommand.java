package strategos.app.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.app.cli.SeedOption;
import strategos.app.families.GameOptions;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.rules.OpeningKind;
import strategos.family.Family;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.MatchHeader;
import strategos.game.OptionText;
import strategos.game.Quote;
import strategos.game.Spelling;
import strategos.programs.Programs;
import strategos.terminal.shell.BadInput;
import strategos.terminal.shell.LiveMatch;
import strategos.terminal.shell.TerminalFamily;

/** The command {@code play}: starts a match in the terminal. */
@Command(
        name = "play",
        header = "Play a match against bots, or with friends at one keyboard.",
        description = {
            "A match opens as its rules say: modern deals everything, so that play begins at"
                    + " once; in classic and academy you claim territories first. --deal and"
                    + " --claim change that.",
            "",
            "The match is saved after every step: leave with 'quit', Ctrl-C or Ctrl-D, and"
                    + " continue with 'strategos resume'. Without a terminal, commands are read"
                    + " one per line:",
            "",
            "  printf 'auto\\nquit\\n' | strategos play --seed 7%n"
        },
        sortOptions = false,
        abbreviateSynopsis = true,
        parameterListHeading = "Game:%n",
        optionListHeading = "%nOptions:%n",
        footer = {
            "%nExamples:",
            "  strategos play                              you against three bots",
            "  strategos play --seats you,rush             a duel",
            "  strategos play --seats Ann,Bob,expert       two people and a bot",
            "  strategos play --seats you,exec:./mybot     against a program of yours",
            "  strategos play classic --deal               without claiming territories",
            "  strategos play morris-fly                   Morris, against a learning bot",
            "  strategos play morris --seats search-5,you  standard rules, and the bot begins"
        })
public final class PlayCommand implements Callable<Integer> {

    private static final int LONGEST_NAME = 20;

    @Spec private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "RULES",
            description = "The rules, as with --rules (default: modern).")
    private @Nullable String chosen;

    @Option(
            names = "--seats",
            split = ",",
            paramLabel = "NAME",
            completionCandidates = BotNames.class,
            description = {
                "The players: names of bots, or any other name for a person at this keyboard"
                        + " (default: you,hard,normal,easy; in a game for two you and one bot).",
                "Risk bots: ${COMPLETION-CANDIDATES}.",
                "'strategos arena --help' lists the bots of every game."
            })
    private @Nullable List<String> seats;

    @Option(
            names = "--claim",
            description = "Claim territories, then place first armies (--set opening=claimed).")
    private boolean claim;

    @Option(
            names = "--deal",
            description = "Deal territories and first armies (--set opening=dealt).")
    private boolean deal;

    @Mixin private GameOptions options;
    @Mixin private SeedOption seed;
    @Mixin private SessionOptions session;

    @Override
    public Integer call() {
        if (chosen != null) {
            if (spec.commandLine().getParseResult().hasMatchedOption("--rules"))
                throw new BadInput("--rules: the rules are given twice; remove '" + chosen + "'");
            options.choose(chosen);
        }
        if (namesPrograms()) {
            playWithPrograms();
        } else {
            play(options.family(session.families()));
        }
        return 0;
    }

    private boolean namesPrograms() {
        return seats != null && seats.stream().map(String::strip).anyMatch(Programs::isProgram);
    }

    private void playWithPrograms() {
        try (var programs = new Programs()) {
            session.allow(programs);
            play(options.family(session.families()));
        } catch (IllegalArgumentException unstartable) {
            throw new BadInput("--seats: " + unstartable.getMessage(), unstartable);
        }
    }

    private <G extends Game<S, M, V>, S, M, V extends GameView<M>> void play(
            TerminalFamily<G, S, M, V> chosen) {
        Family<G, S, M, V> family = chosen.family();
        opening().ifPresent(kind -> open(family, kind));
        var players = players(family);
        G game = options.game(family, players.size(), seed.seed());
        var names = family.names(game);
        Map<String, String> setup = new LinkedHashMap<>(game.setup());
        setup.put(LiveMatch.SEED, Long.toString(seed.seed().value()));
        var file = session.matches().create(new MatchHeader(family.name(), setup, players));
        var welcome =
                "%s, rules %s, seed %d. Seats: %s."
                        .formatted(
                                names.setting(),
                                names.rules(),
                                seed.seed().value(),
                                String.join(", ", players));
        List<String> lines = new ArrayList<>(List.of(welcome));
        lines.addAll(opponents(players, family));
        lines.addAll(likelyBots(players, family));
        lines.add(chosen.style().hint());
        session.session(spec.commandLine().getOut()).play(file, lines);
    }

    private void open(Family<?, ?, ?, ?> family, OpeningKind kind) {
        if (!family.name().equals(Conquest.FAMILY))
            throw new BadInput("--claim and --deal do not apply to %s".formatted(family.title()));
        options.preset("opening", OptionText.word(kind));
    }

    /** How the match opens, where not as its rules say. */
    private Optional<OpeningKind> opening() {
        if (claim && deal) throw new BadInput("--claim and --deal cannot be combined");
        if (claim) return Optional.of(OpeningKind.CLAIMED);
        return deal ? Optional.of(OpeningKind.DEALT) : Optional.empty();
    }

    /** What the bots of a match are like, each once. */
    private static List<String> opponents(List<String> players, Family<?, ?, ?, ?> family) {
        return players.stream()
                .distinct()
                .flatMap(name -> family.bot(name).stream())
                .map(bot -> "%s %s.".formatted(bot.name(), bot.about()))
                .toList();
    }

    /** A person with almost the name of a bot may have been meant as that bot. */
    private static List<String> likelyBots(List<String> players, Family<?, ?, ?, ?> family) {
        List<String> bots = family.bots().stream().map(BotKind::name).toList();
        List<String> hints = new ArrayList<>();
        for (String name : players) {
            if (family.bot(name).isPresent()) continue;
            Spelling.nearest(name, bots)
                    .ifPresent(
                            bot ->
                                    hints.add(
                                            "%s is a person at this keyboard; did you mean %s?"
                                                    .formatted(name, bot)));
        }
        return hints;
    }

    private List<String> players(Family<?, ?, ?, ?> family) {
        Predicate<String> isBot = name -> family.bot(name).isPresent();
        List<String> chosenSeats = seats == null ? family.usualSeats(options.request()) : seats;
        List<String> players = chosenSeats.stream().map(seat -> player(seat, isBot)).toList();
        if (players.isEmpty()) throw new BadInput("--seats: no players are named");
        if (players.size() == 1 && players.getFirst().matches("\\d+"))
            throw new BadInput("--seats: takes names such as you,hard,easy, not a count");
        List<String> people = players.stream().filter(isBot.negate()).toList();
        for (String name : people)
            if (Collections.frequency(people, name) > 1)
                throw new BadInput(
                        "--seats: two players are called '%s'; use different names"
                                .formatted(name));
        if (people.isEmpty()) {
            throw new BadInput(
                    "all seats are bots: add a person, or use 'strategos arena' for matches"
                            + " between bots");
        }
        return players;
    }

    private static String player(String seat, Predicate<String> isBot) {
        String name = seat.strip();
        if (Programs.isProgram(name) && isBot.test(name)) return name;
        String bot = name.toLowerCase(Locale.ROOT);
        if (isBot.test(bot)) return bot;
        if (name.isEmpty() || name.length() > LONGEST_NAME) {
            throw new BadInput(
                    "--seats: names have 1 to %d characters; %s does not"
                            .formatted(LONGEST_NAME, Quote.of(name)));
        }
        return name;
    }

    private static final class BotNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return ConquestBots.LEVELS.stream().map(BotKind::name).iterator();
        }
    }
}
