package strategos.family.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Match;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.Move;
import strategos.morris.State;
import strategos.morris.View;

class MorrisExplainerTest {

    private final Morris game = new Morris(MorrisPresets.MORRIS);
    private final Match<State, Move, View> match = new Match<>(game);

    @Test
    @DisplayName("A hint closes the mill that is open, and says so")
    void closesMill() throws Exception {
        match.rollAll(new Seed(1).random());
        var mill = game.rules().board().mills().getFirst();
        var away =
                game.rules().board().mills().stream()
                        .filter(other -> Collections.disjoint(other, mill))
                        .findFirst()
                        .orElseThrow();
        play(mill.get(0), away.get(0), mill.get(1), away.get(1));
        Seat seat = ((Turn.Decide) match.turn()).seat();
        View view = match.view(Viewer.inSeat(seat.index()));
        var hint = new MorrisExplainer(game).hint(view, new Seed(1));
        assertThat(hint.points()).containsExactly(mill.get(2));
        assertThat(hint.closesMill()).isTrue();
        assertThat(hint.chance()).isGreaterThan(hint.others().getFirst().chance());
        var other = new Move.Place(away.get(2));
        var why = new MorrisExplainer(game).explain("search", view, other, new Seed(1));
        assertThat(why.stopsMill()).isTrue();
        assertThat(why.closesMill()).isFalse();
        assertThat(why.others().getFirst().points()).isEqualTo(hint.points());
        assertThat(why.chance()).isLessThan(hint.chance());
    }

    private void play(int... points) throws Exception {
        for (int point : points)
            match.move(((Turn.Decide) match.turn()).seat(), new Move.Place(point));
    }
}
