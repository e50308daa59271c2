package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.move.Move.Place;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Match;
import strategos.game.RefusedMoveException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Turn;
import strategos.game.Viewer;

/** The checklist's setup: players, starting units, order, claims. */
class ClassicSetupTest {

    private static final Board WORLD = ConquestBoards.world();

    @DisplayName(
            "003: There are 3 to 6 players. The program assigns each player a unique identifier.")
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    void threeToSixPlayers(int seats) {
        var game = new Conquest(ConquestPresets.CLASSIC, WORLD, seats);
        var identifiers = IntStream.range(0, seats).map(seat -> Seat.of(seat).number()).boxed();
        assertThat(identifiers).hasSize(seats).doesNotHaveDuplicates();
        assertThat(game.seats()).isEqualTo(seats);
        for (int wrong : List.of(2, 7)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Conquest(ConquestPresets.CLASSIC, WORLD, wrong))
                    .withMessage("classic is for 3 to 6 seats, not " + wrong);
        }
    }

    @DisplayName(
            "003: The territories under a player's control will be marked with this identifier.")
    @Test
    void territoriesAreMarked() throws RefusedMoveException {
        var match = ordered(3);
        int seat = decider(match);
        match.move(Seat.of(seat), new Claim(7));
        assertThat(match.view(new Viewer.Public()).owner(7)).isEqualTo(seat);
        assertThat(match.view(new Viewer.Public()).snapshot().owners().get(7)).isEqualTo(seat);
        assertThat(match.view(new Viewer.Public()).owner(8)).isEqualTo(State.NOBODY);
    }

    @DisplayName(
            "003: At the start of the game, each player is provided with a number of units corresponding to the number of players in the game. These values are provided in appendix C.")
    @ParameterizedTest(name = "{0} players, {1} units")
    @CsvSource({"3, 35", "4, 30", "5, 25", "6, 20"})
    void startingUnits(int seats, int units) throws RefusedMoveException {
        var match = ordered(seats);
        assertThat(match.view(new Viewer.Public()).left()).isEqualTo(seats * units);
        claimAll(match);
        settleAll(match);
        var view = match.view(new Viewer.Public());
        assertThat(IntStream.range(0, seats).map(view::totalArmies)).containsOnly(units);
    }

    @DisplayName("003: The program generates a turn ordering.")
    @Test
    void turnOrderIsDrawn() throws RefusedMoveException {
        Set<List<Integer>> orders = new HashSet<>();
        var game = new Conquest(ConquestPresets.CLASSIC, WORLD, 3);
        for (int first = 0; first < 3; first++) {
            for (int second = 0; second < 2; second++) {
                var match = new Match<>(game);
                match.roll(first);
                match.roll(second);
                orders.add(match.view(new Viewer.Public()).snapshot().order());
            }
        }
        assertThat(orders).hasSize(6).allSatisfy(order -> assertThat(order).containsOnly(0, 1, 2));
    }

    @DisplayName(
            "003: Starting with the first player in the ordering, each player is prompted to select a territory on which to place a unit. This process repeats in the turn ordering until all territories contain exactly one unit.")
    @Test
    void territoriesAreClaimedInOrder() throws RefusedMoveException {
        var match = ordered(4);
        var view = match.view(new Viewer.Public());
        for (int claimed = 0; claimed < WORLD.size(); claimed++) {
            int seat = view.seatAt(claimed % 4);
            assertThat(match.turn()).isEqualTo(new Turn.Decide(Seat.of(seat)));
            if (claimed > 0) assertThat(refuses(match, seat, new Claim(claimed - 1))).isTrue();
            assertThat(refuses(match, view.seatAt((claimed + 1) % 4), new Claim(claimed))).isTrue();
            match.move(Seat.of(seat), new Claim(claimed));
        }
        assertThat(match.view(new Viewer.Public()).snapshot().armies()).containsOnly(1);
        assertThat(match.view(new Viewer.Public()).stage()).isEqualTo(Stage.SETTLE);
    }

    @DisplayName(
            "003: Once all territories contain exactly one unit, each player is prompted to select a territory which they already control on which to place an additional unit from their reinforcements. This process continues in the turn ordering until each player has exhausted their supply of reinforcements.")
    @Test
    void furtherUnitsArePlacedInOrder() throws RefusedMoveException {
        var match = ordered(3);
        claimAll(match);
        var view = match.view(new Viewer.Public());
        for (int placed = 0; placed < 3 * 35 - 42; placed++) {
            int seat = view.seatAt(placed % 3);
            assertThat(match.turn()).isEqualTo(new Turn.Decide(Seat.of(seat)));
            int own = first(match, seat);
            int other = first(match, view.seatAt((placed + 1) % 3));
            assertThat(refuses(match, seat, new Place(other, 1))).isTrue();
            assertThat(refuses(match, seat, new Place(own, 2))).isTrue();
            match.move(Seat.of(seat), new Place(own, 1));
        }
        var after = match.view(new Viewer.Public());
        assertThat(after.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(after.turnOf()).isEqualTo(after.seatAt(0));
    }

    private static Match<State, Move, View> ordered(int seats) {
        var match = new Match<>(new Conquest(ConquestPresets.CLASSIC, WORLD, seats));
        match.rollAll(new Seed(seats).random());
        return match;
    }

    private static int decider(Match<State, Move, View> match) {
        return match.turn() instanceof Turn.Decide(Seat seat) ? seat.index() : View.NONE;
    }

    private static boolean refuses(Match<State, Move, View> match, int seat, Move move) {
        return !match.game().isLegal(match.state(), Seat.of(seat), move);
    }

    private static int first(Match<State, Move, View> match, int seat) {
        return match.state().nextHolding(seat, 0);
    }

    private static void claimAll(Match<State, Move, View> match) throws RefusedMoveException {
        for (int t = 0; t < WORLD.size(); t++) match.move(Seat.of(decider(match)), new Claim(t));
    }

    private static void settleAll(Match<State, Move, View> match) throws RefusedMoveException {
        while (match.view(new Viewer.Public()).stage() == Stage.SETTLE) {
            int seat = decider(match);
            match.move(Seat.of(seat), new Place(first(match, seat), 1));
        }
    }
}
