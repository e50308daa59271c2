package strategos.app.model;

import java.util.List;
import java.util.random.RandomGenerator;
import strategos.bots.BotKind;
import strategos.family.Family;
import strategos.family.GameNames;
import strategos.family.GameRequest;
import strategos.family.RulesFormat;
import strategos.game.HeaderText;
import strategos.game.NotationException;
import strategos.wire.Catalogue.Preset;
import strategos.wire.Portrayal;

/** The family of Hexapawn, which has one game. */
final class HexapawnFamily implements Family<Hexapawn, State, Move, View> {

    private static final BotKind<Hexapawn, Move, View> RANDOM = BotKind.random();

    @Override
    public String name() {
        return Hexapawn.FAMILY;
    }

    @Override
    public String title() {
        return "Hexapawn";
    }

    @Override
    public RulesFormat<String> rules() {
        return RulesFormat.withoutOptions(List.of(name()));
    }

    @Override
    public List<Preset> presets() {
        String summary = "Three pawns each: break through, or leave the other without a move.";
        return List.of(new Preset(name(), title(), summary, 2, 2, List.of()));
    }

    @Override
    public Hexapawn make(GameRequest request, int seats, RandomGenerator random)
            throws NotationException {
        rules().of(request);
        return new Hexapawn();
    }

    @Override
    public Hexapawn open(HeaderText header, int seats) {
        return new Hexapawn();
    }

    @Override
    public List<String> headerFields() {
        return List.of();
    }

    @Override
    public GameNames names(Hexapawn game) {
        return new GameNames(name(), name(), title(), title());
    }

    @Override
    public HexapawnBoard ground(Hexapawn game) {
        return new HexapawnBoard(name(), State.SIZE);
    }

    @Override
    public Portrayal<Move, View> portrayal() {
        return new HexapawnPortrayal();
    }

    @Override
    public List<BotKind<Hexapawn, Move, View>> bots() {
        return List.of(RANDOM);
    }

    @Override
    public BotKind<Hexapawn, Move, View> adviser() {
        return RANDOM;
    }

    @Override
    public List<String> usualSeats(GameRequest request) {
        return List.of("you", RANDOM.name());
    }

    @Override
    public List<String> usualContest() {
        return List.of(RANDOM.name(), RANDOM.name());
    }
}
