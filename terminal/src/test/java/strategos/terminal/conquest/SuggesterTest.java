package strategos.terminal.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.ConquestBoards;
import strategos.terminal.console.Suggestions;

class SuggesterTest {

    private final Situation situation = new Situation();
    private final Gazetteer gazetteer = new Gazetteer(ConquestBoards.world());
    private final Suggester suggester = new Suggester(gazetteer, new TerritoryParser(gazetteer));

    @Test
    @DisplayName("Armies can be placed on own territories only")
    void placing() {
        assertThat(suggest(ConquestVerb.PLACE, "").candidates())
                .contains("Alaska", "Ontario")
                .doesNotContain("Alberta");
        assertThat(suggest(ConquestVerb.PLACE, "al").candidates()).containsExactly("Alaska");
        assertThat(suggest(ConquestVerb.PLACE, "alaska 3, on"))
                .isEqualTo(new Suggestions(10, List.of("Ontario")));
    }

    @Test
    @DisplayName("Attacks begin where there are two armies, and lead to neighbours of others")
    void attacking() {
        situation.move("place Alaska 4");
        assertThat(suggest(ConquestVerb.ATTACK, "").candidates()).containsExactly("Alaska");
        assertThat(suggest(ConquestVerb.ATTACK, "alas "))
                .isEqualTo(
                        new Suggestions(5, List.of("Alberta", "Northwest Territory", "Kamchatka")));
        assertThat(suggest(ConquestVerb.BLITZ, "alas north").candidates())
                .containsExactly("Northwest Territory");
        assertThat(suggest(ConquestVerb.BLITZ, "alas kam 3").candidates()).isEmpty();
    }

    @Test
    @DisplayName("Names of several words are completed as one")
    void severalWords() {
        assertThat(suggest(ConquestVerb.PLACE, "eastern uni"))
                .isEqualTo(new Suggestions(0, List.of("Eastern United States")));
    }

    @Test
    @DisplayName("Fortifying leads along own land")
    void fortifying() {
        situation.move("place Alaska 1").move("place Ontario 3").move("done");
        assertThat(suggest(ConquestVerb.FORTIFY, "").candidates()).containsExactly("Ontario");
        assertThat(suggest(ConquestVerb.FORTIFY, "ont ").candidates())
                .containsExactly("Eastern United States");
    }

    @Test
    @DisplayName("Odds can be asked along any path, and of any continent's board")
    void questions() {
        assertThat(suggest(ConquestVerb.ODDS, "alaska kamchatka ").candidates()).contains("Japan");
        assertThat(suggest(ConquestVerb.BOARD, "a").candidates())
                .containsExactly("Africa", "Asia", "Australia");
        assertThat(suggest(ConquestVerb.STAND, "al").candidates())
                .containsExactly("always 2", "always 1");
        assertThat(suggest(ConquestVerb.STATUS, "x").candidates()).isEmpty();
    }

    private Suggestions suggest(ConquestVerb speech, String rest) {
        return suggester.suggest(situation.seenBy(0), speech, rest);
    }
}
