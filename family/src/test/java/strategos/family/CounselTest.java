package strategos.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Extensions;
import strategos.conquest.rules.Extensions.Sight;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.state.Decision;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.family.conquest.ConquestFamily;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Match;
import strategos.game.RefusedMoveException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.wire.Json;
import strategos.wire.conquest.ConquestExplanation;
import strategos.wire.conquest.ConquestExplanation.Deed;

/** What hints and reasons say, and what they must not. */
class CounselTest {

    private static final int ASKER = 0;
    private static final int BOT = 1;
    private static final int SCRAMBLES = 12;
    private static final Map<Seat, String> BOTS = Map.of(Seat.of(BOT), "expert");

    private static final Conquest GAME = game(ConquestPresets.MODERN);

    private static Conquest game(Ruleset rules) {
        return new Conquest(rules, ConquestBoards.world(), 3);
    }

    private static Counsel<State, Move, View> counsel(Conquest game) {
        var family = new ConquestFamily(_ -> ConquestBoards.world());
        return new Counsel<>(game, family.explainer(game).orElseThrow());
    }

    @Test
    @DisplayName("While a match runs, the reasons of a bot do not depend on the cards it holds")
    void cardsStayHidden() throws Exception {
        State state = withCards(GAME, 11);
        Set<String> told = new HashSet<>();
        Set<String> planted = new HashSet<>();
        for (int i = 0; i < SCRAMBLES; i++) {
            State scrambled = otherCards(state, i);
            told.add(why(GAME, scrambled, Viewer.inSeat(ASKER)));
            planted.add(why(GAME, scrambled, new Viewer.Hindsight()));
        }
        assertThat(told).hasSize(1);
        assertThat(planted)
                .as("what would be told from the cards themselves")
                .hasSizeGreaterThan(1);
    }

    @Test
    @DisplayName("In fog, the reasons of bots are for later")
    void fog() throws Exception {
        var game =
                game(ConquestPresets.MODERN.withExtensions(Extensions.NONE.withSight(Sight.FOG)));
        State state = withCards(game, 11);
        var step = placement(game, state);
        assertThatThrownBy(
                        () ->
                                counsel(game)
                                        .why(
                                                state,
                                                step,
                                                Optional.of(step),
                                                Viewer.inSeat(ASKER),
                                                BOTS))
                .isInstanceOf(UnexplainedException.class)
                .hasMessageContaining("In fog");
        assertThat(why(game, state, new Viewer.Hindsight())).contains("\"deed\":\"place\"");
    }

    @Test
    @DisplayName("Only what a bot decided, and the viewer has seen in full, is explained")
    void refusals() {
        State state = withCards(GAME, 11);
        var step = placement(GAME, state);
        var viewer = Viewer.inSeat(ASKER);
        assertThatThrownBy(
                        () -> counsel(GAME).why(state, step, Optional.of(step), viewer, Map.of()))
                .hasMessage("A person decided this.");
        assertThatThrownBy(() -> counsel(GAME).why(state, step, Optional.empty(), viewer, BOTS))
                .hasMessage("You have not seen all of this move.");
        var rolled = new Step.Rolled<Move>(0);
        assertThatThrownBy(
                        () -> counsel(GAME).why(state, rolled, Optional.of(rolled), viewer, BOTS))
                .hasMessage("This step was not a player's decision.");
        assertThatThrownBy(() -> counsel(GAME).why(List.of(), 1, viewer, BOTS))
                .hasMessage("There is no such step.");
        assertThatThrownBy(() -> counsel(GAME).hint(List.of(), Seat.of(ASKER)))
                .hasMessage("You have nothing to decide now.");
    }

    @Test
    @DisplayName("A hint is a legal move of the seat that decides, the same each time")
    void hint() throws Exception {
        var match = played(GAME, 3, 300);
        Seat seat = ((Turn.Decide) match.turn()).seat();
        var hint = (ConquestExplanation) counsel(GAME).hint(match.steps(), seat);
        Move move = GAME.notation().read(hint.move());
        assertThat(GAME.isLegal(match.state(), seat, move)).isTrue();
        assertThat(counsel(GAME).hint(match.steps(), seat)).isEqualTo(hint);
        Seat other = Seat.of((seat.index() + 1) % GAME.seats());
        assertThatThrownBy(() -> counsel(GAME).hint(match.steps(), other))
                .hasMessage("You have nothing to decide now.");
    }

    @Test
    @DisplayName("A hint for orders goes on from those that are drafted, until all can be sent")
    void drafted() throws Exception {
        var game = game(ConquestPresets.WARZONE);
        var match = played(game, 5, 1_000);
        var seat = Seat.of(ASKER);
        List<Move> drafted = new ArrayList<>();
        var hint = hint(game, match, drafted);
        for (; hint.order() != null; hint = hint(game, match, drafted)) drafted.add(hint.order());
        assertThat(hint.action().deed()).isEqualTo(Deed.END_ORDERS);
        assertThat(drafted).first().isInstanceOf(Order.Deploy.class);
        for (Move order : drafted) match.move(seat, order);
        match.move(seat, new Move.Done());
        assertThatThrownBy(() -> hint(game, match, List.of()))
                .hasMessage("You have nothing to decide now.");
    }

    @Test
    @DisplayName("A draft with a move that cannot be made gets the refusal instead of a hint")
    void impossibleDraft() {
        var game = game(ConquestPresets.WARZONE);
        var match = played(game, 5, 1_000);
        assertThatThrownBy(() -> hint(game, match, List.of(new Order.Deploy(0, 1_000))))
                .isInstanceOf(UnexplainedException.class);
        assertThatThrownBy(() -> hint(game, match, List.of(new Move.Done())))
                .isInstanceOf(UnexplainedException.class);
    }

    @Test
    @DisplayName("A hint for a draft does not depend on what others have ordered in secret")
    void secretOrders() throws Exception {
        var game = game(ConquestPresets.WARZONE);
        Set<ConquestExplanation> told = new HashSet<>();
        for (int chosen = 0; chosen < 2; chosen++) {
            var match = played(game, 5, 1_000);
            match.move(Seat.of(BOT), new Order.Deploy(own(match, BOT).get(chosen), 1));
            told.add(hint(game, match, List.of(new Order.Deploy(own(match, ASKER).get(0), 1))));
        }
        assertThat(told).hasSize(1);
    }

    private static List<Integer> own(Match<State, Move, View> match, int seat) {
        View view = match.view(Viewer.inSeat(seat));
        return IntStream.range(0, ConquestBoards.world().size())
                .filter(territory -> view.owner(territory) == seat)
                .boxed()
                .toList();
    }

    private static ConquestExplanation hint(
            Conquest game, Match<State, Move, View> match, List<Move> drafted) throws Exception {
        return (ConquestExplanation)
                counsel(game).hint(match.steps(), Seat.of(ASKER), List.copyOf(drafted));
    }

    private static String why(Conquest game, State state, Viewer viewer) throws Exception {
        var step = placement(game, state);
        return Json.write(counsel(game).why(state, step, Optional.of(step), viewer, BOTS));
    }

    /** The bot puts an army on its first territory, and may still trade a set. */
    private static Step.Moved<Move> placement(Conquest game, State state) {
        View view = game.view(state, Viewer.inSeat(BOT));
        int own = 0;
        while (view.owner(own) != BOT) own++;
        return new Step.Moved<>(Seat.of(BOT), new Move.Place(own, 1));
    }

    /** A position in which the bot reinforces and holds three or four cards. */
    private static State withCards(Conquest game, int seed) {
        for (int steps = 100; steps < 5_000; steps++) {
            var match = played(game, seed, steps);
            View view = match.view(Viewer.inSeat(BOT));
            int cards = view.cards().held(BOT);
            if (view.decides() && view.decision() == Decision.REINFORCE && cards >= 3 && cards < 5)
                return match.state();
        }
        throw new AssertionError("no such position, seed " + seed);
    }

    private static Match<State, Move, View> played(Conquest game, int seed, int steps) {
        var match = new Match<>(game);
        var luck = new Seed(seed);
        var chance = luck.child("chance").random();
        List<Bot<Move, View>> bots = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++)
            bots.add(ConquestBots.HARD.make(game, luck.child(seat)));
        try {
            while (match.steps().size() < steps) {
                match.rollAll(chance);
                if (!(match.turn() instanceof Turn.Decide(Seat seat))) break;
                View view = match.view(new Viewer.InSeat(seat));
                match.move(seat, bots.get(seat.index()).decide(view, Budget.UNLIMITED));
            }
            match.rollAll(chance);
        } catch (RefusedMoveException refused) {
            throw new AssertionError("seed " + seed, refused);
        }
        return match;
    }

    /** The same with other cards in the hands of others and in the deck. */
    private static State otherCards(State state, int seed) {
        State after = new State(state);
        List<Integer> cards = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (int card = 0; card < state.cards(); card++) {
            int holder = State.NOBODY;
            for (int seat = 0; seat < state.seats(); seat++)
                if (state.holdsCard(seat, card)) holder = seat;
            if (holder == ASKER || holder == State.NOBODY && !state.isInDeck(card)) continue;
            cards.add(card);
            places.add(holder);
        }
        Collections.shuffle(cards, new Random(seed));
        for (int i = 0; i < cards.size(); i++) after.deal(cards.get(i), places.get(i));
        return after;
    }
}
