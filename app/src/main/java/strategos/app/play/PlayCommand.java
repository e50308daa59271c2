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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.app.cli.BadInput;
import strategos.app.cli.GameOptions;
import strategos.app.cli.SeedOption;
import strategos.app.shell.LiveMatch;
import strategos.bots.BotKind;
import strategos.bots.Bots;
import strategos.bots.morris.MorrisBotKind;
import strategos.bots.morris.MorrisBots;
import strategos.conquest.Conquest;
import strategos.conquest.rules.OpeningKind;
import strategos.game.Game;
import strategos.game.MatchHeader;
import strategos.game.OptionText;
import strategos.game.Quote;
import strategos.game.Spelling;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.Rules;

/** Begins a match at the terminal. */
@Command(
        name = "play",
        header = "Play a match against bots, or with others at one keyboard.",
        description = {
            "A match opens as its rules say: by modern everything is dealt, so that play begins at"
                    + " once; by classic and academy you claim territories first. --deal and --claim"
                    + " change that.",
            "",
            "The match is saved after every step: leave with 'quit', Ctrl-C or Ctrl-D, and go on with"
                    + " 'strategos resume'. Without a terminal, commands are read one a line:",
            "",
            "  printf 'auto\\nquit\\n' | strategos play --seed 7%n"
        },
        sortOptions = false,
        abbreviateSynopsis = true,
        parameterListHeading = "What is played:%n",
        optionListHeading = "%nOptions:%n",
        footer = {
            "%nExamples:",
            "  strategos play                              you against three bots",
            "  strategos play --seats you,rush             a duel",
            "  strategos play --seats Ann,Bob,balanced     two people and a bot",
            "  strategos play classic --deal               without claiming territories",
            "  strategos play morris-fly                   Morris, against a learner",
            "  strategos play morris --seats search-5,you  standard rules, and the bot begins"
        })
public final class PlayCommand implements Callable<Integer> {

    private static final int LONGEST_NAME = 20;

    private static final List<String> CONQUEST_SEATS = List.of("you", "balanced", "rush", "turtle");
    private static final List<String> MORRIS_SEATS = List.of("you", "search-3");

    /** The document's own opponent. */
    private static final List<String> FLY_SEATS = List.of("you", "memory");

    /** The bots of a family: those that are offered, and all that there are. */
    private record Roster(List<String> offered, Predicate<String> isBot) {}

    private static final Roster CONQUEST =
            new Roster(
                    Bots.ALL.stream().map(BotKind::name).toList(),
                    name -> Bots.named(name).isPresent());
    private static final Roster MORRIS =
            new Roster(
                    MorrisBots.ALL.stream().map(MorrisBotKind::name).toList(),
                    name -> MorrisBots.named(name).isPresent());

    private static final String MAP_HINT =
            "Say 'help' at any time; 'board' lists all names and borders.";
    private static final String MORRIS_HINT =
            "A letter places a man there, two letters move one. Say 'help' at any time.";

    @Spec private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "RULES",
            description = "What is played, as with --rules (default: modern).")
    private @Nullable String chosen;

    @Option(
            names = "--seats",
            split = ",",
            paramLabel = "NAME",
            completionCandidates = BotNames.class,
            description = {
                "Who plays. The name of a bot is that bot, any other name a person at this keyboard"
                        + " (default: you,balanced,rush,turtle; in Morris you and one bot).",
                "Bots: ${COMPLETION-CANDIDATES}.",
                "Bots of Morris: random, memory, search-1 (for beginners) to search-8, search;"
                        + " 'strategos arena --help' lists all."
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
    @Mixin private Session session;

    @Override
    public Integer call() {
        if (chosen != null) {
            if (spec.commandLine().getParseResult().hasMatchedOption("--rules"))
                throw new BadInput("--rules: the rules are said twice; leave '" + chosen + "' out");
            options.choose(chosen);
        }
        var morris = options.morris();
        if (morris.isPresent()) {
            playMorris(morris.get());
        } else {
            playConquest();
        }
        return 0;
    }

    private void playConquest() {
        var players = players(CONQUEST_SEATS, CONQUEST);
        opening().ifPresent(kind -> options.preset("opening", OptionText.word(kind)));
        var game = options.game(players.size(), seed.seed());
        play(
                Conquest.FAMILY,
                game,
                players,
                game.board().title(),
                game.rules().name(),
                hints(players, CONQUEST, MAP_HINT));
    }

    /** How the match opens, where not as its rules say. */
    private Optional<OpeningKind> opening() {
        if (claim && deal) throw new BadInput("--claim and --deal exclude each other");
        if (claim) return Optional.of(OpeningKind.CLAIMED);
        return deal ? Optional.of(OpeningKind.DEALT) : Optional.empty();
    }

    private void playMorris(Rules rules) {
        if (opening().isPresent())
            throw new BadInput("--claim and --deal: in Morris there is nothing to claim or deal");
        var usual = rules.equals(MorrisPresets.MORRIS_FLY) ? FLY_SEATS : MORRIS_SEATS;
        var players = players(usual, MORRIS);
        var game = new Morris(rules);
        if (players.size() != game.seats())
            throw new BadInput("--seats: Morris is for 2, not for " + players.size());
        play(
                Morris.FAMILY,
                game,
                players,
                "Morris",
                rules.name(),
                hints(players, MORRIS, MORRIS_HINT));
    }

    private void play(
            String family,
            Game<?, ?, ?> game,
            List<String> players,
            String title,
            String rules,
            List<String> hints) {
        Map<String, String> setup = new LinkedHashMap<>(game.setup());
        setup.put(LiveMatch.SEED, Long.toString(seed.seed().value()));
        var file = session.matches().create(new MatchHeader(family, setup, players));
        var welcome =
                "%s by the rules of %s, seed %d. In their seats: %s."
                        .formatted(title, rules, seed.seed().value(), String.join(", ", players));
        var lines = Stream.concat(Stream.of(welcome), hints.stream()).toList();
        session.play(file, spec.commandLine().getOut(), lines);
    }

    /** What is said first; a person who is called almost like a bot may have been meant as one. */
    private static List<String> hints(List<String> players, Roster bots, String hint) {
        List<String> hints = new ArrayList<>();
        for (String name : players) {
            if (bots.isBot().test(name)) continue;
            Spelling.nearest(name, bots.offered())
                    .ifPresent(
                            bot ->
                                    hints.add(
                                            "%s is a person at this keyboard; did you mean %s?"
                                                    .formatted(name, bot)));
        }
        hints.add(hint);
        return hints;
    }

    private List<String> players(List<String> usual, Roster bots) {
        List<String> chosenSeats = seats == null ? usual : seats;
        List<String> players =
                chosenSeats.stream().map(seat -> player(seat, bots.isBot())).toList();
        if (players.isEmpty()) throw new BadInput("--seats: nobody is named");
        if (players.size() == 1 && players.getFirst().matches("\\d+"))
            throw new BadInput("--seats: say who plays, such as you,rush,turtle, not how many");
        List<String> people = players.stream().filter(bots.isBot().negate()).toList();
        for (String name : people)
            if (Collections.frequency(people, name) > 1)
                throw new BadInput(
                        "--seats: two people are called '%s'; nobody could tell them apart"
                                .formatted(name));
        if (people.isEmpty()) {
            throw new BadInput(
                    "every seat is a bot: name a person too, or let bots play each other with"
                            + " 'strategos arena'");
        }
        return players;
    }

    private static String player(String seat, Predicate<String> isBot) {
        String name = seat.strip();
        String bot = name.toLowerCase(Locale.ROOT);
        if (isBot.test(bot)) return bot;
        if (name.isEmpty() || name.length() > LONGEST_NAME) {
            throw new BadInput(
                    "--seats: a name has 1 to %d letters, unlike %s"
                            .formatted(LONGEST_NAME, Quote.of(name)));
        }
        return name;
    }

    private static final class BotNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return CONQUEST.offered().iterator();
        }
    }
}
