package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.orders.Executed;
import strategos.conquest.orders.Skip;
import strategos.conquest.state.Stage;
import strategos.game.Chance;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Turn;

/** The sentences of document 002 about how orders are carried out, and about battles. */
class WarzoneExecutingTest {

    private static OrderTable table() {
        return OrderTable.of("Ash 3, Birch 8", "Cedar 3, Dale 2", "Elm 2, Fir 5");
    }

    @DisplayName(
            "002: After all the orders have been given for all players for a turn, they are executed by the game engine")
    @Test
    void executedWhenAllAreDone() {
        var table = table().give(0, "advance Birch Ash 2", "done").give(1, "done");
        assertThat(table.stage()).isEqualTo(Stage.ORDERS);
        table.give(2, "done");
        assertThat(table.stage()).isEqualTo(Stage.EXECUTE);
        table.next();
        assertThat(table.armies("Ash")).isEqualTo(5);
    }

    @DisplayName(
            "002: When executing a deploy order, a number of army units is added to a territory")
    @Test
    void deploying() {
        var table = table().has(0, 5).give(0, "deploy Ash 5").allDone().next();
        assertThat(table.armies("Ash")).isEqualTo(8);
        assertThat(table.last(1)).isEqualTo(new Executed.Carried(0, 0, new Deploy(0, 5), 5));
    }

    @DisplayName("002: Each player, in round-robin turn order, give one of their orders")
    @Test
    void roundRobin() {
        var table =
                table().has(2, 1)
                        .give(0, "advance Birch Ash 1", "advance Birch Ash 2")
                        .give(1, "advance Cedar Dale 1")
                        .give(2, "advance Fir Elm 1", "deploy Fir 1", "advance Fir Elm 2")
                        .allDone();
        int[] seats = {2, 0, 1, 2, 0, 2};
        int[] rounds = {0, 1, 1, 1, 2, 2};
        for (int i = 0; i < seats.length; i++) {
            table.next();
            assertThat(table.last(0).seat()).as("order %d", i).isEqualTo(seats[i]);
            assertThat(table.last(0).round()).as("order %d", i).isEqualTo(rounds[i]);
        }
        assertThat(table.stage()).isEqualTo(Stage.ORDERS);
    }

    @DisplayName("The first seat changes every turn")
    @Test
    void firstSeatChanges() {
        var table = table();
        for (int turn = 0; turn < 4; turn++) {
            for (int seat = 0; seat < 3; seat++) table.has(seat, 1);
            table.give(0, "deploy Ash 1").give(1, "deploy Dale 1").give(2, "deploy Fir 1");
            table.allDone().next();
            assertThat(table.last(0).seat()).as("turn %d", turn).isEqualTo(turn % 3);
            table.next().next();
        }
    }

    @DisplayName(
            "002: If the target territory belongs to the same player, army units are moved to the target territory")
    @Test
    void moving() {
        var table = table().give(0, "advance Birch Ash 6").allDone().next();
        assertThat(table.armies("Birch")).isEqualTo(2);
        assertThat(table.armies("Ash")).isEqualTo(9);
        assertThat(table.owner("Ash")).isZero();
    }

    @DisplayName(
            "002: First, the attacking player decides how many armies are involved. Then, each attacking army unit involved has 60% chances of killing one defending army")
    @Test
    void attackersKill() {
        var table = table().give(0, "advance Birch Cedar 5").allDone().next();
        assertThat(table.turn()).isEqualTo(new Turn.Roll(new Chance.Binomial(5, 60)));
    }

    @DisplayName(
            "002: At the same time, each defending army unit has 70% chances of killing one attacking army unit")
    @Test
    void defendersKillAtTheSameTime() {
        var table = table().give(0, "advance Birch Cedar 5").allDone().next().roll(3);
        assertThat(table.armies("Cedar")).as("who was hit strikes back").isEqualTo(3);
        assertThat(table.turn()).isEqualTo(new Turn.Roll(new Chance.Binomial(3, 70)));
    }

    @DisplayName(
            "002: If all the defender's armies are eliminated, the attacker captures the territory. The attacking army units that survived the battle then occupy the conquered territory")
    @Test
    void capturing() {
        var table = table().give(0, "advance Birch Cedar 5").allDone().next().kills(4, 2);
        assertThat(table.owner("Cedar")).isZero();
        assertThat(table.armies("Cedar")).isEqualTo(3);
        assertThat(table.armies("Birch")).isEqualTo(3);
    }

    @DisplayName("The survivors of a failed attack stay where they came from")
    @Test
    void failing() {
        var table = table().give(0, "advance Birch Cedar 5").allDone().next().kills(2, 3);
        assertThat(table.owner("Cedar")).isEqualTo(1);
        assertThat(table.armies("Cedar")).isEqualTo(1);
        assertThat(table.armies("Birch")).isEqualTo(5);
    }

    @DisplayName("No attacker survives: the defender keeps the territory with at least one army")
    @Test
    void nobodySurvives() {
        var table = table().give(0, "advance Birch Cedar 3").allDone().next().kills(3, 3);
        assertThat(table.owner("Cedar")).isEqualTo(1);
        assertThat(table.armies("Cedar")).isEqualTo(1);
        assertThat(table.armies("Birch")).isEqualTo(5);
    }

    @DisplayName("An order for more armies than are there moves what is there")
    @Test
    void fewerThanOrdered() {
        var table =
                table().give(0, "advance Birch Cedar 3")
                        .give(1, "advance Cedar Birch 2")
                        .allDone()
                        .next()
                        .kills(1, 3)
                        .next();
        assertThat(table.last(1))
                .isInstanceOfSatisfying(
                        Executed.Carried.class,
                        carried -> assertThat(carried.armies()).isEqualTo(1));
        table.kills(1, 4);
        assertThat(table.armies("Birch")).isEqualTo(4);
        assertThat(table.armies("Cedar")).isEqualTo(1);
    }

    @DisplayName("An order that has become impossible is skipped, and its seat is told why")
    @Test
    void skipped() {
        var table =
                table().give(0, "advance Birch Cedar 7")
                        .give(1, "advance Cedar Birch 2", "advance Dale Cedar 1")
                        .allDone()
                        .next()
                        .kills(3, 0)
                        .next();
        assertThat(table.last(1))
                .isEqualTo(new Executed.Skipped(1, 1, new Advance(2, 1, 2), Skip.NOT_YOURS));
        assertThat(table.last(0)).as("others").isEqualTo(new Executed.Lapsed(1, 1));
        table.next().kills(0, 0);
        assertThat(table.armies("Dale")).isEqualTo(2);
    }

    @DisplayName("An army that is alone stays")
    @Test
    void alone() {
        var table =
                OrderTable.of("Ash 2, Birch 2", "Cedar 3, Dale 1, Elm 1, Fir 1")
                        .give(1, "advance Cedar Birch 2")
                        .give(0, "advance Ash Birch 1", "advance Birch Cedar 1")
                        .allDone()
                        .next()
                        .next()
                        .kills(2, 0)
                        .next();
        assertThat(table.last(0))
                .isEqualTo(new Executed.Skipped(0, 2, new Advance(1, 2, 1), Skip.NO_ARMIES));
        assertThat(table.armies("Birch")).isEqualTo(1);
        assertThat(table.stage()).isEqualTo(Stage.ORDERS);
    }

    @DisplayName(
            "002: Any player than does not control at least one territory is removed from the game")
    @Test
    void elimination() {
        var table =
                OrderTable.of("Ash 2, Birch 9", "Cedar 1", "Dale 4, Elm 1, Fir 1")
                        .has(1, 1)
                        .give(0, "advance Birch Cedar 8")
                        .give(1, "deploy Cedar 1", "advance Cedar Dale 1")
                        .allDone()
                        .next()
                        .next()
                        .kills(5, 2);
        assertThat(table.isAlive(1)).isFalse();
        assertThat(table.stage()).as("its orders are gone with it").isEqualTo(Stage.ORDER_CARD);
        table.roll(0);
        assertThat(table.view(0).orders().waiting()).containsExactly(0, 2);
        assertThat(table.refusal(1, "done")).contains("no more orders");
    }

    @DisplayName(
            "002: The game ends at any time one of the players owns all the territories in the map")
    @Test
    void winning() {
        var table =
                OrderTable.of("Ash 2, Birch 9, Cedar 1, Dale 1, Elm 9", "Fir 2")
                        .give(0, "advance Elm Fir 8", "advance Birch Cedar 8")
                        .allDone()
                        .next()
                        .kills(2, 1);
        assertThat(table.turn()).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(0))));
    }

    @DisplayName("002: The objective of the game is to conquer all territories on the map")
    @Test
    void neutralTerritoriesAreToBeTakenToo() {
        var table =
                OrderTable.of("Ash 2, Birch 9, Cedar 1, Dale 9", "Fir 2")
                        .neutral("Elm 3")
                        .give(0, "advance Dale Elm 8");
        table = table.give(1, "done").give(0, "done").next().kills(3, 0);
        assertThat(table.owner("Elm")).isZero();
        table.roll(0);
        for (int seat = 0; seat < 2; seat++) table.has(seat, 0);
        table.give(0, "advance Elm Fir 7").allDone().next().kills(2, 0);
        assertThat(table.turn()).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(0))));
    }

    @DisplayName("With neutral territories left, the last player is not yet the winner")
    @Test
    void lastIsNotYetTheWinner() {
        var table =
                OrderTable.of("Ash 2, Birch 9, Cedar 1, Dale 9", "Elm 1")
                        .neutral("Fir 3")
                        .give(0, "advance Dale Elm 8")
                        .allDone()
                        .next()
                        .kills(1, 0);
        assertThat(table.isAlive(1)).isFalse();
        assertThat(table.stage()).isEqualTo(Stage.ORDER_CARD);
    }

    @DisplayName("Luck of 50 %: kills are half what is rolled, half what is to be expected")
    @Test
    void halfLuck() {
        var table =
                OrderTable.of(
                                OrderTable.rules("name = half\nluck = 50"),
                                "Ash 2, Birch 11",
                                "Cedar 5, Dale 1, Elm 1, Fir 1")
                        .give(0, "advance Birch Cedar 10")
                        .allDone()
                        .next()
                        .kills(2, 5);
        assertThat(table.turn())
                .as("3 + 1 and 1.75 + 2.5")
                .isEqualTo(new Turn.Roll(new Chance.Uniform(10_000)));
        var up = table.state();
        table.roll(2_500);
        assertThat(table.armies("Cedar")).isEqualTo(1);
        assertThat(table.armies("Birch")).as("4.25 rounded down").isEqualTo(7);
        assertThat(up.armies(2)).isEqualTo(5);
    }

    @DisplayName("Luck of 50 %: one draw rounds the kills of both sides, up if it is low")
    @Test
    void roundedUp() {
        var table =
                OrderTable.of(
                                OrderTable.rules("name = half\nluck = 50"),
                                "Ash 2, Birch 11",
                                "Cedar 5, Dale 1, Elm 1, Fir 1")
                        .give(0, "advance Birch Cedar 10")
                        .allDone()
                        .next()
                        .kills(2, 5)
                        .roll(2_499);
        assertThat(table.armies("Birch")).as("4.25 rounded up").isEqualTo(6);
    }

    @DisplayName("Without luck nothing is rolled but what has to be rounded")
    @Test
    void noLuck() {
        var table =
                OrderTable.of(
                                OrderTable.rules("name = none\nluck = 0"),
                                "Ash 2, Birch 11",
                                "Cedar 5, Dale 10, Elm 1, Fir 1")
                        .give(0, "advance Birch Cedar 10")
                        .allDone()
                        .next();
        assertThat(table.stage()).as("6 and 3.5 kills").isEqualTo(Stage.ROUND_KILLS);
        table.roll(9_999);
        assertThat(table.owner("Cedar")).isZero();
        assertThat(table.armies("Cedar")).isEqualTo(7);
    }

    @DisplayName("A battle without luck is a step of its own, even if nothing has to be rounded")
    @Test
    void noLuckNothingToRound() {
        var table =
                OrderTable.of(
                                OrderTable.rules("name = none\nluck = 0"),
                                "Ash 2, Birch 11",
                                "Cedar 10, Dale 10, Elm 1, Fir 1")
                        .give(0, "advance Birch Cedar 10")
                        .allDone()
                        .next();
        assertThat(table.turn())
                .as("6 and 7 kills")
                .isEqualTo(new Turn.Roll(new Chance.Uniform(1)));
        table.roll(0);
        assertThat(table.armies("Birch")).isEqualTo(4);
        assertThat(table.armies("Cedar")).isEqualTo(4);
    }
}
