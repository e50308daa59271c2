package strategos.bots.conquest.planner;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.bots.conquest.ConquestBots;
import strategos.bots.conquest.Planning;
import strategos.bots.conquest.value.WinChances;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Place;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;

@DisplayName("Halves of the new armies")
class HalvesTest {

    private Conquest game;
    private View view;

    @BeforeEach
    void begin() throws Exception {
        var rules = RulesetText.read("test", "base = modern\nneutral = none");
        game = new Conquest(rules, ConquestBoards.world(), 2);
        view = view(game.start());
    }

    private View view(State state) {
        var random = new Seed(3).random();
        var simulation = game.simulation();
        while (state.stage() != Stage.REINFORCE) {
            if (simulation.actor(state) == Simulation.NATURE) simulation.roll(state, random);
            else simulation.play(state, random.nextInt(simulation.count(state)));
        }
        return game.view(state, Viewer.inSeat(state.seat()));
    }

    @Test
    @DisplayName("are tried on the best territories")
    void candidates() {
        Bot<Move, View> script = ConquestBots.BALANCED.make(game, new Seed(1));
        var candidates =
                new Candidates(game.board(), new Policies(script, script, List.of(script)), 24);
        var all = candidates.of(view);
        var best = all.stream().map(Candidate::move).distinct().limit(2).toList();
        int half = view.left() / 2;
        assertThat(candidates.halves(view, all, 2).stream().map(Candidate::move).distinct())
                .containsExactlyElementsOf(
                        best.stream()
                                .map(Place.class::cast)
                                .<Move>map(place -> new Place(place.territory(), half))
                                .toList())
                .allMatch(view::isLegal);
        assertThat(candidates.halves(view, all, 0)).isEmpty();
    }

    @Test
    @DisplayName("are played out beside the other candidates, the same way each time")
    void rounds() {
        var with = planner(4);
        Move move = with.decide(view, Budget.UNLIMITED);
        assertThat(view.isLegal(move)).isTrue();
        assertThat(planner(4).decide(view, Budget.UNLIMITED)).isEqualTo(move);
        var without = planner(0);
        without.decide(view, Budget.UNLIMITED);
        assertThat(((Searching) with).nodes()).isGreaterThan(((Searching) without).nodes());
    }

    @Test
    @DisplayName("do not exceed the limit on nodes")
    void limit() {
        var planner = planner(4);
        Move move = planner.decide(view, new Budget(40, Duration.ofDays(1)));
        assertThat(view.isLegal(move)).isTrue();
        assertThat(((Searching) planner).nodes()).isLessThan(100);
    }

    private Bot<Move, View> planner(int halved) {
        var effort = new Effort(List.of(1, 2), 24, false, halved);
        return Planning.of(game, new Seed(7), WinChances.shipped(game), effort);
    }
}
