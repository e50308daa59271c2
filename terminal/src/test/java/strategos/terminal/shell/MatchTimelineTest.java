package strategos.terminal.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.State;
import strategos.conquest.view.Snapshot;
import strategos.conquest.view.View;
import strategos.game.Chance;
import strategos.game.Match;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step.Moved;
import strategos.game.Turn;
import strategos.game.Viewer;

class MatchTimelineTest {

    private static final Viewer ANNA = Viewer.inSeat(0);
    private static final Conquest GAME =
            new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3);

    private final MatchTimeline<State, Move, View> history = new MatchTimeline<>(GAME);
    private final Match<State, Move, View> match = new Match<>(GAME);
    private final List<Snapshot> seen = new ArrayList<>(List.of(snapshot(match.view(ANNA))));

    private static Snapshot snapshot(View view) {
        return view.snapshot();
    }

    /** Plays at random, at most this many steps, and keeps the view after each. */
    private void play(int steps, Seed seed) throws Exception {
        while (history.size() < steps) {
            var random = seed.child(history.size()).random();
            switch (match.turn()) {
                case Turn.Roll(Chance chance) -> match.roll(chance.draw(random));
                case Turn.Decide(Seat seat) -> {
                    View view = match.view(new Viewer.InSeat(seat));
                    match.move(seat, view.option(random.nextInt(view.count())));
                }
                case Turn.DecideTogether _, Turn.Over _ ->
                        throw new AssertionError("seed " + seed + " ends at " + history.size());
            }
            history.take(match.steps().getLast());
            seen.add(snapshot(match.view(ANNA)));
        }
    }

    private void assertRemembered() {
        for (int steps = 0; steps <= history.size(); steps++)
            assertThat(snapshot(history.view(steps, ANNA)))
                    .as("%d", steps)
                    .isEqualTo(seen.get(steps));
        for (int steps = history.size(); steps >= 0; steps -= 29)
            assertThat(snapshot(history.view(steps, ANNA)))
                    .as("%d", steps)
                    .isEqualTo(seen.get(steps));
    }

    @Test
    @DisplayName(
            "What was seen after each step can be seen again, in any order and as play goes on")
    void everyStep() throws Exception {
        for (int steps : List.of(1, 63, 64, 65, 128, 300)) {
            play(steps, new Seed(5));
            assertRemembered();
            assertThat(history.turn()).isEqualTo(match.turn());
        }
        var events = history.events(0, history.size(), ANNA);
        assertThat(events).hasSize(history.size());
        for (int step = 0; step < events.size(); step++)
            assertThat(snapshot(events.get(step).after())).isEqualTo(seen.get(step + 1));
    }

    @Test
    @DisplayName("A move that was taken back never was, wherever in the match it stood")
    void undo() throws Exception {
        for (int steps = 60; steps < 140; steps++) {
            play(steps, new Seed(6));
            if (!(history.steps().getLast() instanceof Moved<Move>(Seat seat, _))) continue;
            history.view(0, ANNA);
            assertThat(history.undo(seat)).isTrue();
            assertThat(match.undo(seat)).isTrue();
            seen.removeLast();
            assertRemembered();
        }
    }
}
