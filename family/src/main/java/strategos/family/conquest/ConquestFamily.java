package strategos.family.conquest;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.family.Encoding;
import strategos.family.Explainer;
import strategos.family.Family;
import strategos.family.GameNames;
import strategos.family.GameRequest;
import strategos.family.RulesFormat;
import strategos.game.HeaderText;
import strategos.game.NotationException;
import strategos.wire.Catalogue.BoardSummary;
import strategos.wire.Catalogue.Preset;
import strategos.wire.Portrayal;
import strategos.wire.conquest.BoardInfo;
import strategos.wire.conquest.ConquestCatalogue;
import strategos.wire.conquest.ConquestPortrayal;

/** The Risk family. */
public record ConquestFamily(BoardFinder boardFinder)
        implements Family<Conquest, State, Move, View> {

    public static final RulesFormat<Ruleset> RULES =
            new RulesFormat<>(
                    ConquestPresets.ALL,
                    Ruleset::name,
                    RulesetText::write,
                    RulesetText::read,
                    RulesetText::change);

    public static final String USUAL_BOARD = "world";

    @Override
    public String name() {
        return Conquest.FAMILY;
    }

    @Override
    public String title() {
        return "Risk";
    }

    @Override
    public RulesFormat<Ruleset> rules() {
        return RULES;
    }

    @Override
    public List<Preset> presets() {
        return ConquestCatalogue.presets();
    }

    @Override
    public List<BoardSummary> boards() {
        return ConquestCatalogue.boards();
    }

    @Override
    public Conquest make(GameRequest request, int seats, RandomGenerator random)
            throws NotationException {
        var board = boardFinder.find(Objects.requireNonNullElse(request.board(), USUAL_BOARD));
        try {
            return Conquest.make(RULES.of(request), board, seats, random);
        } catch (IllegalArgumentException unplayable) {
            throw new NotationException(String.valueOf(unplayable.getMessage()));
        }
    }

    @Override
    public Conquest open(HeaderText header, int seats) throws NotationException {
        return Conquest.open(header, seats);
    }

    @Override
    public List<String> headerFields() {
        return Conquest.FIELDS;
    }

    @Override
    public GameNames names(Conquest game) {
        var board = game.board();
        return new GameNames(
                game.rules().name(),
                board.name(),
                board.title(),
                ConquestCatalogue.title(game.rules()) + " · " + board.title());
    }

    @Override
    public BoardInfo ground(Conquest game) {
        return BoardInfo.of(game);
    }

    @Override
    public Portrayal<Move, View> portrayal() {
        return new ConquestPortrayal();
    }

    @Override
    public Optional<Encoding<State>> encoding(Conquest game) {
        return Optional.of(new ConquestEncoding(game));
    }

    @Override
    public List<BotKind<Conquest, Move, View>> bots() {
        return ConquestBots.ALL;
    }

    @Override
    public List<BotKind<Conquest, Move, View>> botsForPeople() {
        return ConquestBots.LEVELS;
    }

    @Override
    public Optional<BotKind<Conquest, Move, View>> bot(String name) {
        return ConquestBots.named(name);
    }

    @Override
    public List<BotKind<Conquest, Move, View>> characters(String level) {
        return ConquestBots.characters(level);
    }

    @Override
    public BotKind<Conquest, Move, View> adviser() {
        return ConquestBots.EXPERT;
    }

    @Override
    public Optional<Explainer<Move, View>> explainer(Conquest game) {
        return Optional.of(new ConquestExplainer(game, adviser()));
    }

    @Override
    public List<String> usualSeats(GameRequest request) {
        return List.of("you", "hard", "normal", "easy");
    }

    @Override
    public List<String> usualContest() {
        return List.of("balanced", "rush", "turtle");
    }
}
