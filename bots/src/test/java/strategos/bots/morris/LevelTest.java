package strategos.bots.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.bots.morris.search.Search;
import strategos.bots.morris.search.SearchLimits;
import strategos.game.Budget;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;

class LevelTest {

    @Test
    @DisplayName("A budget that is smaller than the level's is kept")
    void budget() {
        var budget = new Budget(50, Duration.ofMillis(3));
        assertThat(Level.STRONGEST.limits().within(budget))
                .isEqualTo(new SearchLimits(Search.MOST_DEPTH, 50, 3_000_000));
        assertThat(Level.STRONGEST.limits().within(Budget.UNLIMITED).nodes())
                .isEqualTo(Level.STRONGEST.nodes());
    }

    @Test
    @DisplayName("From the empty board it looks eleven moves ahead at fewer than 300,000 positions")
    void eleven() {
        var game = new Morris(MorrisPresets.MORRIS);
        var analysis = Analysis.toDepth(game, game.start(), 11);
        assertThat(analysis.depth()).isEqualTo(11);
        assertThat(analysis.nodes()).isLessThan(300_000);
        assertThat(analysis.value()).as("a drawn game").isBetween(-50, 50);
    }
}
