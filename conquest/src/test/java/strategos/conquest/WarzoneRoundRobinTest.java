package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.move.OrderCard;
import strategos.conquest.orders.GivenOrder;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.rules.Structure;
import strategos.conquest.rules.Structure.OrdersGiven;
import strategos.conquest.rules.Structure.Together;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Match;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Turn;
import strategos.game.Viewer;

/** The sentences of document 002 about orders that seats give one by one in turn. */
class WarzoneRoundRobinTest {

    private static final String IN_TURN = "orders = round-robin\n";

    private static OrderTable table(String... options) {
        return OrderTable.of(
                OrderTable.rules(IN_TURN + String.join("\n", options)),
                "Ash 3, Birch 4",
                "Cedar 2, Dale 2",
                "Elm 2, Fir 5");
    }

    private static Turn of(int seat) {
        return new Turn.Decide(Seat.of(seat));
    }

    @DisplayName("002: Each player, in round-robin turn order, give one of their orders")
    @Test
    void oneOrderEach() {
        var table = table();
        assertThat(table.turn()).isEqualTo(of(0));
        assertThat(table.refusal(1, "advance Cedar Dale 1"))
                .isEqualTo("it is not your turn to give an order");
        table.give(0, "advance Ash Birch 1");
        assertThat(table.turn()).isEqualTo(of(1));
        assertThat(table.refusal(0, "done")).isEqualTo("it is not your turn to give an order");
        table.give(1, "advance Cedar Dale 1").give(2, "advance Fir Elm 1");
        assertThat(table.turn()).as("and again from the first").isEqualTo(of(0));
        assertThat(table.armies("Ash")).as("nothing is carried out yet").isEqualTo(3);
    }

    @DisplayName(
            "002: Once all the players have signified that they don't have any more orders for this turn, the game engine executes all the orders")
    @Test
    void untilAllAreDone() {
        var table = table().give(0, "advance Ash Birch 1").give(1, "done");
        assertThat(table.view(0).orders().waiting()).containsExactly(0, 2);
        table.give(2, "advance Fir Elm 1").give(0, "done");
        assertThat(table.turn()).as("those that are done are passed over").isEqualTo(of(2));
        table.give(2, "advance Fir Elm 2");
        assertThat(table.turn()).as("the last gives one after the other").isEqualTo(of(2));
        table.give(2, "done").next();
        assertThat(table.armies("Ash")).isEqualTo(2);
        assertThat(table.next().armies("Elm")).isEqualTo(3);
        assertThat(table.next().armies("Elm")).isEqualTo(5);
        assertThat(table.stage()).isEqualTo(Stage.ORDERS);
        assertThat(table.turn()).as("another begins the next turn").isEqualTo(of(1));
    }

    @DisplayName("002: Cards can be played as the players are giving orders: each takes a turn")
    @Test
    void reinforcementIsAnOrder() {
        var table = table().holds(0, OrderCard.REINFORCEMENT).give(0, "reinforce");
        assertThat(table.turn()).isEqualTo(of(1));
        table.give(1, "done").give(2, "done");
        assertThat(table.refusal(0, "done"))
                .isEqualTo("you have 5 more armies to deploy before you are done");
        table.give(0, "deploy Ash 5");
    }

    @DisplayName("Everyone sees each order when it is given, and all of them in a list")
    @Test
    void seenByAll() {
        var table = table().has(1, 2).give(0, "advance Ash Birch 1");
        State before = table.state();
        table.give(1, "deploy Dale 2");
        Step<Move> step = new Moved<>(Seat.of(1), new Deploy(3, 2));
        for (Viewer viewer : List.of(Viewer.inSeat(0), Viewer.inSeat(2), new Viewer.Public()))
            assertThat(table.game().seen(before, step, table.state(), viewer)).contains(step);
        assertThat(table.view(2).orders().shown())
                .as("in the order in which they are carried out")
                .containsExactly(
                        new GivenOrder(1, new Deploy(3, 2)),
                        new GivenOrder(0, new Advance(0, 1, 1)));
        assertThat(table.view(2).orders().given()).as("its own").isEmpty();
    }

    @DisplayName("In fog an order is seen as far as its places are; out of sight only its turn is")
    @Test
    void inFog() {
        var table = table("sight = fog").has(1, 1).give(0, "done");
        State before = table.state();
        table.give(1, "advance Dale Elm 1");
        assertThat(seen(table, 0, before, new Advance(3, 4, 1)))
                .as("somebody has given an order that seat 1 sees nothing of")
                .contains(new Advance(View.UNKNOWN, View.UNKNOWN, View.UNKNOWN));
        assertThat(seen(table, 2, before, new Advance(3, 4, 1))).contains(new Advance(3, 4, 1));
        assertThat(table.view(0).orders().shown()).isEmpty();
        assertThat(table.view(2).orders().shown())
                .containsExactly(new GivenOrder(1, new Advance(3, 4, 1)));
        table.give(2, "done");
        State alone = table.state();
        table.give(1, "advance Cedar Dale 1");
        assertThat(seen(table, 2, alone, new Advance(2, 3, 1)))
                .as("of one end")
                .contains(new Advance(View.UNKNOWN, 3, View.UNKNOWN));
        State last = table.state();
        table.give(1, "deploy Dale 1");
        assertThat(seen(table, 0, last, new Deploy(3, 1)))
                .as("when it is nobody else's turn, an order out of sight leaves no trace")
                .isEmpty();
    }

    private static Optional<Move> seen(OrderTable table, int seat, State before, Order order) {
        return table.game()
                .seen(before, new Moved<>(Seat.of(1), order), table.state(), Viewer.inSeat(seat))
                .map(step -> ((Moved<Move>) step).move());
    }

    @DisplayName("A guess of the match has the orders that the viewer has seen")
    @Test
    void guessed() {
        var table = table().has(1, 3).give(0, "advance Ash Birch 1").give(1, "deploy Dale 2");
        var view = table.view(2);
        State guess = table.game().guess(view, new Seed(1).random());
        assertThat(table.game().view(guess, Viewer.inSeat(2)).orders().shown())
                .isEqualTo(view.orders().shown());
        assertThat(guess.extra().orders().left(1)).isEqualTo(1);
    }

    @DisplayName("Orders are given together unless a ruleset says 'orders = round-robin'")
    @Test
    void option() throws NotationException {
        assertThat(given(ConquestPresets.WARZONE.structure())).isEqualTo(OrdersGiven.TOGETHER);
        var rules = OrderTable.rules(IN_TURN);
        assertThat(given(rules.structure())).isEqualTo(OrdersGiven.ROUND_ROBIN);
        assertThat(RulesetText.read("again", RulesetText.write(rules))).isEqualTo(rules);
        assertThat(RulesetText.changes(rules)).containsExactly(Map.entry("orders", "round-robin"));
    }

    private static OrdersGiven given(Structure structure) {
        return ((Together) structure).given();
    }

    @DisplayName("A ruleset in which seats have turns of their own refuses 'orders = round-robin'")
    @Test
    void refusedWithoutOrders() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> RulesetText.read("house", "base = modern\n" + IN_TURN))
                .withMessage("house:2: there are no orders with 'turns = in-turn'");
    }

    @DisplayName("A whole match can be played so")
    @Test
    void wholeMatch() throws Exception {
        var game = new Conquest(OrderTable.rules(IN_TURN), ConquestBoards.world(), 3);
        var match = new Match<State, Move, View>(game);
        var play = EagerPlay.of(game, new Seed(5));
        int done = 0;
        while (!match.isOver()) {
            var step = play.next(match.state());
            if (step instanceof Moved<Move>(_, Done _)) done++;
            match.take(step);
        }
        assertThat(done).isPositive();
    }
}
