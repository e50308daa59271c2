package strategos.bots.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bots.BotKind;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.view.View;
import strategos.game.Seed;
import strategos.game.Turn;

/**
 * Duels from both seats with the same dice. docs/bots.md has the shares over a thousand of them.
 */
@DisplayName("The levels of the bots")
class LevelsTest {

    private static final int DEALS = 10;
    private static final int ENOUGH_STEPS = 100_000;

    @ParameterizedTest(name = "{index} levels above easy")
    @ValueSource(ints = {1, 2, 3})
    @DisplayName("rise: each wins most duels against the one below")
    void rise(int level) throws Exception {
        var rules = RulesetText.read("duel", "base = modern\nneutral = none");
        var game = new Conquest(rules, ConquestBoards.world(), 2);
        var better = ConquestBots.LEVELS.get(level);
        var below = ConquestBots.LEVELS.get(level - 1);
        int wins = 0;
        for (int deal = 0; deal < DEALS; deal++) {
            if (winner(game, List.of(better, below), deal) == 0) wins++;
            if (winner(game, List.of(below, better), deal) == 1) wins++;
        }
        assertThat(wins).as("of %d duels", 2 * DEALS).isGreaterThan(DEALS);
    }

    private static int winner(Conquest game, List<BotKind<Conquest, Move, View>> kinds, int seed)
            throws Exception {
        var match = new Played(game, kinds, new Seed(seed)).play(ENOUGH_STEPS).match();
        assertThat(match.turn()).isInstanceOf(Turn.Over.class);
        return ((Turn.Over) match.turn()).result().winners().iterator().next().index();
    }
}
