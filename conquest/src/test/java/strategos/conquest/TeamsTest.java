package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.state.Stage;
import strategos.conquest.turn.Verdict.Ending;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Turn;

/** Teams, as docs/rules/aims.md reads them. */
class TeamsTest {

    private static final Ruleset TEAMS = Variant.TEAMS.apply(ConquestPresets.CLASSIC);

    @DisplayName("aims: seats belong to the teams in turn")
    @Test
    void seatsBelongToTeamsInTurn() {
        var view = Position.of(TEAMS, 4).holdsTheRest(0).reinforces(0, 3).view(0);
        assertThat(List.of(view.team(0), view.team(1), view.team(2), view.team(3)))
                .containsExactly(0, 1, 0, 1);
        assertThat(view.isFriend(2)).isTrue();
        assertThat(view.isFriend(1)).isFalse();
    }

    @DisplayName("aims: nobody attacks a team-mate")
    @Test
    void nobodyAttacksTeamMates() {
        var play =
                Position.of(TEAMS, 4)
                        .holds(0, "Alaska 5")
                        .holds(2, "Kamchatka 3")
                        .holds(3, "Alberta 1")
                        .holdsTheRest(1)
                        .attacks(0);
        assertThat(play.options()).anyMatch(move -> move.startsWith("attack Alaska Alberta"));
        assertThat(play.options()).noneMatch(move -> move.contains("Kamchatka"));
        assertThat(play.refusal("attack Alaska Kamchatka 1"))
                .isEqualTo("Kamchatka belongs to a team-mate");
        assertThat(play.refusal("blitz Alaska Kamchatka"))
                .isEqualTo("Kamchatka belongs to a team-mate");
    }

    @DisplayName("aims: armies move over one's own land alone")
    @Test
    void armiesMoveOverOwnLand() {
        var play =
                Position.of(TEAMS, 4)
                        .holds(0, "Alaska 5, Ontario 1")
                        .holds(2, "Alberta 3, Northwest Territory 1")
                        .holdsTheRest(1)
                        .fortifies(0);
        assertThat(play.refusal("fortify Alaska Alberta 1")).isEqualTo("Alberta is not yours");
        assertThat(play.refusal("fortify Alaska Ontario 1"))
                .isEqualTo("your territories do not connect Alaska and Ontario");
    }

    @DisplayName("aims: a team wins together when it alone holds territories, its beaten seats too")
    @Test
    void teamsWinTogether() {
        var play =
                Position.of(TEAMS, 6)
                        .holds(0, "Alaska 5")
                        .holds(3, "Kamchatka 1")
                        .holdsTheRest(2)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1")
                        .move("occupy 1");
        assertThat(play.stage()).isEqualTo(Stage.OVER);
        assertThat(play.turn())
                .isEqualTo(new Turn.Over(new Result(List.of(Seat.of(0), Seat.of(2), Seat.of(4)))));
        assertThat(play.verdict().ending()).isEqualTo(Ending.LAST_LEFT);
        assertThat(play.verdict().ranking()).containsExactly(List.of(0, 2, 4), List.of(1, 3, 5));
    }

    @DisplayName("aims: while another team holds something the match goes on")
    @Test
    void matchGoesOn() {
        var play =
                Position.of(TEAMS, 4)
                        .holds(0, "Alaska 5")
                        .holds(3, "Kamchatka 1, Peru 1")
                        .holdsTheRest(2)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1")
                        .move("occupy 1");
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
    }

    @DisplayName("combinations: teams that do not divide the seats are refused")
    @Test
    void teamsDivideSeats() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Conquest(TEAMS, ConquestBoards.world(), 5))
                .withMessage("5 seats cannot be divided into 2 teams");
    }

    @DisplayName("combinations: a neutral army is refused with teams")
    @Test
    void noNeutralArmyWithTeams() {
        var modern = Variant.TEAMS.apply(ConquestPresets.MODERN);
        assertThat(new Conquest(modern, ConquestBoards.world(), 4).seats()).isEqualTo(4);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Conquest(modern, ConquestBoards.world(), 2))
                .withMessage("a neutral army cannot be combined with teams; use 'neutral = none'");
    }

    @DisplayName("combinations: missions are refused with teams")
    @Test
    void noMissionsWithTeams() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () ->
                                new Conquest(
                                        Variant.MISSIONS.apply(TEAMS), ConquestBoards.world(), 4))
                .withMessageStartingWith("missions cannot be combined with teams");
    }
}
