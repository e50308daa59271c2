package strategos.server.families;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.family.Family;
import strategos.family.GameRequest;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.HeaderText;
import strategos.game.NotationException;
import strategos.store.StoredMatch;
import strategos.wire.Catalogue;
import strategos.wire.Catalogue.BotInfo;
import strategos.wire.Frames;
import strategos.wire.Ground;
import strategos.wire.NewMatch;
import strategos.wire.RuleSheet;

/**
 * Any family of games as a server offers it, where each preset has its own board and there are no
 * more rules to choose. The client draws the boards itself.
 */
public final class FamilyOffer<G extends Game<S, M, V>, S, M, V extends GameView<M>>
        implements Offer {

    private final Family<G, S, M, V> family;
    private final RandomSource random;
    private final FamilyBots<G, S, M, V> bots;

    public FamilyOffer(Family<G, S, M, V> family, RandomSource random) {
        this.family = family;
        this.random = random;
        bots = new FamilyBots<>(family, random);
    }

    @Override
    public Catalogue.Family family() {
        return new Catalogue.Family(family.name(), family.presets(), family.boards(), bots.infos());
    }

    /** The board of a preset. */
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
        for (var preset : family.presets()) {
            try {
                G game = make(GameRequest.of(preset.name()), preset.fewest());
                if (family.names(game).board().equals(name))
                    return Optional.of(new PlainField(family.ground(game)));
            } catch (NotationException unplayable) {
                throw new IllegalStateException("preset " + preset.name(), unplayable);
            }
        }
        return Optional.empty();
    }

    private G make(GameRequest request, int seats) throws NotationException {
        return family.make(request, seats, random.generator("deal"));
    }

    /** A board without a drawing. */
    private record PlainField(Ground ground) implements Field {

        @Override
        public Optional<String> drawing() {
            return Optional.empty();
        }

        @Override
        public Optional<String> thumbnail() {
            return Optional.empty();
        }
    }

    @Override
    public Map<String, String> setup(NewMatch wanted) {
        return new LinkedHashMap<>(game(wanted).setup());
    }

    private G game(NewMatch wanted) {
        if (wanted.board() != null || wanted.opening() != null || !wanted.chosen().isEmpty())
            throw Offer.unplayable(
                    "%s has no boards, openings or rules to choose from."
                            .formatted(family.title()));
        int seats = wanted.seats().size();
        for (var preset : family.presets())
            if (preset.name().equals(wanted.preset())
                    && (seats < preset.fewest() || seats > preset.most()))
                throw Offer.unplayable(
                        "%s is for %d players, not %d."
                                .formatted(family.title(), preset.most(), seats));
        try {
            return make(GameRequest.of(wanted.preset()), seats);
        } catch (NotationException refused) {
            throw Offer.unplayable(String.valueOf(refused.getMessage()));
        }
    }

    @Override
    public RuleSheet rules(NewMatch wanted) {
        game(wanted);
        return new RuleSheet(List.of(), null);
    }

    @Override
    public Opened<S, M, V> open(StoredMatch match, Map<String, String> setup)
            throws NotationException {
        G game = family.open(HeaderText.of(setup), match.seats().size());
        return new Opened<>(
                match,
                family.name(),
                family.names(game),
                Opened.Terms.NONE,
                new PlainField(family.ground(game)),
                new Frames<>(game, family.portrayal()),
                family.explainer(game),
                family.appraiser(game),
                () -> bots.make(match, game),
                seat -> bots.standIn(game, seat),
                bots.standIn(),
                bots.lessons(match, game),
                order -> bots.memories(match, game, order));
    }
}
