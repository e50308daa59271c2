package strategos.learn.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.arena.sample.SelfPlayer;

@DisplayName("The league")
class LeagueTest {

    private static final SelfPlayer NEWEST = new SelfPlayer.ByOwnValue("newest");
    private static final SelfPlayer ONE = new SelfPlayer.ByOwnValue("one");
    private static final SelfPlayer TWO = new SelfPlayer.ByOwnValue("two");

    @Test
    @DisplayName("gives every kind of player its part of the seats")
    void parts() {
        var players = League.USUAL.players(NEWEST, List.of(ONE, TWO));
        assertThat(share(players, NEWEST)).isEqualTo(0.4);
        assertThat(share(players, ONE)).isEqualTo(0.1);
        assertThat(share(players, TWO)).isEqualTo(0.1);
        assertThat(share(players, League.PLANNER)).isEqualTo(0.2);
        for (SelfPlayer bot : League.POOL) assertThat(share(players, bot)).isEqualTo(0.05);
    }

    @Test
    @DisplayName("leaves the part of past versions to the newest while there are none")
    void noPast() {
        var players = League.USUAL.players(NEWEST, List.of());
        assertThat(share(players, NEWEST)).isEqualTo(0.6);
    }

    @Test
    @DisplayName("can leave out all but the network itself")
    void alone() {
        assertThat(League.parse("1,0,0,0").players(NEWEST, List.of(ONE))).containsOnly(NEWEST);
        assertThatThrownBy(() -> League.parse("1,0")).hasMessage("league: four numbers, not '1,0'");
        assertThatThrownBy(() -> League.parse("0,1,1,1"))
                .hasMessageContaining("at least one part for the network itself");
    }

    private static double share(List<SelfPlayer> players, SelfPlayer player) {
        return (double) Collections.frequency(players, player) / players.size();
    }
}
