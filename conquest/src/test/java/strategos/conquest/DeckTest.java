package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.CardRules.Wilds;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.state.Stage;
import strategos.conquest.turn.CardTypes;
import strategos.game.Chance;
import strategos.game.Turn;

/** The deck: what is in it, and what happens when it runs out. */
class DeckTest {

    /** Seat 0 has conquered something and is about to draw. */
    private static Play draws(Ruleset rules, Position position) {
        var play =
                position.holds(0, "Alaska 6")
                        .holds(2, "Japan 2")
                        .holdsTheRest(1)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1")
                        .move("occupy 3")
                        .move("done");
        return rules.equals(ConquestPresets.CLASSIC) ? play : play.move("done");
    }

    @DisplayName("classic and modern: used cards are reshuffled when the deck runs out")
    @Test
    void usedCardsAreReshuffled() {
        for (Ruleset rules :
                List.of(ConquestPresets.CLASSIC, ConquestPresets.MODERN, ConquestPresets.ACADEMY)) {
            var position =
                    Position.of(rules, 3).holdsCards(1, "Peru", "Egypt", "Ural", "wild2").deckIs();
            var play = draws(rules, position);
            assertThat(play.turn()).isEqualTo(new Turn.Roll(new Chance.Uniform(40)));
            play.draw("wild1");
            assertThat(play.hand(0)).containsExactly("wild1");
            assertThat(play.hand(1)).containsExactly("Peru", "Egypt", "Ural", "wild2");
            assertThat(play.view(0).cards().deckSize()).isEqualTo(39);
            assertThat(play.view(0).cards().used()).isEmpty();
        }
    }

    @DisplayName("Used cards wait as long as there is a card in the deck")
    @Test
    void usedCardsWait() {
        var play =
                draws(
                        ConquestPresets.CLASSIC,
                        Position.of(ConquestPresets.CLASSIC, 3).deckIs("Peru"));
        assertThat(play.turn()).isEqualTo(new Turn.Roll(new Chance.Uniform(1)));
        play.draw("Peru");
        assertThat(play.view(0).cards().deckSize()).isZero();
        assertThat(play.view(0).cards().used()).hasSize(43);
    }

    @DisplayName("With every card in somebody's hand nobody draws")
    @Test
    void nothingToDraw() {
        var position = Position.of(ConquestPresets.CLASSIC, 3);
        var notation = new Conquest(ConquestPresets.CLASSIC, ConquestBoards.world(), 3).notation();
        for (int card = 0; card < 44; card++) position.holdsCards(1, notation.card(card));
        var play = draws(ConquestPresets.CLASSIC, position);
        assertThat(play.stage()).isEqualTo(Stage.FORTIFY);
        assertThat(play.hand(0)).isEmpty();
    }

    @DisplayName("Other boards: one card a territory, and one wild for every 21, rounded up")
    @ParameterizedTest(name = "{0} territories, {1} wild")
    @CsvSource({"1, 1", "20, 1", "21, 1", "22, 2", "42, 2", "43, 3", "63, 3", "64, 4", "137, 7"})
    void wildsOfOtherBoards(int territories, int wild) {
        var types = new CardTypes(territories, Wilds.ANY);
        assertThat(types.cards()).isEqualTo(territories + wild);
        assertThat(types.isWild(territories - 1)).isFalse();
        assertThat(types.isWild(territories)).isTrue();
    }

    @DisplayName("Other boards: types stand in rotation, so their numbers differ by at most one")
    @Test
    void typesInRotation() {
        var types = new CardTypes(11, Wilds.ANY);
        int[] counts = new int[CardTypes.TYPES];
        for (int card = 0; card < 11; card++) counts[types.type(card)]++;
        assertThat(counts).containsExactly(4, 4, 3);
    }
}
