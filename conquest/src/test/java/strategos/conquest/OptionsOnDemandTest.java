package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.state.State;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Turn;
import strategos.game.Viewer;

/** docs/decisions/0036-options-on-demand.md */
class OptionsOnDemandTest {

    private static final int STEPS = 1_500;

    static List<Conquest> games() {
        var world = ConquestBoards.world();
        return List.of(
                game(ConquestPresets.CLASSIC, world),
                game(ConquestPresets.MODERN, world),
                game(ConquestPresets.RIZK, world),
                game(ConquestPresets.MODERN, SampleBoards.LARGE));
    }

    private static Conquest game(Ruleset rules, Board board) {
        return new Conquest(rules, board, 3);
    }

    @DisplayName("Options that are listed late are those that were kept up to date from the start")
    @ParameterizedTest
    @MethodSource("games")
    void lateOptions(Conquest game) {
        var seed = new Seed(36);
        var play = EagerPlay.of(game, seed);
        State asked = game.start();
        State unasked = game.start();
        for (int step = 0; step < STEPS; step++) {
            if (game.turn(asked) instanceof Turn.Over) return;
            if (game.turn(asked) instanceof Turn.Decide(Seat seat)) {
                var late = game.copy(unasked);
                assertThat(options(game, late, seat))
                        .as("seed %s, step %d", seed, step)
                        .isEqualTo(options(game, asked, seat));
            }
            var next = play.next(asked);
            game.apply(asked, next);
            game.apply(unasked, next);
            assertThat(unasked).as("seed %s, step %d", seed, step).isEqualTo(asked);
        }
    }

    private static List<Move> options(Conquest game, State state, Seat seat) {
        var view = game.view(state, new Viewer.InSeat(seat));
        return IntStream.range(0, view.count()).limit(200).mapToObj(view::option).toList();
    }
}
