package strategos.bots.conquest.network;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bots.conquest.value.Hands;
import strategos.bots.conquest.value.Standings;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;

@DisplayName("The chances of a network")
class SeatNetworkTest {

    private static final int SEATS = 4;
    private static final int MOST_TERRITORIES = 30;

    private final Conquest game =
            new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), SEATS);
    private final Standings standings = new Standings(game);
    private final SeatNetwork network = ShippedNetworks.of(game);

    @RepeatedTest(20)
    @DisplayName("add up to one, and are none for a seat that is out")
    void addUp(RepetitionInfo info) {
        State state = opened(game, new Seed(info.getCurrentRepetition()));
        look(state);
        assertThat(Arrays.stream(network.chances(standings)).sum()).isCloseTo(1, within(1e-6));
        for (int t = 0; t < game.board().size(); t++) if (state.owner(t) == 3) state.give(t, 0);
        look(state);
        assertThat(network.chance(3, standings)).isZero();
        assertThat(Arrays.stream(network.chances(standings)).sum()).isCloseTo(1, within(1e-6));
    }

    @Test
    @DisplayName("are better with more armies and territories, and certain for the last seat")
    void grow() {
        State state = opened(game, new Seed(1));
        look(state);
        double before = network.chance(1, standings);
        for (int t = 0; t < MOST_TERRITORIES; t++) {
            state.give(t, 1);
            state.addArmies(t, 5);
        }
        look(state);
        assertThat(network.chance(1, standings)).isGreaterThan(0.9).isGreaterThan(before);
        for (int t = 0; t < game.board().size(); t++) state.give(t, 1);
        look(state);
        assertThat(network.chance(1, standings)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"meres", "lanterns", "maelstrom", "marches"})
    @DisplayName("exist on every board")
    void everyBoard(String board) {
        var other =
                new Conquest(ConquestPresets.MODERN, ConquestBoards.named(board).orElseThrow(), 3);
        var shipped = ShippedNetworks.of(other);
        var own = new Standings(other, shipped.hands());
        State state = opened(other, new Seed(2));
        own.look(state, other.view(state, new Viewer.Hindsight()));
        var chances = shipped.chances(own);
        assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(1e-6));
        assertThat(Arrays.stream(chances).min().orElseThrow()).isGreaterThan(0.01);
    }

    @Test
    @DisplayName("are those it was trained to give: a term that changes needs a new network")
    void asTrained() {
        look(opened(game, new Seed(1)));
        double[] trained = {0.276086, 0.239951, 0.252341, 0.231621};
        assertThat(network.chances(standings)).containsExactly(trained, within(1e-4));
    }

    @Test
    @DisplayName("are those of a network of its own in duels on world")
    void duels() {
        var duel = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 2);
        assertThat(ShippedNetworks.weights(duel).hands()).isEqualTo(Hands.SEEN);
        assertThat(ShippedNetworks.weights(duel))
                .isNotSameAs(ShippedNetworks.weights(duel.board()))
                .isNotSameAs(ShippedNetworks.weights(game));
        var own = new Standings(duel, Hands.SEEN);
        State state = opened(duel, new Seed(1));
        own.look(state, duel.view(state, new Viewer.Hindsight()));
        assertThat(ShippedNetworks.of(duel).chances(own))
                .containsExactly(new double[] {0.398643, 0.601357}, within(1e-4));
    }

    @Test
    @DisplayName("are the same within 1e-5 when only the inputs that changed are added")
    void incremental() {
        var weights = ShippedNetworks.weights(game.board());
        var changed = new SeatNetwork(weights, game, SeatNetwork.Sums.CHANGED);
        var random = new Seed(4).random();
        var simulation = game.simulation();
        State state = opened(game, new Seed(4));
        for (int i = 0; i < 2_000; i++) {
            if (simulation.actor(state) == Simulation.NATURE) simulation.roll(state, random);
            else simulation.play(state, random.nextInt(simulation.count(state)));
            look(state);
            assertThat(changed.chances(standings))
                    .as("after %d steps of seed 4", i)
                    .containsExactly(network.chances(standings), within(1e-5));
        }
    }

    @Test
    @DisplayName("are the same after the network was written to a file and read again")
    void file() {
        var weights = NetworkFile.read(NetworkFile.write(ShippedNetworks.weights(game.board())));
        look(opened(game, new Seed(3)));
        assertThat(new SeatNetwork(weights, game).chances(standings))
                .isEqualTo(network.chances(standings));
    }

    @Test
    @DisplayName("come with what the network is told about cards; old files do not say it")
    void hands() {
        var weights = ShippedNetworks.weights(game.board());
        byte[] file = NetworkFile.write(weights.withHands(Hands.SEEN));
        assertThat(NetworkFile.read(file).hands()).isEqualTo(Hands.SEEN);
        String old = new String(file, ISO_8859_1).replace("\"hands\":\"seen\",", "");
        assertThat(NetworkFile.read(old.getBytes(ISO_8859_1)).hands()).isEqualTo(Hands.COUNTED);
    }

    @Test
    @DisplayName("come from whole files of the right format only")
    void damaged() {
        byte[] file = NetworkFile.write(ShippedNetworks.weights(game.board()));
        assertThat(file.length).isLessThan(2_000_000);
        assertThatThrownBy(() -> NetworkFile.read(new byte[] {1, 2, 3}))
                .hasMessageContaining("not a file of the format 'strategos network 1'");
        assertThatThrownBy(() -> NetworkFile.read(Arrays.copyOf(file, file.length - 1)))
                .hasMessageContaining("bytes instead of");
        file[15] = 'X';
        assertThatThrownBy(() -> NetworkFile.read(file))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private void look(State state) {
        standings.look(state, game.view(state, new Viewer.Hindsight()));
    }

    /** A position at the beginning of the first turn. */
    private static State opened(Conquest game, Seed seed) {
        var random = seed.random();
        var simulation = game.simulation();
        State state = game.start();
        while (state.stage() != Stage.REINFORCE) {
            if (simulation.actor(state) == Simulation.NATURE) simulation.roll(state, random);
            else simulation.play(state, random.nextInt(simulation.count(state)));
        }
        return state;
    }
}
