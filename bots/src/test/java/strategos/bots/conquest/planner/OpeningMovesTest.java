package strategos.bots.conquest.planner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.bots.conquest.ConquestBots;
import strategos.bots.conquest.Planning;
import strategos.bots.conquest.value.WinChances;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Claim;
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

@DisplayName("In the opening, a planner")
class OpeningMovesTest {

    private static final int ALASKA = 0;

    private static Conquest game(String rules, int seats) throws Exception {
        return new Conquest(RulesetText.read("test", rules), ConquestBoards.world(), seats);
    }

    private static OpeningMoves moves(Conquest game) {
        Bot<Move, View> script = ConquestBots.BALANCED.make(game, new Seed(1));
        return new OpeningMoves(
                game.board(), new Policies(script, script, List.of(script, script)));
    }

    /** A position in a stage, reached by moves at random; the view is that of the next seat. */
    private static View view(Conquest game, Stage stage) {
        var state = position(game, stage);
        return game.view(state, Viewer.inSeat(game.actor(state)));
    }

    private static State position(Conquest game, Stage stage) {
        var state = game.start();
        var random = new Seed(3).random();
        var simulation = game.simulation();
        while (state.stage() != stage) {
            if (simulation.actor(state) == Simulation.NATURE) simulation.roll(state, random);
            else simulation.play(state, random.nextInt(simulation.count(state)));
        }
        return state;
    }

    @Test
    @DisplayName("considers a free territory of every continent")
    void claims() throws Exception {
        var game = game("base = classic", 3);
        var view = view(game, Stage.CLAIM);
        var found = moves(game).claiming(view).stream().map(Candidate::move).toList();
        assertThat(found).doesNotHaveDuplicates().allMatch(view::isLegal);
        assertThat(found)
                .extracting(
                        move ->
                                game.board()
                                        .territories()
                                        .get(((Claim) move).territory())
                                        .continent())
                .containsAll(IntStream.range(0, game.board().continents().size()).boxed().toList());
    }

    @Test
    @DisplayName("considers all first armies on one border, and keeps to it")
    void spearhead() throws Exception {
        var game = game("base = rizk", 2);
        var view = view(game, Stage.SETTLE);
        int border =
                IntStream.range(0, game.board().size())
                        .filter(t -> view.owner(t) == view.seat())
                        .findFirst()
                        .orElseThrow();
        var found = moves(game).settling(view, new int[] {border});
        int all = Spearhead.together(view);
        assertThat(all).isGreaterThan(10);
        assertThat(found).extracting(Candidate::move).contains(new Place(border, all));
        var spearhead = found.getLast().policy();
        assertThat(spearhead.decide(view, Budget.UNLIMITED)).isEqualTo(new Place(border, all));
    }

    @Test
    @DisplayName("leaves neutral armies to the script")
    void unplanned() throws Exception {
        var academy = game("base = academy", 2);
        var simulation = academy.simulation();
        var state = position(academy, Stage.SETTLE);
        while (academy.view(state, Viewer.inSeat(academy.actor(state))).settler() < 2)
            simulation.play(state, simulation.count(state) - 1);
        var neutral = academy.view(state, Viewer.inSeat(academy.actor(state)));
        assertThat(moves(academy).settling(neutral, new int[] {ALASKA})).isEmpty();
    }

    @Test
    @DisplayName("plays the opening out to the end of its first turn, the same way each time")
    void plans() throws Exception {
        var game = game("base = classic", 3);
        var view = view(game, Stage.CLAIM);
        var first = planner(game);
        Move move = first.decide(view, Budget.UNLIMITED);
        assertThat(view.isLegal(move)).isTrue();
        assertThat(((Searching) first).nodes()).isGreaterThan(100);
        assertThat(planner(game).decide(view, Budget.UNLIMITED)).isEqualTo(move);
    }

    private static Bot<Move, View> planner(Conquest game) {
        var effort = new Effort(List.of(1, 2), 4);
        return Planning.of(game, new Seed(7), WinChances.shipped(game), effort);
    }
}
