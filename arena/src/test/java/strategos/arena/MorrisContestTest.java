package strategos.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.arena.Played.Ending;
import strategos.bots.morris.MorrisBots;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.Move;
import strategos.morris.State;
import strategos.morris.View;

final class MorrisContestTest {

    private static final int MATCHES = 40;

    private static Contest<State, Move, View> contest(int maxTurns) {
        return Contest.of(
                new Morris(MorrisPresets.MORRIS_FLY),
                List.of(MorrisBots.RANDOM, MorrisBots.RANDOM),
                MATCHES,
                maxTurns,
                new Seed(7));
    }

    private static long turns(List<Step<Move>> steps) {
        return steps.stream()
                .filter(
                        step ->
                                step instanceof Moved<Move>(_, Move move)
                                        && !(move instanceof Move.Take))
                .count();
    }

    @Test
    @DisplayName("A match has as many turns as men were placed and moved; taking is part of a turn")
    void turns() {
        var contest = contest(10_000);
        for (int i = 0; i < MATCHES; i++) {
            List<Step<Move>> steps = new ArrayList<>();
            Played played = new Referee<>(contest, contest.pairing(i), steps::add).play();
            assertThat(played.turns()).as("match %d, seed 7", i).isEqualTo((int) turns(steps));
        }
    }

    @Test
    @DisplayName("A match that is stopped has had as many turns as are allowed")
    void capped() {
        var contest = contest(15);
        for (int i = 0; i < MATCHES; i++) {
            List<Step<Move>> steps = new ArrayList<>();
            Played played = new Referee<>(contest, contest.pairing(i), steps::add).play();
            if (played.ending() == Ending.CAPPED) assertThat(played.turns()).isEqualTo(15);
            assertThat(turns(steps)).as("match %d, seed 7", i).isEqualTo(played.turns());
        }
    }
}
