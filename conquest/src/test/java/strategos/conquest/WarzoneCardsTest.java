package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.move.OrderCard;
import strategos.conquest.orders.Executed;
import strategos.conquest.orders.Skip;
import strategos.conquest.state.Stage;
import strategos.game.Chance;
import strategos.game.Result;
import strategos.game.Turn;

/** The sentences of document 002 about cards and the orders that they give. */
class WarzoneCardsTest {

    private static OrderTable table() {
        return OrderTable.of("Ash 3, Birch 8", "Cedar 7, Dale 2", "Elm 2, Fir 5");
    }

    @DisplayName(
            "002: A player receives a card at the end of his turn if they successfully conquered at least one territory during their turn")
    @Test
    void reward() {
        var table =
                table().give(0, "advance Birch Cedar 7", "advance Ash Birch 1")
                        .give(2, "advance Fir Elm 1")
                        .allDone()
                        .next()
                        .kills(7, 0)
                        .next()
                        .next();
        assertThat(table.stage()).isEqualTo(Stage.ORDER_CARD);
        assertThat(table.turn()).isEqualTo(new Turn.Roll(new Chance.Uniform(5)));
        table.roll(OrderCard.AIRLIFT.ordinal());
        assertThat(table.stage()).isEqualTo(Stage.ORDERS);
        assertThat(table.view(0).orders().cards(OrderCard.AIRLIFT)).isEqualTo(1);
        assertThat(table.cards(1) + table.cards(2)).isZero();
        assertThat(table.view(1).orders().cards(OrderCard.AIRLIFT)).isZero();
    }

    @DisplayName("002: Cards can be played as the players are giving orders")
    @Test
    void playedWhileGiving() {
        var table = table().holds(0, OrderCard.BLOCKADE);
        table.give(0, "blockade Ash");
        assertThat(table.cards(0)).isZero();
        assertThat(table.refusal(0, "blockade Birch")).isEqualTo("you have no card for that");
    }

    @DisplayName(
            "002: Bomb: destroy half of the armies located on an opponent's territory that is adjacent to one of the current player's territories")
    @Test
    void bomb() {
        var table = table().holds(0, OrderCard.BOMB);
        assertThat(table.refusal(0, "bomb Dale"))
                .isEqualTo("a bomb needs an opponent's territory next to one of yours");
        assertThat(table.refusal(0, "bomb Ash")).contains("an opponent's territory");
        table.give(0, "bomb Cedar").allDone().next();
        assertThat(table.armies("Cedar")).as("7 less 3").isEqualTo(4);
    }

    @DisplayName("002: Bomb: the target country loses half of their army units")
    @Test
    void bombOnOne() {
        var table =
                OrderTable.of("Ash 3, Birch 8", "Cedar 1, Dale 2, Elm 1, Fir 1")
                        .holds(0, OrderCard.BOMB)
                        .give(0, "bomb Cedar")
                        .allDone()
                        .next();
        assertThat(table.armies("Cedar")).isEqualTo(1);
    }

    @DisplayName("002: Reinforcement: the player receives 5 reinforcement army units")
    @Test
    void reinforcement() {
        var table = table().holds(1, OrderCard.REINFORCEMENT).has(1, 2).give(1, "reinforce");
        assertThat(table.left(1)).isEqualTo(7);
        table.give(1, "deploy Dale 7").allDone().next();
        assertThat(table.armies("Dale")).isEqualTo(9);
    }

    @DisplayName(
            "002: Blockade: triple the number of armies on one of the current player's territories and make it a neutral territory")
    @Test
    void blockade() {
        var table = table().holds(0, OrderCard.BLOCKADE);
        assertThat(table.refusal(0, "blockade Cedar")).isEqualTo("Cedar is not yours");
        table.give(0, "blockade Birch").allDone().next();
        assertThat(table.armies("Birch")).isEqualTo(24);
        assertThat(table.owner("Birch")).as("the neutral army").isEqualTo(3);
    }

    @DisplayName("A player who blockades their last territory is out; with all out nobody wins")
    @Test
    void blockadedOut() {
        var table =
                OrderTable.of("Ash 3, Birch 1, Cedar 1", "Dale 2")
                        .neutral("Elm 3, Fir 3")
                        .holds(1, OrderCard.BLOCKADE)
                        .give(1, "blockade Dale")
                        .allDone()
                        .next();
        assertThat(table.isAlive(1)).isFalse();
        assertThat(table.stage()).as("the others play on").isEqualTo(Stage.ORDERS);
        var last =
                OrderTable.of("Ash 3", "Dale 2")
                        .neutral("Birch 1, Cedar 1, Elm 3, Fir 3")
                        .holds(0, OrderCard.BLOCKADE)
                        .holds(1, OrderCard.BLOCKADE)
                        .give(0, "blockade Ash")
                        .give(1, "blockade Dale")
                        .allDone()
                        .next()
                        .next();
        assertThat(last.turn()).isEqualTo(new Turn.Over(Result.draw()));
    }

    @DisplayName(
            "002: Airlift: advance some armies from one of the current player's territories to any another territory")
    @Test
    void airlift() {
        var table =
                table().holds(2, OrderCard.AIRLIFT).give(2, "airlift Fir Ash 4").allDone().next();
        assertThat(table.turn()).isEqualTo(new Turn.Roll(new Chance.Binomial(4, 60)));
        table.kills(3, 0);
        assertThat(table.owner("Ash")).isEqualTo(2);
        assertThat(table.armies("Ash")).isEqualTo(4);
    }

    @DisplayName(
            "002: Airlift: move any number of army units from one of your territories to another territory, even if they are not adjacent")
    @Test
    void airliftHome() {
        var table =
                OrderTable.of("Ash 9, Fir 1", "Birch 1, Cedar 1, Dale 1, Elm 1")
                        .holds(0, OrderCard.AIRLIFT);
        assertThat(table.refusal(0, "airlift Ash Ash 1"))
                .isEqualTo("armies on Ash are already there");
        table.give(0, "airlift Ash Fir 8").allDone().next();
        assertThat(table.armies("Fir")).isEqualTo(9);
        assertThat(table.armies("Ash")).isEqualTo(1);
    }

    @DisplayName(
            "002: Negotiate: prevent attacks between the current player and another player until the end of the turn")
    @Test
    void negotiate() {
        var table =
                table().holds(0, OrderCard.DIPLOMACY)
                        .holds(1, OrderCard.BOMB)
                        .give(0, "negotiate 2", "advance Birch Cedar 7")
                        .give(1, "advance Cedar Birch 6", "bomb Birch")
                        .allDone();
        table.next().next();
        assertThat(table.last(1))
                .isInstanceOfSatisfying(
                        Executed.Skipped.class,
                        skipped -> assertThat(skipped.why()).isEqualTo(Skip.PEACE));
        table.next();
        assertThat(table.last(0))
                .isInstanceOfSatisfying(
                        Executed.Skipped.class,
                        skipped -> assertThat(skipped.why()).isEqualTo(Skip.PEACE));
        table.next();
        assertThat(table.last(0))
                .as("a bomb is an attack, too")
                .isEqualTo(new Executed.Lapsed(1, 2));
        assertThat(table.armies("Birch")).isEqualTo(8);
    }

    @DisplayName(
            "002: Diplomacy: until the end of the turn, you and the target player cannot attack each other")
    @Test
    void peaceEndsWithTheTurn() {
        var table = table().holds(0, OrderCard.DIPLOMACY);
        assertThat(table.refusal(0, "negotiate 1")).isEqualTo("you cannot negotiate with yourself");
        assertThat(table.refusal(0, "negotiate 9")).isEqualTo("nobody sits in seat 9");
        table.give(0, "negotiate 2").allDone().next();
        for (int seat = 0; seat < 3; seat++) table.has(seat, 0);
        table.give(0, "advance Birch Cedar 7").allDone().next();
        assertThat(table.stage()).isEqualTo(Stage.ATTACKERS_KILL);
    }

    @DisplayName("What was attacked before peace was made has been attacked")
    @Test
    void peaceComesInItsRound() {
        var table =
                table().holds(1, OrderCard.DIPLOMACY)
                        .give(0, "advance Birch Cedar 7")
                        .give(1, "negotiate 1")
                        .allDone()
                        .next();
        assertThat(table.stage()).isEqualTo(Stage.ATTACKERS_KILL);
    }

    @DisplayName("Bombs and blockades that have become impossible are skipped with a reason")
    @Test
    void skippedCards() {
        var table =
                table().holds(1, OrderCard.BLOCKADE)
                        .holds(0, OrderCard.BOMB)
                        .give(0, "advance Birch Cedar 7", "bomb Cedar")
                        .give(1, "blockade Cedar")
                        .allDone()
                        .next()
                        .kills(7, 0)
                        .next();
        assertThat(table.last(1))
                .isInstanceOfSatisfying(
                        Executed.Skipped.class,
                        skipped -> assertThat(skipped.why()).isEqualTo(Skip.NOT_YOURS));
        table.next();
        assertThat(table.last(0))
                .isInstanceOfSatisfying(
                        Executed.Skipped.class,
                        skipped -> assertThat(skipped.why()).isEqualTo(Skip.TARGET_IS_YOURS));
    }
}
