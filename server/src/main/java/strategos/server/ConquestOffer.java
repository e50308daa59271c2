package strategos.server;

import java.security.SecureRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import strategos.conquest.Conquest;
import strategos.conquest.View;
import strategos.conquest.board.Board;
import strategos.conquest.board.Boards;
import strategos.conquest.move.Move;
import strategos.conquest.odds.Assault;
import strategos.conquest.odds.StopRule;
import strategos.conquest.rules.Presets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Ruleset.Setup;
import strategos.conquest.rules.Ruleset.Setup.Armies;
import strategos.conquest.rules.Ruleset.Setup.Territories;
import strategos.conquest.state.State;
import strategos.game.Bot;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.store.Occupant;
import strategos.store.StoredMatch;
import strategos.wire.Catalogue;
import strategos.wire.Catalogue.BoardSummary;
import strategos.wire.Catalogue.Preset;
import strategos.wire.FaultCode;
import strategos.wire.Frames;
import strategos.wire.NewMatch;
import strategos.wire.OddsAnswer;
import strategos.wire.Opening;
import strategos.wire.conquest.BoardInfo;
import strategos.wire.conquest.ConquestPortrayal;

/** The Risk family as a server offers it: what can be played, and how a match of it is opened. */
final class ConquestOffer {

    private static final Map<String, String> SUMMARIES =
            Map.of(
                    "classic",
                    "Claim the world, choose your dice in attack and defence, fortify along any path.",
                    "modern",
                    "The current printed rules: the defence always rolls all it can.",
                    "academy",
                    "Five phases, an army for every territory, fortify to a neighbour only.",
                    "rizk",
                    "No cards: continents pay more the longer they are held, and every army may move.");

    private static final int MOST_ARMIES = 500;

    private final Map<String, BotOffer> bots = new HashMap<>();
    private final Catalogue catalogue;
    private final SecureRandom seeds = new SecureRandom();

    ConquestOffer(List<BotOffer> bots) {
        bots.forEach(bot -> this.bots.put(bot.info().name(), bot));
        catalogue =
                new Catalogue(
                        Presets.ALL.stream().map(ConquestOffer::preset).toList(),
                        Boards.NAMES.stream()
                                .flatMap(name -> Boards.named(name).stream())
                                .map(ConquestOffer::summary)
                                .toList(),
                        bots.stream().map(BotOffer::info).toList());
    }

    private static Preset preset(Ruleset rules) {
        return new Preset(
                rules.name(),
                capitalised(rules.name()),
                Objects.requireNonNull(SUMMARIES.get(rules.name()), rules.name()),
                rules.seats().fewest(),
                rules.seats().most());
    }

    private static BoardSummary summary(Board board) {
        return new BoardSummary(
                board.name(), board.title(), board.size(), board.continents().size());
    }

    private static String capitalised(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    Catalogue catalogue() {
        return catalogue;
    }

    Optional<BoardInfo> board(String name) {
        return Boards.named(name).map(BoardInfo::of);
    }

    Optional<BotOffer> bot(String name) {
        return Optional.ofNullable(bots.get(name));
    }

    /**
     * The odds of a battle that is fought until the territory falls or so many attackers are left.
     */
    static OddsAnswer odds(int attackers, int defenders, int stop) {
        if (attackers > MOST_ARMIES || defenders > MOST_ARMIES)
            throw unplayable("Odds are worked out for at most " + MOST_ARMIES + " armies.");
        try {
            var odds = Assault.of(attackers, defenders).withStop(new StopRule(stop, 0)).odds();
            var left = odds.inAnyCase();
            return new OddsAnswer(
                    attackers,
                    defenders,
                    stop,
                    odds.win(),
                    left.attackers().mean(),
                    left.defenders().mean());
        } catch (IllegalArgumentException refused) {
            throw unplayable(String.valueOf(refused.getMessage()));
        }
    }

    /** The header of the game that somebody wants to play. */
    MatchHeader header(NewMatch wanted) {
        Ruleset rules =
                Presets.named(wanted.preset())
                        .orElseThrow(
                                () -> unplayable("There is no preset '" + wanted.preset() + "'."));
        Board board =
                Boards.named(wanted.board())
                        .orElseThrow(
                                () -> unplayable("There is no board '" + wanted.board() + "'."));
        try {
            var opening = opening(wanted.opening(), rules.setup());
            var game = new Conquest(rules.withSetup(opening), board, wanted.seats().size());
            return new MatchHeader(Conquest.FAMILY, game.setup(), List.of());
        } catch (IllegalArgumentException refused) {
            throw unplayable(String.valueOf(refused.getMessage()));
        }
    }

    private static Setup opening(Opening opening, Setup setup) {
        return switch (opening) {
            case DEALT -> new Setup(Territories.DEALT, Armies.DEALT, setup.neutral());
            case CLAIMED -> new Setup(Territories.CLAIMED, setup.armies(), setup.neutral());
        };
    }

    private static Opening openingOf(Setup setup) {
        return switch (setup.territories()) {
            case DEALT -> Opening.DEALT;
            case CLAIMED -> Opening.CLAIMED;
        };
    }

    static Refusal unplayable(String why) {
        return new Refusal(FaultCode.UNPLAYABLE, why);
    }

    /** Opens the game of a match that was stored. */
    Opened<State, Move, View> open(StoredMatch match) {
        var game = game(match);
        return new Opened<>(
                match,
                names(game),
                openingOf(game.rules().setup()),
                new Frames<>(game, new ConquestPortrayal()),
                View::turns,
                bots(match, game));
    }

    /** What the game of a match that was stored is called. */
    Opened.GameNames names(StoredMatch match) {
        return names(game(match));
    }

    private static Conquest game(StoredMatch match) {
        try {
            var header = MatchHeader.read(match.header().lines().toList());
            return Conquest.open(header.setup(), match.seats().size());
        } catch (NotationException unreadable) {
            throw new IllegalStateException("match " + match.id() + " on disk", unreadable);
        }
    }

    private static Opened.GameNames names(Conquest game) {
        return new Opened.GameNames(
                Conquest.FAMILY,
                game.rules().name(),
                game.board().name(),
                capitalised(game.rules().name()) + " · " + game.board().title());
    }

    private Map<Seat, Bot<Move, View>> bots(StoredMatch match, Conquest game) {
        Map<Seat, Bot<Move, View>> playing = new HashMap<>();
        for (int seat = 0; seat < match.seats().size(); seat++) {
            if (match.seats().get(seat) instanceof Occupant.Bot(_, String name)) {
                var offer = bots.get(name);
                if (offer == null)
                    throw new IllegalStateException(
                            "match " + match.id() + " has a bot '" + name + "', and there is none");
                var seed = new Seed(seeds.nextLong());
                playing.put(Seat.of(seat), offer.maker().make(game, seed));
            }
        }
        return playing;
    }
}
