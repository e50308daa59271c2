package strategos.conquest.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.conquest.rules.Setup.Armies;
import strategos.conquest.rules.Setup.Territories;
import strategos.game.NotationException;

class OpeningKindTest {

    @DisplayName("A preset opens as its document says, and modern so that play begins at once")
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "classic, CLAIMED",
        "academy, CLAIMED",
        "modern, DEALT",
        "rizk, PLACED",
        "warzone, EACH"
    })
    void presets(String preset, OpeningKind opening) {
        var rules = ConquestPresets.named(preset).orElseThrow();
        assertThat(OpeningKind.of(rules.setup())).isEqualTo(opening);
        assertThat(OpeningKind.offered(rules)).startsWith(opening).doesNotHaveDuplicates();
        assertThat(rules.opened(opening)).isEqualTo(rules);
    }

    @DisplayName("Rules opened in a way open in that way, and are otherwise the same")
    @ParameterizedTest
    @EnumSource
    void opened(OpeningKind opening) throws NotationException {
        for (Ruleset rules : ConquestPresets.ALL) {
            var opened = rules.opened(opening);
            assertThat(OpeningKind.of(opened.setup())).as(rules.name()).isEqualTo(opening);
            assertThat(opened.withSetup(rules.setup())).isEqualTo(rules);
            String word = opening.name().toLowerCase(Locale.ROOT);
            assertThat(RulesetText.change(rules, "t", "opening = " + word)).isEqualTo(opened);
        }
    }

    @DisplayName("Seats place as their rules say, and one at a time where those deal")
    @Test
    void placing() {
        var academy = ConquestPresets.ACADEMY.opened(OpeningKind.PLACED).setup();
        assertThat(academy.territories()).isEqualTo(Territories.DEALT);
        assertThat(academy.armies()).isEqualTo(Armies.AT_ONCE);
        var modern = ConquestPresets.MODERN.opened(OpeningKind.CLAIMED).setup();
        assertThat(modern.armies()).isEqualTo(Armies.IN_TURN);
    }

    @DisplayName(
            "Rules whose territories come with armies offer no opening that gives seats others")
    @Test
    void offered() {
        assertThat(OpeningKind.offered(ConquestPresets.WARZONE))
                .isEqualTo(List.of(OpeningKind.EACH, OpeningKind.PICKED, OpeningKind.POSITIONS));
        assertThat(OpeningKind.offered(ConquestPresets.RIZK))
                .isEqualTo(
                        List.of(
                                OpeningKind.PLACED,
                                OpeningKind.CLAIMED,
                                OpeningKind.DEALT,
                                OpeningKind.POSITIONS));
    }

    @DisplayName("A file can name the opening, and still say more of it")
    @Test
    void file() throws NotationException {
        var rules = RulesetText.read("t", "base = academy\nopening = placed");
        assertThat(rules).isEqualTo(ConquestPresets.ACADEMY.opened(OpeningKind.PLACED));
        var inTurn = RulesetText.read("t", "first-armies = in-turn\nopening = claimed");
        assertThat(inTurn.setup().armies()).isEqualTo(Armies.IN_TURN);
        assertThatThrownBy(() -> RulesetText.read("t", "name = x\nopening = clamed"))
                .hasMessage(
                        "t:2: 'opening' is one of claimed, placed, dealt, each, picked, positions,"
                                + " not 'clamed'");
    }

    @DisplayName("The number of armies to place is an option, where there are any")
    @Test
    void allotment() throws NotationException {
        for (Ruleset rules : ConquestPresets.ALL) {
            assertThat(rules.setup().allotment()).isEqualTo(Allotment.TABLE);
            if (!OpeningKind.of(rules.setup()).allotsArmies()) continue;
            var twenty = RulesetText.change(rules, "t", "armies-to-place = 20");
            assertThat(twenty.setup().allotment()).isEqualTo(new Allotment.Each(20));
            assertThat(RulesetText.read("t", RulesetText.write(twenty))).isEqualTo(twenty);
            assertThat(RulesetText.change(twenty, "t", "armies-to-place = table")).isEqualTo(rules);
        }
        assertThatThrownBy(() -> RulesetText.read("t", "armies-to-place = some"))
                .hasMessage("t:1: 'armies-to-place' is table, or a number such as 20, not 'some'");
        assertThatThrownBy(() -> RulesetText.read("t", "armies-to-place = 999999"))
                .hasMessage("t:1: each seat places 0 to 10,000 armies, not 999,999");
        assertThatThrownBy(() -> RulesetText.read("t", "base = warzone\narmies-to-place = 5"))
                .hasMessage(
                        "t:2: the opening places all armies, so none are left; use"
                                + " 'armies-to-place = table'");
    }

    @DisplayName("Orders without cards need no neutral army, wherever they are configured")
    @Test
    void ordersWithoutCards() throws NotationException {
        var rules = RulesetText.change(ConquestPresets.WARZONE, "t", "order-cards = none");
        assertThat(rules.setup().neutral()).isEqualTo(Setup.Neutral.NONE);
        assertThat(RulesetText.read("t", "base = warzone\norder-cards = none")).isEqualTo(rules);
    }
}
