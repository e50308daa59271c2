package strategos.family.morris;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.bots.BotKind;
import strategos.bots.morris.Judge;
import strategos.bots.morris.Memories;
import strategos.bots.morris.MemoryFolder;
import strategos.bots.morris.MorrisBots;
import strategos.bots.morris.MorrisTables;
import strategos.bots.morris.Pupil;
import strategos.family.Appraiser;
import strategos.family.Encoding;
import strategos.family.Explainer;
import strategos.family.Family;
import strategos.family.GameNames;
import strategos.family.GameRequest;
import strategos.family.Learning;
import strategos.family.RulesFormat;
import strategos.game.HeaderText;
import strategos.game.NotationException;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.Move;
import strategos.morris.Rules;
import strategos.morris.RulesText;
import strategos.morris.State;
import strategos.morris.View;
import strategos.wire.Catalogue.Preset;
import strategos.wire.Portrayal;
import strategos.wire.morris.MorrisBoard;
import strategos.wire.morris.MorrisCatalogue;
import strategos.wire.morris.MorrisPortrayal;

/**
 * The Morris family.
 *
 * @param memories where learning bots read their memories
 * @param folder where they write them
 * @param tables where perfect play is found
 */
public record MorrisFamily(Memories memories, MemoryFolder folder, MorrisTables tables)
        implements Family<Morris, State, Move, View> {

    public static final RulesFormat<Rules> RULES =
            new RulesFormat<>(
                    MorrisPresets.ALL,
                    Rules::name,
                    RulesText::write,
                    RulesText::read,
                    RulesText::change);

    /** The document's own rules. */
    private static final GameRequest FLY = GameRequest.of(MorrisPresets.MORRIS_FLY.name());

    private static final String ADVISER = "search-6";

    /** Bots read and write their memories in one folder, and nobody has tables. */
    public MorrisFamily(MemoryFolder folder) {
        this(folder, folder, MorrisTables.NONE);
    }

    @Override
    public String name() {
        return Morris.FAMILY;
    }

    @Override
    public String title() {
        return "Morris";
    }

    @Override
    public RulesFormat<Rules> rules() {
        return RULES;
    }

    @Override
    public List<Preset> presets() {
        return MorrisCatalogue.presets();
    }

    @Override
    public Morris make(GameRequest request, int seats, RandomGenerator random)
            throws NotationException {
        return new Morris(RULES.of(request));
    }

    @Override
    public Morris open(HeaderText header, int seats) throws NotationException {
        return Morris.open(header);
    }

    @Override
    public List<String> headerFields() {
        return Morris.FIELDS;
    }

    @Override
    public GameNames names(Morris game) {
        var rules = game.rules();
        return new GameNames(
                rules.name(), rules.board().name(), title(), MorrisCatalogue.title(rules));
    }

    @Override
    public MorrisBoard ground(Morris game) {
        return MorrisBoard.of(game.rules().board());
    }

    @Override
    public Portrayal<Move, View> portrayal() {
        return new MorrisPortrayal();
    }

    @Override
    public Optional<Encoding<State>> encoding(Morris game) {
        return Optional.of(new MorrisEncoding(game));
    }

    @Override
    public List<BotKind<Morris, Move, View>> bots() {
        return new MorrisBots(memories, tables).all();
    }

    @Override
    public List<BotKind<Morris, Move, View>> botsForPeople() {
        return new MorrisBots(memories, tables).forPeople();
    }

    @Override
    public Map<String, String> botPatterns() {
        return Map.of(
                "depth-1 to depth-" + MorrisBots.DEEPEST,
                "searches that many moves ahead, without randomness");
    }

    @Override
    public Optional<BotKind<Morris, Move, View>> bot(String name) {
        return new MorrisBots(memories, tables).named(name);
    }

    @Override
    public BotKind<Morris, Move, View> adviser() {
        return bot(ADVISER).orElseThrow();
    }

    @Override
    public Optional<Explainer<Move, View>> explainer(Morris game) {
        return Optional.of(new MorrisExplainer(game));
    }

    @Override
    public Optional<Appraiser<Move, View>> appraiser(Morris game) {
        return Optional.of(new MorrisAppraiser(game, new Judge(game, tables)));
    }

    @Override
    public Optional<Learning<Morris, Move>> learning(String bot) {
        return Pupil.named(bot).map(pupil -> new MorrisLearning(pupil, folder));
    }

    /** The document's own opponent for the document's own rules. */
    @Override
    public List<String> usualSeats(GameRequest request) {
        return List.of("you", request.equals(FLY) ? "memory" : "search-3");
    }

    @Override
    public List<String> usualContest() {
        return List.of("search-5", "random");
    }
}
