package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.state.Stage;
import strategos.conquest.turn.Verdict;
import strategos.conquest.turn.Verdict.Ending;

/** What ends a match beside all territories, as docs/rules/aims.md reads it. */
class WinningTest {

    private static final Ruleset SHARE = Variant.SHARE.apply(ConquestPresets.CLASSIC);
    private static final Ruleset LIMIT = Variant.LIMIT.apply(ConquestPresets.CLASSIC);
    private static final Ruleset VOTE = Variant.VOTE.apply(ConquestPresets.CLASSIC);
    private static final Ruleset DRAW = Variant.DRAW.apply(ConquestPresets.CLASSIC);
    private static final Ruleset CAPITALS = Variant.CAPITALS.apply(ConquestPresets.CLASSIC);

    private static final String AMERICAS =
            "Northwest Territory 2, Greenland 1, Alberta 1, Ontario 1, Quebec 1,"
                    + " Western United States 1, Eastern United States 1, Central America 1,"
                    + " Venezuela 1, Peru 1, Brazil 1, Argentina 1";

    @DisplayName("aims: a player who holds the share of the territories wins at once")
    @Test
    void shareWins() {
        var play =
                Position.of(SHARE, 3)
                        .holds(1, "Kamchatka 1")
                        .holds(
                                2,
                                AMERICAS + ", Iceland 1, Great Britain 1, Scandinavia 1, Ukraine 1")
                        .holds(0, "Alaska 5")
                        .holdsTheRest(0);
        assertThat(42 - 12 - 4 - 1).as("territories of the first seat").isEqualTo(25);
        var won =
                play.attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1")
                        .move("occupy 1");
        assertThat(won.verdict().ending()).isEqualTo(Ending.SHARE);
        assertThat(won.verdict().winners()).containsExactly(0);
        assertThat(won.view(1).aims().territories()).as("60 % of 42, rounded up").isEqualTo(26);
    }

    @DisplayName("aims: a team counts its territories together")
    @Test
    void teamsShare() {
        var play =
                Position.of(Variant.TEAMS.apply(SHARE), 4)
                        .holds(1, "Kamchatka 1, " + AMERICAS)
                        .holds(3, "Iceland 1, Great Britain 1, Scandinavia 1, Ukraine 1")
                        .holds(0, "Alaska 5, Japan 1")
                        .holdsTheRest(2)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1")
                        .move("occupy 1");
        assertThat(play.verdict().winners()).containsExactly(0, 2);
    }

    @DisplayName("aims: after the last round the seats are ranked by territories, then armies")
    @Test
    void limitRanks() {
        var play =
                Position.of(LIMIT, 3)
                        .rounds(2)
                        .holds(0, AMERICAS)
                        .holds(1, "Alaska 1, Kamchatka 1, Japan 2, Iceland 1, Great Britain 1")
                        .holds(1, "Scandinavia 1, Western Europe 1, East Africa 1")
                        .holds(1, "Northern Europe 1, Southern Europe 1, Egypt 1, Congo 1")
                        .holdsTheRest(2)
                        .fortifies(2)
                        .move("done");
        assertThat(play.stage()).isEqualTo(Stage.OVER);
        assertThat(play.verdict().ending()).isEqualTo(Ending.LIMIT);
        assertThat(play.verdict().winners()).containsExactly(2);
        assertThat(play.verdict().ranking())
                .as("a whole continent gives the first seat the greater income")
                .containsExactly(List.of(2), List.of(0), List.of(1));
    }

    @DisplayName("aims: before the last round is over the match goes on")
    @Test
    void limitWaitsForItsRound() {
        var play =
                Position.of(LIMIT, 3)
                        .rounds(1)
                        .holds(0, "Alaska 2")
                        .holds(1, "Peru 1")
                        .holdsTheRest(2);
        assertThat(play.fortifies(2).move("done").stage()).isEqualTo(Stage.REINFORCE);
    }

    @DisplayName("aims: seats that stand alike share a place, and a win")
    @Test
    void tiesAreShared() {
        var alike = lastRound("Ash 1, Dale 1", "Birch 1, Elm 1");
        assertThat(alike.ranking()).containsExactly(List.of(0, 1, 2));
        assertThat(alike.winners()).containsExactly(0, 1, 2);
        var second = lastRound("Ash 1, Dale 1", "Birch 1, Elm 2");
        assertThat(second.ranking()).containsExactly(List.of(1), List.of(0, 2));
        assertThat(second.winners()).containsExactly(1);
    }

    /** How a match on six territories ends at its limit; the third seat holds the rest. */
    private static Verdict lastRound(String first, String second) {
        return Position.on(OrderTable.row(), LIMIT, 3)
                .rounds(2)
                .holds(0, first)
                .holds(1, second)
                .holdsTheRest(2)
                .fortifies(2)
                .move("done")
                .verdict();
    }

    @DisplayName(
            "aims: any seat that is alive can agree to end the match at any time, and take it back")
    @Test
    void votes() {
        var play =
                Position.of(VOTE, 3)
                        .holds(0, "Alaska 5")
                        .holds(1, "Peru 1")
                        .holdsTheRest(2)
                        .attacks(0);
        play.moveBy(1, "vote end");
        assertThat(play.refusalTo(1, "vote end"))
                .isEqualTo("you have already agreed to end the match");
        assertThat(play.refusalTo(2, "vote go-on"))
                .isEqualTo("you have not agreed to end the match");
        play.moveBy(2, "vote end").moveBy(1, "vote go-on").moveBy(0, "vote end");
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
        assertThat(play.view(0).aims().snapshot().agreed()).containsExactly(0, 2);
        play.moveBy(1, "vote end");
        assertThat(play.verdict().ending()).isEqualTo(Ending.VOTE);
        assertThat(play.verdict().winners()).containsExactly(2);
        assertThat(play.verdict().ranking()).containsExactly(List.of(2), List.of(0), List.of(1));
    }

    @DisplayName("aims: all who are still in the match can agree to a draw, which nobody wins")
    @Test
    void draw() {
        var play =
                Position.of(DRAW, 4)
                        .holds(0, "Alaska 5")
                        .holds(1, "Peru 1")
                        .holdsTheRest(2)
                        .attacks(0);
        play.moveBy(1, "vote end").moveBy(2, "vote end").moveBy(0, "vote end");
        assertThat(play.verdict().ending()).isEqualTo(Ending.DRAW);
        assertThat(play.verdict().winners()).isEmpty();
        assertThat(play.verdict().ranking()).containsExactly(List.of(0, 1, 2), List.of(3));
    }

    @DisplayName("aims: the beaten have no vote, and their word does not count")
    @Test
    void theBeatenHaveNoVote() {
        var play = Position.of(VOTE, 3).holds(0, "Alaska 5").holdsTheRest(2).attacks(0);
        assertThat(play.refusalTo(1, "vote end"))
                .isEqualTo("only players with territories can vote");
        assertThat(play.moveBy(0, "vote end").moveBy(2, "vote end").stage()).isEqualTo(Stage.OVER);
    }

    @DisplayName(
            "aims: a match that is agreed to end in the middle of a conquest ends when it is occupied")
    @Test
    void voteWaitsForOccupation() {
        var play =
                Position.of(VOTE, 3)
                        .holds(0, "Alaska 5")
                        .holds(1, "Kamchatka 1, Peru 1")
                        .holdsTheRest(2)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1")
                        .moveBy(0, "vote end")
                        .moveBy(1, "vote end")
                        .moveBy(2, "vote end");
        assertThat(play.stage()).isEqualTo(Stage.OCCUPY);
        assertThat(play.move("occupy 2").stage()).isEqualTo(Stage.OVER);
    }

    @DisplayName("aims: where no vote is allowed there is none")
    @Test
    void noVote() {
        var play =
                Position.of(ConquestPresets.CLASSIC, 3)
                        .holds(0, "Alaska 5")
                        .holdsTheRest(2)
                        .attacks(0);
        assertThat(play.refusal("vote end")).isEqualTo("this match cannot be ended by a vote");
    }

    @DisplayName(
            "aims: each seat names one of its territories its capital, in turn, once the board is filled")
    @Test
    void capitalsAreNamed() {
        var play =
                Position.of(CAPITALS, 3)
                        .holds(0, "Alaska 5")
                        .holds(1, "Peru 1")
                        .holdsTheRest(2)
                        .namesCapitals();
        assertThat(play.options()).containsExactly("capital Alaska");
        assertThat(play.refusal("capital Peru")).isEqualTo("Peru is not yours");
        assertThat(play.refusal("done")).isEqualTo("it is time to name your capital");
        play.move("capital Alaska").move("capital Peru").move("capital Japan");
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.seat()).isZero();
        assertThat(play.view(1).aims().snapshot().capitals()).hasSize(3);
        assertThat(play.view(1).board().name(play.view(1).aims().capital(2))).isEqualTo("Japan");
    }

    @DisplayName("aims: a player who holds all capitals wins at once")
    @Test
    void capitalsWin() {
        var play =
                Position.of(CAPITALS, 3)
                        .holds(0, "Alaska 5, Japan 1, Alberta 1")
                        .holds(1, "Kamchatka 1, Peru 1")
                        .holdsTheRest(2)
                        .hasCapital(0, "Alberta")
                        .hasCapital(1, "Kamchatka")
                        .hasCapital(2, "Japan")
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1")
                        .move("occupy 1");
        assertThat(play.verdict().ending()).isEqualTo(Ending.CAPITALS);
        assertThat(play.verdict().winners()).containsExactly(0);
    }
}
