package strategos.bots.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bots.BotKind;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.view.View;
import strategos.game.RefusedMoveException;
import strategos.game.Seed;
import strategos.game.Step;

class RushTest {

    private static final BotKind<Conquest, Move, View> BY_BITS =
            new BotKind<>(
                    "small",
                    "",
                    (game, seed) -> new Rush(game, new SmallGround(game.board()), seed.random()));

    private static final BotKind<Conquest, Move, View> BY_LOOPS =
            new BotKind<>(
                    "large",
                    "",
                    (game, seed) -> new Rush(game, new LargeGround(game.board()), seed.random()));

    @DisplayName("Rush plays the same on a small board as if it were a large one")
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void sameOnEitherGround(long seed) throws RefusedMoveException {
        assertThat(steps(BY_LOOPS, seed)).isEqualTo(steps(BY_BITS, seed));
    }

    private static List<Step<Move>> steps(BotKind<Conquest, Move, View> kind, long seed)
            throws RefusedMoveException {
        var game = new Conquest(ConquestPresets.CLASSIC, ConquestBoards.world(), 4);
        var played = new Played(game, Collections.nCopies(4, kind), new Seed(seed)).play(20_000);
        assertThat(played.match().isOver()).isTrue();
        return played.match().steps();
    }
}
