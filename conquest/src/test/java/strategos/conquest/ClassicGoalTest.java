package strategos.conquest;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.board.Territory;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.NotationException;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Turn;

/** What the checklist wants of the whole: territories, units, continents, and a winner. */
class ClassicGoalTest {

    private static final Board WORLD = ConquestBoards.world();
    private static final Conquest GAME = new Conquest(ConquestPresets.CLASSIC, WORLD, 3);

    @DisplayName(
            "003: The program is \"done\" when it can determine a winner according to the rules and procedures of the game risk.")
    @Test
    void determinesAWinner() {
        State end = playedOut(new Seed(3));
        assertThat(GAME.turn(end)).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(end.owner(0)))));
    }

    @DisplayName(
            "003: A player is determined to be the winner when that player controls all 42 of the game's territories.")
    @Test
    void winsWithAllTerritories() {
        var play =
                Position.of(ConquestPresets.CLASSIC, 3)
                        .holds(0, "Alaska 5")
                        .holds(1, "Kamchatka 1")
                        .holdsTheRest(0)
                        .attacks(0);
        assertThat(play.view(0).holdings(0)).isEqualTo(41);
        assertThat(play.turn()).isNotInstanceOf(Turn.Over.class);
        play.move("attack Alaska Kamchatka 3").dice("6 5 1 - 3").move("occupy 2");
        assertThat(play.view(0).holdings(0)).isEqualTo(42);
        assertThat(play.turn()).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(0))));
    }

    @DisplayName(
            "003: A territory is defined as a cell which must contain at least one unit, and may only contain one player's units. The player whose units occupy a territory is said to control this territory.")
    @Test
    void territoryHoldsUnitsOfOnePlayer() {
        var play = EagerPlay.of(GAME, new Seed(5));
        State state = GAME.start();
        while (state.turns() < 40 && state.stage() != Stage.OVER) {
            GAME.apply(state, play.fight(state));
            if (state.turns() == 0 || state.stage() == Stage.OCCUPY) continue;
            for (int t = 0; t < WORLD.size(); t++) {
                assertThat(state.armies(t)).isPositive();
                assertThat(state.owner(t)).isBetween(0, 2);
            }
        }
        assertThat(state.turns()).isEqualTo(40);
    }

    @DisplayName("003: Territories are connected by routes. Routes are listed in appendix A.")
    @Test
    void attacksGoAlongRoutes() {
        for (Territory territory : WORLD.territories()) {
            var play =
                    Position.of(ConquestPresets.CLASSIC, 3)
                            .holds(0, territory.name() + " 3")
                            .holdsTheRest(1)
                            .attacks(0);
            var attacked =
                    IntStream.range(0, WORLD.size())
                            .filter(to -> !WORLD.name(to).equals(territory.name()))
                            .filter(to -> play.allows(attack(territory.name(), WORLD.name(to))))
                            .boxed()
                            .toList();
            assertThat(attacked).as(territory.name()).isEqualTo(territory.neighbours());
        }
    }

    private static String attack(String from, String to) {
        return "attack " + from + " " + to + " 1";
    }

    @DisplayName(
            "003: A unit is an abstract representation of a player's military force. Units are measured and represented as integers.")
    @Test
    void unitsAreIntegers() {
        for (String armies : List.of("1.5", "1/2", "-1", "one", "")) {
            assertThatExceptionOfType(NotationException.class)
                    .isThrownBy(() -> GAME.notation().read("place Alaska " + armies));
        }
        var play = Position.of(ConquestPresets.CLASSIC, 3).holdsTheRest(0).reinforces(0, 3);
        assertThat(play.refusal("place Alaska 0")).isEqualTo("you can place 1 to 3 armies, not 0");
        assertThat(play.move("place Alaska 2").armies("Alaska")).isEqualTo(3);
    }

    @DisplayName("003: A continent is a set of territories. Continents are listed in Appendix B.")
    @Test
    void continentsAreSetsOfTerritories() {
        Set<Integer> seen = new HashSet<>();
        for (int c = 0; c < WORLD.continents().size(); c++) {
            int continent = c;
            var members =
                    IntStream.range(0, WORLD.size())
                            .filter(t -> WORLD.territories().get(t).continent() == continent)
                            .boxed()
                            .collect(toSet());
            assertThat(members).isNotEmpty().noneMatch(seen::contains);
            seen.addAll(members);
        }
        assertThat(seen).hasSize(42);
    }

    @DisplayName(
            "003: Turns continue until one player elimates all opponents by capturing all 42 territories.")
    @Test
    void turnsGoOnUntilOneHoldsAll() {
        State end = playedOut(new Seed(4));
        int winner = end.owner(0);
        assertThat(IntStream.range(0, WORLD.size()).map(end::owner)).containsOnly(winner);
        assertThat(IntStream.range(0, 3).filter(end::isAlive)).containsExactly(winner);
    }

    private static State playedOut(Seed seed) {
        var play = EagerPlay.of(GAME, seed);
        State state = GAME.start();
        while (state.stage() != Stage.OVER) {
            boolean isBeingOccupied = state.stage() == Stage.OCCUPY;
            assertThat(isBeingOccupied || state.holdings(state.seat()) < 42).isTrue();
            GAME.apply(state, play.fight(state));
        }
        return state;
    }
}
