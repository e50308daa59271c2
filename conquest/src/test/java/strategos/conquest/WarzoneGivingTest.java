package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Turn;

/** The sentences of document 002 about the start, and about how orders are given. */
class WarzoneGivingTest {

    private static OrderTable table() {
        return OrderTable.of("Ash 3, Birch 4", "Cedar 2, Dale 2", "Elm 2, Fir 5");
    }

    @DisplayName("002: Two or more players can play by placing armies on territories they own")
    @Test
    void seats() {
        assertThat(ConquestPresets.WARZONE.seats().fewest()).isEqualTo(2);
        assertThat(ConquestPresets.WARZONE.seats().most()).isGreaterThan(6);
    }

    @DisplayName(
            "002: The game starts by the startup phase, where the number of players is determined, then all the territories are randomly assigned to the players")
    @Test
    void startup() {
        var game = new Conquest(ConquestPresets.WARZONE, ConquestBoards.world(), 4);
        State state = opened(game, 1);
        State another = opened(game, 2);
        for (int seat = 0; seat < 4; seat++) {
            assertThat(state.holdings(seat)).isBetween(10, 11);
            assertThat(state.totalArmies(seat)).isEqualTo(2 * state.holdings(seat));
        }
        assertThat(state.isAlive(4)).as("the neutral army").isFalse();
        assertThat(another).as("another deal").isNotEqualTo(state);
    }

    private static State opened(Conquest game, long seed) {
        State state = game.start();
        var random = new Seed(seed).random();
        while (state.stage() != Stage.ORDERS) game.simulation().roll(state, random);
        return state;
    }

    @DisplayName(
            "002: During game play, every territory belongs to one and only one player and contains one or more armies that belong to the player owning the territory")
    @Test
    void everyTerritoryIsHeld() {
        State state = opened(new Conquest(ConquestPresets.WARZONE, ConquestBoards.world(), 5), 3);
        for (int t = 0; t < state.board().size(); t++) {
            assertThat(state.owner(t)).isBetween(0, 4);
            assertThat(state.armies(t)).isEqualTo(2);
        }
    }

    @DisplayName(
            "002: the game can be played on any connected graph that is defined by the user before play, saved as a text file representation, and loaded by the game during play")
    @Test
    void anyGraph() {
        Board row = OrderTable.row();
        State state = opened(new Conquest(ConquestPresets.WARZONE, row, 2), 1);
        assertThat(state.holdings(0)).isEqualTo(3);
        assertThat(state.holdings(1)).isEqualTo(3);
    }

    @DisplayName("002: all players are creating a set of battle orders")
    @Test
    void allAtTheSameTime() {
        var table = table();
        assertThat(table.turn())
                .isEqualTo(new Turn.DecideTogether(Set.of(Seat.of(0), Seat.of(1), Seat.of(2))));
        table.give(2, "advance Fir Elm 1").give(0, "advance Ash Birch 1", "done");
        assertThat(table.turn()).isEqualTo(new Turn.DecideTogether(Set.of(Seat.of(1), Seat.of(2))));
        assertThat(table.armies("Fir")).as("nothing is carried out yet").isEqualTo(5);
    }

    @DisplayName(
            "002: At the beginning of every turn, the players are given a number of armies that depends on the number of territories they own (# of territories owned divided by 3, rounded down)")
    @Test
    void reinforcements() {
        State state = opened(new Conquest(ConquestPresets.WARZONE, ConquestBoards.world(), 3), 4);
        var view = new Conquest(ConquestPresets.WARZONE, ConquestBoards.world(), 3);
        for (int seat = 0; seat < 3; seat++) {
            assertThat(state.holdings(seat)).isEqualTo(14);
            int left = state.extra().orders().left(seat);
            assertThat(left).isEqualTo(view.rulebook().turns().reinforcing().income(state, seat));
            assertThat(left).isGreaterThanOrEqualTo(4);
        }
    }

    @DisplayName(
            "002: If the player owns all the territories of an entire continent, the player is given a number of armies corresponding to the continent's control bonus value")
    @Test
    void continents() {
        var state = nextTurn("Ash 1, Birch 1, Cedar 1, Dale 1", "Elm 1, Fir 1");
        assertThat(state.left(0)).as("4 / 3 and 2 + 3").isEqualTo(6);
        assertThat(state.left(1)).as("2 / 3 and 4").isEqualTo(4);
    }

    @DisplayName("002: In any case, the minimal number of reinforcement armies for any player is 3")
    @Test
    void leastReinforcements() {
        var state = nextTurn("Ash 1, Birch 1", "Cedar 1, Dale 1, Elm 1", "Fir 1");
        assertThat(state.left(0)).as("the bonus of 2 does not come on top of 3").isEqualTo(3);
        assertThat(state.left(1)).as("3 / 3 and 3").isEqualTo(4);
        assertThat(state.left(2)).isEqualTo(3);
    }

    private static OrderTable nextTurn(String... holdings) {
        var table = OrderTable.of(holdings);
        table.has(0, 1).give(0, "deploy Ash 1").allDone().next();
        assertThat(table.stage()).isEqualTo(Stage.ORDERS);
        return table;
    }

    @DisplayName(
            "002: the player may start giving deployment orders, i.e. placing their reinforcement armies on some of the territories they own")
    @Test
    void deploying() {
        var table = table().has(0, 5);
        assertThat(table.refusal(0, "deploy Cedar 1")).isEqualTo("Cedar is not yours");
        assertThat(table.refusal(0, "deploy Ash 6"))
                .isEqualTo("you can deploy 1 to 5 armies, not 6");
        table.give(0, "deploy Ash 2", "deploy Birch 3");
        assertThat(table.left(0)).isZero();
        assertThat(table.refusal(0, "deploy Ash 1")).isEqualTo("you have no more armies to deploy");
    }

    @DisplayName(
            "002: the player may choose one of the territories they own that contains one or more armies and order them to advance to another adjacent territory")
    @Test
    void advancing() {
        var table = table();
        assertThat(table.refusal(0, "advance Cedar Dale 1")).isEqualTo("Cedar is not yours");
        assertThat(table.refusal(0, "advance Ash Cedar 1"))
                .isEqualTo("no border leads from Ash to Cedar");
        assertThat(table.refusal(0, "advance Birch Cedar 4"))
                .as("one always stays")
                .isEqualTo("1 to 3 armies can leave Birch, not 4");
        table.give(0, "advance Birch Cedar 2", "advance Birch Ash 1");
        assertThat(table.refusal(0, "advance Birch Cedar 1"))
                .as("all that can leave have been ordered to")
                .isEqualTo("no more armies can leave Birch");
    }

    @DisplayName("What is deployed this turn can be ordered on")
    @Test
    void deployedArmiesAdvance() {
        var table = table().has(0, 2).give(0, "deploy Birch 2");
        assertThat(table.view(0).orders().spare(1)).isEqualTo(5);
        table.give(0, "advance Birch Cedar 5");
    }

    @DisplayName(
            "002: Once all orders have been given by a player, they signify so to the game engine")
    @Test
    void done() {
        var table = table().has(1, 3);
        assertThat(table.refusal(1, "done"))
                .isEqualTo("you have 3 more armies to deploy before you are done");
        table.give(1, "deploy Dale 3", "done");
        assertThat(table.refusal(1, "advance Cedar Dale 1"))
                .isEqualTo("you have no more orders to give this turn");
        assertThat(table.view(0).orders().waiting()).containsExactly(0, 2);
    }

    @DisplayName("Nobody sees the orders of another, nor how many there are, but only who is done")
    @Test
    void hidden() {
        var table = table().has(1, 3);
        var before = table.view(0).snapshot();
        table.give(1, "deploy Dale 2", "advance Cedar Birch 1");
        assertThat(table.view(0).snapshot()).isEqualTo(before);
        assertThat(table.view(1).orders().given())
                .isEqualTo(
                        List.of(table.read("deploy Dale 2"), table.read("advance Cedar Birch 1")));
        table.give(1, "deploy Dale 1", "done");
        assertThat(table.view(0).orders().waiting()).containsExactly(0, 2);
    }

    @DisplayName("Cards cannot be played by those who have none")
    @Test
    void withoutCards() {
        var table = table();
        for (String order :
                List.of(
                        "bomb Cedar",
                        "blockade Ash",
                        "airlift Birch Fir 1",
                        "negotiate 2",
                        "reinforce"))
            assertThat(table.refusal(0, order)).isEqualTo("you have no card for that");
    }
}
