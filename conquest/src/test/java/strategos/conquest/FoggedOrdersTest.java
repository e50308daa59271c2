package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Bomb;
import strategos.conquest.move.OrderCard;
import strategos.conquest.orders.Executed.Carried;
import strategos.conquest.orders.Executed.Skipped;
import strategos.conquest.orders.Skip;
import strategos.conquest.state.Stage;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;
import strategos.game.Step;
import strategos.game.Step.Rolled;

/** docs/rules/warzone.md#in-fog */
class FoggedOrdersTest {

    private static final int ASH = 0;
    private static final int BIRCH = 1;
    private static final int CEDAR = 2;
    private static final int DALE = 3;
    private static final int FIR = 5;
    private static final int UNKNOWN = View.UNKNOWN;
    private static final Optional<Step<Move>> UNSEEN = Optional.of(new Rolled<>(Rolled.UNSEEN));

    /** Seat 0 sees up to Cedar, seat 1 from Birch to Elm, seat 2 from Dale. */
    private static OrderTable match() {
        return OrderTable.of(
                OrderTable.rules("name = fogged\nsight = fog"),
                "Ash 3, Birch 3",
                "Cedar 4, Dale 5",
                "Elm 3, Fir 3");
    }

    @Test
    @DisplayName("A player who sees both ends of an order sees all of it")
    void bothEnds() {
        var table = match().give(1, "advance Cedar Birch 3").allDone();
        assertThat(table.watch(0, 0)).isEqualTo(Optional.of(new Rolled<>(0)));
        assertThat(table.last(0)).isEqualTo(new Carried(1, 1, new Advance(CEDAR, BIRCH, 3), 3));
        assertThat(table.view(0).phase())
                .isEqualTo(new Phase.Fight(1, CEDAR, BIRCH, 3, 3, View.NONE, View.NONE));
    }

    @Test
    @DisplayName(
            "A player who sees one end of an order sees that end, and that armies came or went")
    void oneEnd() {
        var table = match().give(1, "advance Dale Cedar 2").allDone().next();
        assertThat(table.last(0))
                .isEqualTo(new Carried(1, 1, new Advance(UNKNOWN, CEDAR, UNKNOWN), UNKNOWN));
        assertThat(table.last(2))
                .isEqualTo(new Carried(1, 1, new Advance(DALE, UNKNOWN, UNKNOWN), UNKNOWN));
        assertThat(table.view(0).armies(CEDAR)).isEqualTo(6);
    }

    @Test
    @DisplayName("An order out of sight leaves no trace, not even that there was one")
    void outOfSight() {
        var table =
                match().has(2, 1)
                        .give(2, "deploy Fir 1", "advance Fir Elm 1", "advance Elm Fir 1")
                        .allDone();
        var before = table.view(0).snapshot();
        assertThat(table.watch(0, 0)).as("deployment").isEmpty();
        assertThat(table.watch(0, 0)).as("advance").isEmpty();
        assertThat(table.view(0).snapshot()).isEqualTo(before);
    }

    @Test
    @DisplayName("Nor does an order of another that is skipped; one's own is told with the reason")
    void skipped() {
        var table =
                match().holds(1, OrderCard.BLOCKADE)
                        .give(1, "blockade Cedar", "advance Cedar Birch 1")
                        .give(2, "advance Elm Fir 1", "advance Fir Elm 1")
                        .allDone()
                        .next()
                        .next();
        assertThat(table.watch(0, 0)).isEmpty();
        assertThat(table.last(1))
                .isEqualTo(new Skipped(1, 2, new Advance(CEDAR, BIRCH, 1), Skip.NOT_YOURS));
    }

    @Test
    @DisplayName("What ends a turn out of sight is seen as no more than its end")
    void endOfTurn() {
        var table = match().give(2, "advance Fir Elm 1").allDone();
        assertThat(table.watch(0, 0)).isEqualTo(UNSEEN);
        assertThat(table.stage()).isEqualTo(Stage.ORDERS);
        assertThat(table.view(0).orders().last()).isEmpty();
    }

    @Test
    @DisplayName("A battle of which one end is in sight is not seen, but what comes of it there is")
    void battleHalfInSight() {
        var table =
                match().holds(1, OrderCard.AIRLIFT)
                        .give(1, "airlift Dale Ash 4")
                        .give(2, "advance Fir Elm 1")
                        .allDone()
                        .next();
        assertThat(table.view(0).phase()).isEqualTo(new Phase.Execute());
        assertThat(table.view(1).phase()).as("of the attacker").isEqualTo(new Phase.Execute());
        assertThat(table.watch(0, 1)).as("nothing has come of it yet").isEmpty();
        var fighting = table.state();
        assertThat(table.watch(0, 2)).isEqualTo(UNSEEN);
        assertThat(table.view(0).armies(ASH)).isEqualTo(2);
        assertThat(table.glimpse(0, fighting))
                .hasValueSatisfying(
                        glimpse -> {
                            assertThat(glimpse.seat()).isEqualTo(1);
                            assertThat(glimpse.from()).isEqualTo(UNKNOWN);
                            assertThat(glimpse.to()).isEqualTo(ASH);
                        });
    }

    @Test
    @DisplayName("Sight is judged before a step: a player who loses a territory sees how")
    void sightBefore() {
        var table =
                OrderTable.of(
                                OrderTable.rules("name = fogged\nsight = fog"),
                                "Ash 1, Birch 5",
                                "Cedar 9, Dale 1",
                                "Elm 3, Fir 3")
                        .give(1, "advance Cedar Birch 8")
                        .allDone()
                        .next()
                        .roll(5);
        var fighting = table.view(0);
        assertThat(fighting.orders().battleResult(2).occupied()).isEqualTo(6);
        assertThat(table.watch(0, 2)).isEqualTo(Optional.of(new Rolled<>(2)));
        assertThat(table.view(0).owner(CEDAR)).isEqualTo(UNKNOWN);
    }

    @Test
    @DisplayName("A bomb is seen where it falls")
    void bomb() {
        var table = match().holds(2, OrderCard.BOMB).give(2, "bomb Dale").allDone();
        assertThat(table.watch(1, 0)).isPresent();
        assertThat(table.last(1)).isEqualTo(new Carried(2, 1, new Bomb(DALE), 2));
        assertThat(table.view(0).orders().last()).isEmpty();
    }

    @Test
    @DisplayName("A blockade out of sight does not show, nor that there is a neutral army now")
    void blockade() {
        var table =
                match().holds(2, OrderCard.BLOCKADE)
                        .give(2, "blockade Fir", "advance Elm Dale 1")
                        .allDone();
        assertThat(table.watch(0, 0)).isEmpty();
        assertThat(table.view(0).isAlive(3)).isFalse();
        assertThat(table.view(2).isAlive(3)).isTrue();
        assertThat(table.view(2).owner(FIR)).isEqualTo(3);
    }

    @Test
    @DisplayName("Peace is known to those who made it")
    void peace() {
        var table =
                match().holds(1, OrderCard.DIPLOMACY)
                        .give(1, "negotiate 3", "advance Dale Elm 1")
                        .allDone();
        assertThat(table.watch(2, 0)).isPresent();
        assertThat(table.view(2).orders().isAtPeace(2, 1)).isTrue();
        assertThat(table.view(0).orders().isAtPeace(2, 1)).isFalse();
        assertThat(table.view(0).orders().last()).isEmpty();
    }

    @Test
    @DisplayName("Who draws a card is for that seat to know, since it has conquered something")
    void cards() {
        var table =
                OrderTable.of(
                                OrderTable.rules("name = fogged\nsight = fog"),
                                "Ash 3, Birch 3",
                                "Cedar 4, Dale 1",
                                "Elm 3, Fir 3")
                        .give(2, "advance Elm Dale 2")
                        .allDone()
                        .next()
                        .kills(1, 0);
        assertThat(table.stage()).isEqualTo(Stage.ORDER_CARD);
        assertThat(table.view(2).phase()).isEqualTo(new Phase.DrawOrderCard(2));
        assertThat(table.view(1).phase()).isEqualTo(new Phase.Execute());
        assertThat(table.view(1).armies(DALE)).as("though it has seen the conquest").isEqualTo(2);
    }

    @Test
    @DisplayName("That a seat is out is announced, wherever it was beaten")
    void elimination() {
        var table =
                OrderTable.of(
                                OrderTable.rules("name = fogged\nsight = fog"),
                                "Ash 3, Birch 3, Cedar 1",
                                "Fir 1",
                                "Dale 1, Elm 9")
                        .give(2, "advance Elm Fir 8")
                        .give(0, "advance Ash Birch 1", "advance Ash Birch 1")
                        .allDone()
                        .next()
                        .next();
        assertThat(table.watch(0, 1)).isEmpty();
        var fighting = table.state();
        assertThat(table.watch(0, 0)).isEqualTo(UNSEEN);
        assertThat(table.view(0).isAlive(1)).isFalse();
        assertThat(table.glimpse(0, fighting).orElseThrow().eliminated()).hasValue(1);
    }

    @Test
    @DisplayName("Armies can be flown into the fog; onto a team-mate's land they do not go")
    void flightIntoTheFog() {
        String teams = "name = fogged teams\nteams = 2\nsight = fog\n";
        var table = teamsOf(teams).give(0, "airlift Birch Fir 2").allDone().next();
        assertThat(table.last(0)).isInstanceOf(Skipped.class);
        assertThat(((Skipped) table.last(0)).why()).isEqualTo(Skip.TARGET_IS_TEAM_MATES);
        assertThat(teamsOf(teams + "team-sight = shared").refusal(0, "airlift Birch Fir 2"))
                .contains("team-mate");
    }

    @Test
    @DisplayName("A bomb that cannot reach its target any more says nothing about who holds it")
    void bombOutOfReach() {
        var table =
                OrderTable.of(
                                OrderTable.rules("name = fogged\nsight = fog"),
                                "Ash 2, Birch 2",
                                "Cedar 9",
                                "Dale 1, Elm 3, Fir 3")
                        .holds(0, OrderCard.BOMB)
                        .holds(1, OrderCard.BLOCKADE)
                        .give(0, "advance Ash Birch 1", "advance Birch Ash 1", "bomb Cedar")
                        .give(1, "advance Cedar Birch 8", "blockade Cedar")
                        .allDone()
                        .next()
                        .next()
                        .kills(3, 0)
                        .next()
                        .next()
                        .next();
        assertThat(table.view(1).owner(CEDAR)).as("neutral").isEqualTo(3);
        assertThat(table.last(0)).isInstanceOf(Skipped.class);
        assertThat(((Skipped) table.last(0)).why()).isEqualTo(Skip.OUT_OF_REACH);
    }

    private static OrderTable teamsOf(String options) {
        return OrderTable.of(
                        OrderTable.rules(options),
                        "Ash 3, Birch 3",
                        "Cedar 4",
                        "Elm 3, Fir 3",
                        "Dale 5")
                .holds(0, OrderCard.AIRLIFT);
    }

    @Test
    @DisplayName("Team-mates who share their sight know all orders of each other once carried out")
    void sharedSight() {
        var table =
                teamsOf("name = fogged teams\nteams = 2\nsight = fog\nteam-sight = shared")
                        .give(0, "airlift Birch Dale 2")
                        .allDone()
                        .next();
        assertThat(table.last(2)).isEqualTo(table.last(0));
        assertThat(table.last(2)).isInstanceOf(Carried.class);
    }
}
