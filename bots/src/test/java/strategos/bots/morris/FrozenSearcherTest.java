package strategos.bots.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Match;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.Move;
import strategos.morris.View;

/** The searcher that others are measured by, held to the moves it made when it was frozen. */
class FrozenSearcherTest {

    private static final int MATCHES = 4;
    private static final Budget BUDGET = new Budget(3_000, Budget.UNLIMITED.time());

    @DisplayName("search-1.0 plays as search did when it was frozen")
    @ParameterizedTest
    @CsvSource({"morris, dd7b502b", "morris-fly, 1f9b7c45", "six-mens-morris, 67604a0e"})
    void signature(String rules, String signature) throws Exception {
        var game = new Morris(MorrisPresets.named(rules).orElseThrow());
        int hash = 0;
        for (int i = 0; i < MATCHES; i++) hash = 31 * hash + played(game, new Seed(i));
        assertThat(Integer.toHexString(hash)).isEqualTo(signature);
    }

    /** A hash over every step of a match against itself. */
    private static int played(Morris game, Seed seed) throws Exception {
        var kind = new MorrisBots(Memories.NONE).named("search-1.0").orElseThrow();
        List<Bot<Move, View>> bots =
                List.of(kind.make(game, seed.child(0)), kind.make(game, seed.child(1)));
        var match = new Match<>(game);
        match.rollAll(seed.child("chance").random());
        while (match.turn() instanceof Turn.Decide(Seat seat)) {
            var view = match.view(new Viewer.InSeat(seat));
            match.move(seat, bots.get(seat.index()).decide(view, BUDGET));
        }
        return match.steps().hashCode();
    }
}
