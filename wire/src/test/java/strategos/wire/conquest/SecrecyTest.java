package strategos.wire.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.move.OrderCard;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.Viewer;
import strategos.wire.Frames;
import strategos.wire.Json;

/** Non-interference: what a viewer may not know changes nothing of what it is sent. */
class SecrecyTest {

    /** What is sent for a step, or for the state before it alone where there is none. */
    private interface Sending {
        String text(State before, Step<Move> step, State after);
    }

    @DisplayName(
            "Other cards, other standing defences and other orders of others are the same JSON")
    @ParameterizedTest
    @MethodSource("strategos.wire.conquest.SampleMatch#games")
    void nothingLeaks(Conquest game) {
        var frames = new Frames<>(game, new ConquestPortrayal());
        for (Viewer viewer : SampleMatch.viewers(game)) {
            checkScenes(game, viewer, (state, _, _) -> Json.write(frames.scene(state, viewer)));
            checkSteps(
                    game,
                    viewer,
                    (before, step, after) -> frame(frames, before, step, after, viewer));
        }
    }

    @DisplayName("This test finds a scene that was meant for someone else")
    @ParameterizedTest
    @MethodSource("strategos.wire.conquest.SampleMatch#games")
    void findsLeaks(Conquest game) {
        var frames = new Frames<>(game, new ConquestPortrayal());
        var first = Viewer.inSeat(0);
        var second = Viewer.inSeat(1);
        assertThatThrownBy(
                        () ->
                                checkScenes(
                                        game,
                                        first,
                                        (state, _, _) -> Json.write(frames.scene(state, second))))
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(
                        () ->
                                checkSteps(
                                        game,
                                        first,
                                        (before, step, after) ->
                                                frame(frames, before, step, after, second)))
                .isInstanceOf(AssertionError.class);
    }

    private static String frame(
            Frames<State, Move, View> frames,
            State before,
            Step<Move> step,
            State after,
            Viewer viewer) {
        return frames.frame(1, before, step, after, viewer).map(Json::write).orElse("");
    }

    private static void checkScenes(Conquest game, Viewer viewer, Sending sending) {
        var random = new Seed(21).random();
        new SampleMatch(game, new Seed(20))
                .play(
                        (before, step, after) ->
                                assertThat(
                                                sending.text(
                                                        scrambled(game, before, viewer, random),
                                                        step,
                                                        after))
                                        .isEqualTo(sending.text(before, step, after)));
    }

    private static void checkSteps(Conquest game, Viewer viewer, Sending sending) {
        var random = new Seed(22).random();
        new SampleMatch(game, new Seed(20))
                .play(
                        (before, step, after) -> {
                            if (laysOpen(before, step, after, viewer)) return;
                            State other = scrambled(game, before, viewer, random);
                            State otherAfter = game.copy(other);
                            game.apply(otherAfter, step);
                            assertThat(sending.text(other, step, otherAfter))
                                    .isEqualTo(sending.text(before, step, after));
                        });
    }

    /** Whether a step shows the viewer something that was hidden from it. */
    private static boolean laysOpen(State before, Step<Move> step, State after, Viewer viewer) {
        if (after.stage() == Stage.OVER) return true;
        return switch (step) {
            case Moved<Move>(_, Trade _), Moved<Move>(_, Attack _), Moved<Move>(_, Blitz _) -> true;
            case Rolled<Move> _ when before.stage() == Stage.BATTLE -> true;
            case Rolled<Move> _
                    when before.stage() == Stage.DRAW_CARD
                            || before.stage() == Stage.DRAW_MISSION ->
                    viewer.sitsIn(before.seat());
            case Moved<Move> _, Rolled<Move> _ -> false;
        };
    }

    private static State scrambled(
            Conquest game, State state, Viewer viewer, RandomGenerator random) {
        var other = new State(state);
        List<Integer> cards = new ArrayList<>();
        List<Integer> holders = new ArrayList<>();
        for (int card = 0; card < state.cards(); card++) {
            int holder = holder(state, card);
            boolean used = holder == State.NOBODY && !state.isInDeck(card);
            if (used || viewer.sitsIn(holder)) continue;
            cards.add(card);
            holders.add(holder);
        }
        Collections.shuffle(cards, Random.from(random));
        for (int i = 0; i < cards.size(); i++) other.deal(cards.get(i), holders.get(i));
        for (int seat = 0; seat < state.seats(); seat++)
            if (!viewer.sitsIn(seat)) other.standing(seat, StandingDefence.of(random.nextInt(3)));
        if (game.rules().winning().goal() == Goal.MISSIONS)
            scrambleMissions(game, other, viewer, random);
        if (state.turns() > 0 && state.extra().orders().isKept())
            scrambleOrders(other, viewer, random);
        return other;
    }

    /** All but that of the seat whose turn it is: whether it is fulfilled shows when that ends. */
    private static void scrambleMissions(
            Conquest game, State state, Viewer viewer, RandomGenerator random) {
        State guess = game.guess(game.view(state, viewer), random);
        for (int seat = 0; seat < state.seats(); seat++) {
            if (seat != state.seat() || state.turns() == 0)
                state.extra().set(Page.MISSIONS, seat, guess.extra().get(Page.MISSIONS, seat));
        }
    }

    /** Other cards and, while orders are given, other orders of other seats. */
    private static void scrambleOrders(State other, Viewer viewer, RandomGenerator random) {
        var book = other.extra().orders();
        for (int seat = 0; seat < other.seats(); seat++) {
            if (viewer.sitsIn(seat) || !other.isAlive(seat)) continue;
            book.clearCards(seat);
            book.addCards(seat, OrderCard.of(random.nextInt(OrderCard.KINDS)), random.nextInt(9));
            if (other.stage() != Stage.ORDERS || book.isDone(seat)) continue;
            if (book.orders(seat) > 0) book.addOrder(seat, book.order(seat, 0));
            book.left(seat, random.nextInt(1, 9));
        }
    }

    private static int holder(State state, int card) {
        return IntStream.range(0, state.seats())
                .filter(seat -> state.holdsCard(seat, card))
                .findFirst()
                .orElse(State.NOBODY);
    }
}
