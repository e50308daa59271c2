package strategos.bots.conquest.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;

@DisplayName("The chances to win")
class WinChancesTest {

    private static final int SEATS = 4;
    private static final int MOST_TERRITORIES = 30;

    private final Conquest game =
            new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), SEATS);
    private final Standings standings = new Standings(game);
    private final WinChances chances = WinChances.shipped();

    @RepeatedTest(20)
    @DisplayName("add up to one, and are none for a seat that is out")
    void addUp(RepetitionInfo info) {
        State state = opened(new Seed(info.getCurrentRepetition()));
        look(state);
        assertThat(sum()).isCloseTo(1, within(1e-6));
        for (int t = 0; t < game.board().size(); t++) if (state.owner(t) == 3) state.give(t, 0);
        look(state);
        assertThat(standings.alive()).isEqualTo(3);
        assertThat(chances.chance(3, standings)).isZero();
        assertThat(sum()).isCloseTo(1, within(1e-6));
    }

    @RepeatedTest(10)
    @DisplayName("are those of the team in teams, and add up to one over the teams")
    void teams(RepetitionInfo info) throws Exception {
        var teams = new Conquest(text("teams = 2"), ConquestBoards.world(), SEATS);
        var shipped = WinChances.shipped(teams);
        var own = new Standings(teams);
        State state = opened(teams, new Seed(info.getCurrentRepetition()));
        own.look(state, teams.view(state, new Viewer.Hindsight()));
        assertThat(shipped.chance(2, own)).isEqualTo(shipped.chance(0, own));
        assertThat(shipped.chance(0, own) + shipped.chance(1, own)).isCloseTo(1, within(1e-6));
        for (int t = 0; t < teams.board().size(); t++)
            if (state.owner(t) % 2 == 1) state.give(t, t % 2 == 0 ? 0 : 2);
        own.look(state, teams.view(state, new Viewer.Hindsight()));
        assertThat(shipped.chance(0, own)).isEqualTo(1);
    }

    private static Ruleset text(String line) throws Exception {
        return RulesetText.read("test", "base = modern\n" + line);
    }

    @Test
    @DisplayName("do not count team-mates among the rivals")
    void mates() throws Exception {
        var teams = new Conquest(text("teams = 2"), ConquestBoards.world(), SEATS);
        State state = opened(teams, new Seed(5));
        for (int t = 0; t < teams.board().size(); t++)
            state.give(t, t == 0 ? 1 : t % 2 == 0 ? 0 : 2);
        var own = new Standings(teams);
        own.look(state, teams.view(state, new Viewer.Hindsight()));
        int besideRival = 0;
        for (int t = 1; t < teams.board().size(); t++) if (own.foe(t) > 0) besideRival++;
        assertThat(besideRival).isEqualTo(teams.board().into(0).length);
    }

    @Test
    @DisplayName("are better with more armies and territories, and certain for the last seat")
    void grow() {
        State state = opened(new Seed(1));
        look(state);
        double before = chances.chance(1, standings);
        for (int t = 0; t < MOST_TERRITORIES; t++) {
            state.give(t, 1);
            state.addArmies(t, 5);
        }
        look(state);
        assertThat(chances.chance(1, standings)).isGreaterThan(0.9).isGreaterThan(before);
        for (int t = 0; t < game.board().size(); t++) state.give(t, 1);
        look(state);
        assertThat(chances.chance(1, standings)).isEqualTo(1);
    }

    @Test
    @DisplayName("are the same after their networks were written and read")
    void text() {
        State state = opened(new Seed(2));
        look(state);
        var again = new WinChances(ValueFile.read(ValueFile.write(ValueFile.shipped("value.txt"))));
        for (int seat = 0; seat < SEATS; seat++)
            assertThat(again.chance(seat, standings)).isEqualTo(chances.chance(seat, standings));
    }

    @Test
    @DisplayName("are not read from anything else")
    void otherText() {
        assertThatThrownBy(() -> ValueFile.read("")).hasMessageContaining("the first line");
        assertThatThrownBy(() -> ValueFile.read("strategos value 1\nARMIES"))
                .hasMessageContaining("the second line");
    }

    private double sum() {
        double sum = 0;
        for (int seat = 0; seat < SEATS; seat++) sum += chances.chance(seat, standings);
        return sum;
    }

    private void look(State state) {
        standings.look(state, game.view(state, new Viewer.Hindsight()));
    }

    private State opened(Seed seed) {
        return opened(game, seed);
    }

    /** The first turn of a match. */
    private static State opened(Conquest game, Seed seed) {
        State state = game.start();
        var simulation = game.simulation();
        var random = seed.random();
        while (state.stage() != Stage.REINFORCE) {
            if (simulation.actor(state) == Simulation.NATURE) simulation.roll(state, random);
            else simulation.play(state, random.nextInt(simulation.count(state)));
        }
        return state;
    }
}
