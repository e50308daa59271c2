package strategos.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.arena.Played.Effort;
import strategos.arena.Played.Ending;
import strategos.arena.Played.EntrantFault;
import strategos.game.BotFault;
import strategos.game.BotFault.Kind;

class ContestResultsTest {

    private static Played played(int match, List<Integer> winners, Ending ending) {
        var efforts = List.of(new Effort(match, 2, 3), new Effort(4, 5, 6), new Effort(7, 8, 9));
        var faults =
                ending == Ending.CAPPED
                        ? List.of(new EntrantFault(1, new BotFault(Kind.LATE, "slept")))
                        : List.<EntrantFault>of();
        return new Played(match, winners, 20 + match, ending, efforts, faults);
    }

    @Test
    void givesBackWhatWasEnteredInTheOrderOfTheMatches() {
        var drawn = played(0, List.of(), Ending.CAPPED);
        var won = played(1, List.of(1), Ending.FINISHED);
        var shared = played(2, List.of(0, 2), Ending.FINISHED);
        var results = new ContestResults(3, 3);
        results.enter(shared);
        results.enter(drawn);
        results.enter(won);
        assertThat(results.played()).containsExactly(drawn, won, shared);
    }
}
