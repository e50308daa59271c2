package strategos.server.families;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.rules.OpeningKind;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.family.GameNames;
import strategos.family.conquest.ConquestFamily;
import strategos.game.NotationException;
import strategos.server.board.BoardShelf;
import strategos.server.board.TooLongException;
import strategos.server.guards.Refusal;
import strategos.store.StoredMatch;
import strategos.wire.Catalogue;
import strategos.wire.Catalogue.BotInfo;
import strategos.wire.FaultCode;
import strategos.wire.Frames;
import strategos.wire.NewMatch;
import strategos.wire.RuleSheet;
import strategos.wire.conquest.BoardInfo;

/** The offer of the Risk family. */
public final class ConquestOffer implements Offer {

    /** What the header of a record calls the name by which somebody asked for the board. */
    private static final String BOARD_NAMED = "board-named";

    private final BoardShelf shelf;
    private final RandomSource random;
    private final ConquestFamily conquest;
    private final FamilyBots<Conquest, State, Move, View> bots;
    private final Catalogue.Family family;

    public ConquestOffer(BoardShelf shelf, RandomSource random) {
        this.shelf = shelf;
        this.random = random;
        conquest = new ConquestFamily(shelf::find);
        bots = new FamilyBots<>(conquest, random);
        family =
                new Catalogue.Family(
                        conquest.name(), conquest.presets(), conquest.boards(), bots.infos());
    }

    @Override
    public Catalogue.Family family() {
        return family;
    }

    @Override
    public Optional<BotInfo> bot(String name) {
        return bots.info(name);
    }

    @Override
    public List<BotInfo> characters(String name) {
        return bots.characters(name);
    }

    @Override
    public Optional<Field> field(String name) {
        try {
            var board = shelf.find(name);
            return Optional.of(new ConquestField(BoardInfo.of(board), board, shelf));
        } catch (NotationException missing) {
            if (!shelf.isSpelledAsHere(name)) return Optional.empty();
            throw new Refusal(FaultCode.NOT_FOUND, String.valueOf(missing.getMessage()));
        }
    }

    /**
     * A board with its drawing.
     *
     * @param whole the board including blocked territories
     */
    private record ConquestField(BoardInfo ground, Board whole, BoardShelf shelf) implements Field {

        @Override
        public Optional<String> drawing() {
            return Optional.of(shelf.drawing(whole));
        }

        @Override
        public Optional<String> thumbnail() {
            return Optional.of(shelf.thumbnail(whole));
        }
    }

    @Override
    public Map<String, String> setup(NewMatch wanted) {
        var board = board(wanted.board());
        var setup = new LinkedHashMap<>(game(ConquestTerms.of(wanted), board, wanted).setup());
        if (wanted.board() != null && shelf.isSpelledAsHere(wanted.board()))
            setup.put(BOARD_NAMED, wanted.board());
        return setup;
    }

    @Override
    public RuleSheet rules(NewMatch wanted) {
        var chosen = ConquestTerms.of(wanted);
        var board = board(wanted.board());
        try {
            return shelf.workshop()
                    .make(() -> RuleMenu.sheet(chosen, terms -> refusal(terms, board, wanted)));
        } catch (TooLongException _) {
            throw new Refusal(FaultCode.UNAVAILABLE, "The server is busy. Try again in a moment.");
        }
    }

    private Optional<String> refusal(ConquestTerms terms, Board board, NewMatch wanted) {
        try {
            game(terms, board, wanted);
            return Optional.empty();
        } catch (Refusal refused) {
            return Optional.of(refused.fault().message());
        }
    }

    private Conquest game(ConquestTerms terms, Board board, NewMatch wanted) {
        Ruleset rules = terms.rules();
        try {
            return Conquest.make(rules, board, wanted.seats().size(), random.generator("deal"));
        } catch (IllegalArgumentException refused) {
            throw Offer.unplayable(String.valueOf(refused.getMessage()));
        }
    }

    private Board board(@Nullable String name) {
        if (name == null) throw Offer.unplayable("Choose a board.");
        try {
            return shelf.find(name);
        } catch (NotationException missing) {
            throw Offer.unplayable(String.valueOf(missing.getMessage()));
        }
    }

    @Override
    public Opened<State, Move, View> open(StoredMatch match, Map<String, String> setup)
            throws NotationException {
        var game = Conquest.open(setup, match.seats().size());
        return new Opened<>(
                match,
                conquest.name(),
                names(game, setup),
                new Opened.Terms(
                        OpeningKind.of(game.rules().setup()),
                        RuleMenu.chosen(game.rules()),
                        teams(game.rules(), match.seats().size())),
                new ConquestField(BoardInfo.of(game), game.whole(), shelf),
                new Frames<>(game, conquest.portrayal()),
                conquest.explainer(game),
                conquest.appraiser(game),
                () -> bots.make(match, game),
                seat -> bots.standIn(game, seat),
                bots.standIn(),
                bots.lessons(match, game),
                order -> bots.memories(match, game, order));
    }

    private static List<Integer> teams(Ruleset rules, int seats) {
        var teams = rules.extensions().teams();
        return teams.isPlayed()
                ? IntStream.range(0, seats).map(teams::of).boxed().toList()
                : List.of();
    }

    /** The board may have been asked for by another name, such as that of a shared board. */
    private GameNames names(Conquest game, Map<String, String> setup) {
        var names = conquest.names(game);
        return new GameNames(
                names.rules(),
                setup.getOrDefault(BOARD_NAMED, names.board()),
                names.setting(),
                names.title());
    }
}
