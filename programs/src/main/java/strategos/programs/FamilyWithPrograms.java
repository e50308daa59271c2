package strategos.programs;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.bots.BotKind;
import strategos.family.Explainer;
import strategos.family.Family;
import strategos.family.GameNames;
import strategos.family.GameRequest;
import strategos.family.Learning;
import strategos.family.RulesFormat;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.HeaderText;
import strategos.game.NotationException;
import strategos.wire.Catalogue.BoardSummary;
import strategos.wire.Catalogue.Preset;
import strategos.wire.Ground;
import strategos.wire.Portrayal;

/**
 * A family of games whose bots can also be programs.
 *
 * @param family the same without them
 */
public record FamilyWithPrograms<G extends Game<S, M, V>, S, M, V extends GameView<M>>(
        Family<G, S, M, V> family, Programs programs) implements Family<G, S, M, V> {

    @Override
    public Optional<BotKind<G, M, V>> bot(String name) {
        return Programs.isProgram(name)
                ? Optional.of(programs.bot(family, name))
                : family.bot(name);
    }

    @Override
    public String name() {
        return family.name();
    }

    @Override
    public String title() {
        return family.title();
    }

    @Override
    public RulesFormat<?> rules() {
        return family.rules();
    }

    @Override
    public List<Preset> presets() {
        return family.presets();
    }

    @Override
    public List<BoardSummary> boards() {
        return family.boards();
    }

    @Override
    public G make(GameRequest request, int seats, RandomGenerator random) throws NotationException {
        return family.make(request, seats, random);
    }

    @Override
    public G open(HeaderText header, int seats) throws NotationException {
        return family.open(header, seats);
    }

    @Override
    public List<String> headerFields() {
        return family.headerFields();
    }

    @Override
    public GameNames names(G game) {
        return family.names(game);
    }

    @Override
    public Ground ground(G game) {
        return family.ground(game);
    }

    @Override
    public Portrayal<M, V> portrayal() {
        return family.portrayal();
    }

    @Override
    public List<BotKind<G, M, V>> bots() {
        return family.bots();
    }

    @Override
    public List<BotKind<G, M, V>> botsForPeople() {
        return family.botsForPeople();
    }

    @Override
    public Map<String, String> botPatterns() {
        return family.botPatterns();
    }

    @Override
    public List<BotKind<G, M, V>> characters(String level) {
        return family.characters(level);
    }

    @Override
    public BotKind<G, M, V> adviser() {
        return family.adviser();
    }

    @Override
    public Optional<Explainer<M, V>> explainer(G game) {
        return family.explainer(game);
    }

    @Override
    public Optional<Learning<G, M>> learning(String bot) {
        return family.learning(bot);
    }

    @Override
    public List<String> usualSeats(GameRequest request) {
        return family.usualSeats(request);
    }

    @Override
    public List<String> usualContest() {
        return family.usualContest();
    }
}
