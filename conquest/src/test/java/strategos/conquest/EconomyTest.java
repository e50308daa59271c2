package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.board.Boards;
import strategos.conquest.rules.Extensions;
import strategos.conquest.rules.Extensions.Economy;
import strategos.conquest.rules.Extensions.Economy.Kept;
import strategos.conquest.rules.Extensions.Sight;
import strategos.conquest.rules.Presets;
import strategos.conquest.rules.Ruleset;

/** docs/rules/extensions.md#economy */
class EconomyTest {

    private static final Extensions ECONOMY =
            Extensions.NONE.withEconomy(new Economy(Kept.ON, 4, 1, 10));

    private static final Ruleset RULES = Presets.MODERN.withExtensions(ECONOMY);

    /** Seat 1 cannot pay for what it has; seat 2 can. */
    private static Position position(Ruleset rules) {
        return Position.of(rules, 3)
                .holds(0, "Peru 3, Argentina 9")
                .holds(1, "Brazil 10, Venezuela 25")
                .holdsTheRest(2);
    }

    private static int territory(String name) {
        return SampleBoards.territory(Boards.world(), name);
    }

    @Test
    @DisplayName("Territories pay 4 each; armies cost 1, and 1 more for every 10 on a territory")
    void settleUp() {
        var fortunes = position(RULES).begins(1).view(1).fortunes();
        // Two territories; ten armies at 2 each, and 25 at 3 each.
        assertThat(fortunes.treasuries().get(1)).hasValue(2 * 4 - 10 * 2 - 25 * 3);
        assertThat(fortunes.treasuries().get(0)).as("has not begun a turn yet").hasValue(0);
        assertThat(fortunes.balances().get(0)).hasValue(2 * 4 - 3 - 9);
    }

    @Test
    @DisplayName("Whoever is in debt rolls one die less in attack")
    void debtsInAttack() {
        var play = position(RULES).begins(1).move("place Brazil 3");
        assertThat(play.refusal("attack Venezuela Peru 3"))
                .isEqualTo("in debt, attacks from Venezuela roll at most 2 dice, not 3");
        assertThat(play.allows("attack Venezuela Peru 2")).isTrue();
        assertThat(play.view(1).terms(territory("Venezuela"), territory("Peru")))
                .isEqualTo(new DiceLimits(2, 2));
    }

    @Test
    @DisplayName("Whoever is in debt rolls one die less in defence, but never none")
    void debtsInDefence() {
        var play = position(RULES).begins(1).move("place Brazil 3").move("done").move("done");
        play.move("place North Africa " + play.left()).move("attack North Africa Brazil 3");
        assertThat(play.dice("6 6 6 - 1").armies("Brazil")).isEqualTo(12);
        assertThat(new Conquest(RULES, Boards.world(), 3).turns().extras().dice(play.state(), 1, 1))
                .isEqualTo(1);
    }

    @Test
    @DisplayName("In fog a seat knows its own money and no other")
    void fog() {
        var rules = Presets.MODERN.withExtensions(ECONOMY.withSight(Sight.FOG));
        var fortunes = position(rules).begins(1).view(0).fortunes();
        assertThat(fortunes.treasuries().get(0)).hasValue(0);
        assertThat(fortunes.treasuries().get(1)).isEqualTo(OptionalInt.empty());
    }
}
