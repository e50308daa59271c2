package strategos.conquest.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.game.NotationException;
import strategos.game.Seed;

/** What cannot be played on a board by a number of seats. docs/rules/combinations.md */
class CombinationsTest {

    private static final String PLAIN_TEXT = "board: plain\n[Land] 2\nA: B, C\nB: C\nC:\n";
    private static final Board PLAIN = plain();

    private static Board plain() {
        try {
            return BoardText.read("plain", PLAIN_TEXT);
        } catch (NotationException fault) {
            throw new AssertionError(fault);
        }
    }

    @DisplayName("A combination that cannot be played is refused with its reason")
    @ParameterizedTest(name = "{0}, {1} on {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    sight = fog            | 7 | world | modern is for 2 to 6 seats, not 7
                    teams = 2              | 3 | world | 3 seats cannot be divided into 2 teams
                    teams = 2              | 2 | world | a neutral army cannot be combined with teams; use 'neutral = none'
                    opening = positions    | 3 | world | there are no starting positions on The World, but 3 seats
                    """)
    void refused(String option, int seats, String board, String why) throws NotationException {
        assertRefused(option, ConquestBoards.named(board).orElseThrow(), seats, why);
    }

    @DisplayName("Boosts are refused on a board without any")
    @Test
    void boosts() throws NotationException {
        assertRefused("boosts = on", PLAIN, 2, "there are no boosts on plain");
    }

    private static void assertRefused(String option, Board on, int seats, String why)
            throws NotationException {
        var rules = RulesetText.read("t", option);
        assertThat(Combinations.refusal(rules, on, seats)).contains(why);
        assertThatThrownBy(() -> Conquest.make(rules, on, seats, new Seed(1).random()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(why);
    }

    @DisplayName("A match that was made with boosts on a board without any can still be opened")
    @Test
    void opened() throws NotationException {
        var game = Conquest.open(Map.of("rules", "boosts = on", "board", PLAIN_TEXT), 2);
        assertThat(game.rules().extensions().boosts()).isEqualTo(Extensions.Boosts.ON);
    }
}
