package strategos.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.bots.morris.Memories;
import strategos.bots.morris.MorrisBots;
import strategos.game.Match;
import strategos.game.RefusedMoveException;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.Move;
import strategos.morris.State;
import strategos.morris.View;

class ContestOpeningTest {

    private static final int DECISIONS = 6;

    private static Contest<State, Move, View> contest(int matches) {
        var game = new Morris(MorrisPresets.MORRIS_FLY);
        var kinds =
                List.of(
                        new MorrisBots(Memories.NONE).named("depth-2").orElseThrow(),
                        new MorrisBots(Memories.NONE).named("depth-1").orElseThrow());
        return Contest.of(game, kinds, matches, 1_000, new Seed(3))
                .after(new ContestOpening<>(DECISIONS, seed -> MorrisBots.RANDOM.make(game, seed)));
    }

    /** Who begins is drawn, so that is a part of the opening too. */
    private static List<Step<Move>> opening(int match) throws RefusedMoveException {
        Match<State, Move, View> played = Arena.replay(contest(4), match);
        return played.steps().subList(0, DECISIONS + 1);
    }

    @Test
    @DisplayName("Both matches of a rotation begin alike, and the next rotation otherwise")
    void alike() throws RefusedMoveException {
        assertThat(opening(1)).isEqualTo(opening(0));
        assertThat(opening(3)).isEqualTo(opening(2)).isNotEqualTo(opening(0));
    }

    @Test
    @DisplayName("The points of a rotation are shared between those who played it")
    void points() {
        var contest = contest(21);
        var report = Report.of(contest, Arena.play(contest, 2, _ -> {}));
        assertThat(report.rotations()).as("the last match has no other half").hasSize(10);
        assertThat(report.rotations())
                .allMatch(
                        rotation ->
                                rotation.points().getFirst() + rotation.points().getLast() == 2);
    }

    @Test
    @DisplayName("Matches that begin as they will make no rotations")
    void none() {
        var contest = contest(2).after(ContestOpening.none());
        assertThat(Report.of(contest, Arena.play(contest, 1, _ -> {})).rotations()).isEmpty();
    }
}
