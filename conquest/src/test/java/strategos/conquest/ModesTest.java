package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Seats;
import strategos.conquest.state.Stage;
import strategos.game.Seed;
import strategos.game.Simulation;

/** Cards, fortifying and numbers of seats as a ruleset file can change them. */
class ModesTest {

    @DisplayName("writing: fixed sets bring 4, 6, 8 by type and 10 for one of each, always")
    @ParameterizedTest(name = "{0}, {1}, {2} bring {3}")
    @CsvSource({
        "Alaska, Eastern United States, Ontario, 4",
        "Alberta, Greenland, Quebec, 6",
        "Central America, Northwest Territory, Western United States, 8",
        "Alaska, Alberta, Central America, 10",
        "Alaska, Alberta, wild1, 10",
        "Alaska, Ontario, wild1, 4",
        "Central America, Northwest Territory, wild1, 8",
        "Greenland, wild1, wild2, 10",
    })
    void fixedSets(String first, String second, String third, int armies) {
        var play =
                Position.of(
                                SampleRules.read(
                                        "set-values = fixed 4, 6, 8, 10\nmatching-card = 0"),
                                3)
                        .holds(0, "Japan 1")
                        .holds(1, "Peru 1")
                        .holdsTheRest(2)
                        .holdsCards(0, first, second, third)
                        .setsTraded(7)
                        .reinforces(0, 3);
        play.move("trade " + first + " " + second + " " + third);
        assertThat(play.left()).isEqualTo(3 + armies);
    }

    @DisplayName("writing: where no cards are drawn a conqueror gets none")
    @Test
    void noCards() {
        var play =
                Position.of(SampleRules.read("card-drawn = never"), 3)
                        .holds(0, "Alaska 5")
                        .holds(1, "Kamchatka 1, Peru 1")
                        .holdsTheRest(2)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1")
                        .move("occupy 3")
                        .move("done")
                        .move("done");
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.hand(0)).isEmpty();
    }

    @DisplayName("writing: where nothing is fortified a turn ends with its attacks")
    @Test
    void noFortifying() {
        var play =
                Position.of(SampleRules.read("fortify = none"), 3)
                        .holds(0, "Alaska 5, Alberta 1")
                        .holds(1, "Peru 1")
                        .holdsTheRest(2)
                        .attacks(0)
                        .move("done");
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.seat()).isEqualTo(1);
    }

    @DisplayName("writing: any preset can be played by up to 14 seats")
    @ParameterizedTest(name = "{0}")
    @MethodSource("presets")
    void fourteenSeats(String preset) {
        var rules = SampleRules.read("base = " + preset + "\nseats = 2-14");
        assertThat(rules.seats()).isEqualTo(new Seats(2, 14));
        var game = new Conquest(rules, ConquestBoards.world(), 14);
        var simulation = game.simulation();
        var random = new Seed(14).random();
        var state = game.start();
        for (int step = 0; state.turns() < 15 && step < 10_000; step++) {
            if (simulation.actor(state) == Simulation.NATURE) simulation.roll(state, random);
            else simulation.play(state, random.nextInt(simulation.count(state)));
        }
        assertThat(state.turns()).isEqualTo(15);
    }

    static Stream<String> presets() {
        return ConquestPresets.ALL.stream().map(Ruleset::name);
    }
}
