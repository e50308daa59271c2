package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.battle.RoundOdds;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Extensions;
import strategos.conquest.rules.Extensions.Boosts;
import strategos.conquest.rules.Ruleset;
import strategos.game.Seed;

/** docs/rules/extensions.md#boosts */
class BoostsTest {

    private static final Ruleset BOOSTED =
            ConquestPresets.MODERN.withExtensions(Extensions.NONE.withBoosts(Boosts.ON));

    private static Position position(Ruleset rules) {
        return Position.on(SampleBoards.BOOSTED, rules, 3)
                .holds(0, "Ukraine 5, Scandinavia 5, Great Britain 5")
                .holds(1, "Brazil 1, Peru 1, Siam 3")
                .holdsTheRest(2);
    }

    private static int territory(String name) {
        return SampleBoards.territory(SampleBoards.BOOSTED, name);
    }

    @Test
    @DisplayName("A depot brings its holder armies at the start of a turn")
    void supply() {
        assertThat(position(BOOSTED).begins(1).left()).isEqualTo(3 + 2);
        assertThat(position(ConquestPresets.MODERN).begins(1).left())
                .as("without boosts")
                .isEqualTo(3);
    }

    @Test
    @DisplayName("Power adds to the highest die of an attack within its reach")
    void powerAttacks() {
        var tie = position(BOOSTED).attacks(0).move("attack Scandinavia Iceland 1").dice("3 - 3");
        assertThat(tie.owner("Iceland")).as("a tie is no longer the defender's").isZero();
        var lower = position(BOOSTED).attacks(0).move("attack Scandinavia Iceland 1").dice("2 - 3");
        assertThat(lower.armies("Scandinavia")).isEqualTo(4);
        var beyond =
                position(BOOSTED).attacks(0).move("attack Great Britain Iceland 1").dice("3 - 3");
        assertThat(beyond.armies("Great Britain")).as("beyond its reach").isEqualTo(4);
    }

    @Test
    @DisplayName("Power adds to the highest die of a defence within its reach, and to no other")
    void powerDefends() {
        var play = position(BOOSTED).attacks(2);
        assertThat(play.view(2).terms(territory("China"), territory("Siam")))
                .isEqualTo(new DiceLimits(3, 2, -2));
    }

    @Test
    @DisplayName("Odds with an edge are those of faces compared with it")
    void odds() {
        // One die each, ties to the attacker: 21 of 36 ways instead of 15.
        assertThat(RoundOdds.of(1, 1, 1).ways(0)).isEqualTo(21);
        assertThat(RoundOdds.of(1, 1, -1).ways(0)).isEqualTo(10);
        // Three dice: the highest wins unless the defender's six meets no better than a five.
        assertThat(RoundOdds.of(3, 1, 1).ways(1)).isLessThan(RoundOdds.of(3, 1).ways(1));
    }

    @Test
    @DisplayName("Fought without faces, the same battles have the same odds")
    void bothLayersAgree() {
        var game = new Conquest(BOOSTED, SampleBoards.BOOSTED, 3);
        var random = new Seed(77).random();
        int rounds = 20_000;
        int lost = 0;
        for (int round = 0; round < rounds; round++) {
            var state = position(BOOSTED).attacks(0).move("attack Scandinavia Iceland 3").state();
            game.simulation().roll(state, random);
            if (state.armies(territory("Scandinavia")) < 5) lost++;
        }
        double expected = RoundOdds.of(3, 1, 1).chance(1).value();
        double deviation = Math.sqrt(expected * (1 - expected) / rounds);
        assertThat((double) lost / rounds)
                .isBetween(expected - 5 * deviation, expected + 5 * deviation);
    }
}
