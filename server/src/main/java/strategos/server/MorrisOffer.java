package strategos.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.game.NotationException;
import strategos.morris.Morris;
import strategos.morris.MorrisBoards;
import strategos.morris.MorrisPresets;
import strategos.morris.Move;
import strategos.morris.State;
import strategos.morris.View;
import strategos.store.StoredMatch;
import strategos.wire.Catalogue;
import strategos.wire.Frames;
import strategos.wire.NewMatch;
import strategos.wire.RuleSheet;
import strategos.wire.morris.MorrisBoard;
import strategos.wire.morris.MorrisCatalogue;
import strategos.wire.morris.MorrisPortrayal;

/** The Morris family as a server offers it. Each preset has a board of its own. */
public final class MorrisOffer implements Offer {

    private final Crews<Morris, Move, View> crews;
    private final Catalogue.Family family;

    public MorrisOffer(List<BotOffer<Morris, Move, View>> bots, RandomSource luck) {
        crews = new Crews<>(bots, luck);
        family =
                new Catalogue.Family(
                        Morris.FAMILY, MorrisCatalogue.presets(), List.of(), crews.infos());
    }

    @Override
    public Catalogue.Family family() {
        return family;
    }

    @Override
    public Optional<Field> field(String name) {
        return MorrisBoards.ALL.stream()
                .filter(board -> board.name().equals(name))
                .findFirst()
                .map(board -> new MorrisField(MorrisBoard.of(board)));
    }

    /** The client draws it by itself. */
    private record MorrisField(MorrisBoard ground) implements Field {

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
        return game(wanted).setup();
    }

    private static Morris game(NewMatch wanted) {
        if (wanted.board() != null || wanted.opening() != null || !wanted.chosen().isEmpty())
            throw Offer.unplayable(
                    "In Morris there is no board, no opening and no rule to choose.");
        var game = new Morris(MorrisPresets.named(wanted.preset()).orElseThrow());
        if (wanted.seats().size() != game.seats())
            throw Offer.unplayable("Morris is for 2, not for " + wanted.seats().size() + ".");
        return game;
    }

    @Override
    public RuleSheet rules(NewMatch wanted) {
        game(wanted);
        return new RuleSheet(List.of(), null);
    }

    @Override
    public Opened<State, Move, View> open(StoredMatch match, Map<String, String> setup)
            throws NotationException {
        var game = Morris.open(setup);
        return new Opened<>(
                match,
                names(game),
                Opened.Terms.NONE,
                new MorrisField(MorrisBoard.of(game.rules().board())),
                new Frames<>(game, new MorrisPortrayal()),
                View::turns,
                () -> crews.crew(match, game),
                crews.lessons(match, game),
                order -> crews.memories(match, game, order));
    }

    private static Opened.GameNames names(Morris game) {
        return new Opened.GameNames(
                Morris.FAMILY,
                game.rules().name(),
                game.rules().board().name(),
                MorrisCatalogue.title(game.rules()));
    }
}
