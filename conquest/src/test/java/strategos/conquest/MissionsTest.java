package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.goal.Mission;
import strategos.conquest.goal.Mission.Beat;
import strategos.conquest.goal.Mission.Continents;
import strategos.conquest.goal.Mission.Garrisons;
import strategos.conquest.goal.Mission.Territories;
import strategos.conquest.move.OrderCard;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.rules.Winning.MissionsDrawn;
import strategos.conquest.state.Stage;
import strategos.conquest.turn.Verdict.Ending;
import strategos.game.NotationException;

/** Secret missions, as docs/rules/aims.md reads them. */
class MissionsTest {

    private static final Ruleset MISSIONS = Variant.MISSIONS.apply(ConquestPresets.CLASSIC);
    private static final Ruleset DRAWN_LATE =
            rules("goal = missions\nmissions-drawn = after-opening");
    private static final Ruleset ORDERS = OrderTable.rules("goal = missions");
    private static final Mission HOLD = new Territories(24);
    private static final String AUSTRALIA =
            "Indonesia 2, New Guinea 1, Western Australia 1, Eastern Australia 1";

    @DisplayName(
            "aims: on the printed board there are missions for 24 territories, 18 with two armies, every seat, and pairs of continents")
    @Test
    void missionsOfTheWorld() {
        var missions = missions(ConquestBoards.world(), 4);
        assertThat(missions).contains(HOLD, new Garrisons(18, 2), new Beat(0), new Beat(3));
        assertThat(missions.stream().filter(Continents.class::isInstance)).hasSize(12);
    }

    @DisplayName("aims: on any other board the numbers are in proportion, and beyond an even share")
    @Test
    void missionsOfOtherBoards() {
        assertThat(missions(SampleBoards.LARGE, 4))
                .contains(new Territories(79), new Garrisons(59, 2));
        assertThat(missions(ConquestBoards.world(), 3))
                .contains(new Territories(24), new Garrisons(19, 2));
    }

    private static List<Mission> missions(Board board, int seats) {
        var missions = new Conquest(MISSIONS, board, seats).rulebook().turns().missions();
        return IntStream.range(0, missions.outcomes()).mapToObj(missions::get).toList();
    }

    @DisplayName(
            "aims: a mission is drawn for each seat before the opening, and is seen by that seat alone while it claims")
    @Test
    void missionsAreDrawnFirst() {
        var play = Play.start(new Conquest(MISSIONS, ConquestBoards.world(), 3)).roll(0).roll(0);
        assertThat(play.stage()).isEqualTo(Stage.DRAW_MISSION);
        play.roll(0).roll(4).roll(2);
        assertThat(play.stage()).isEqualTo(Stage.CLAIM);
        assertThat(play.view(0).aims().mission(0)).contains(HOLD);
        assertThat(play.view(0).aims().mission(1)).isEmpty();
        assertThat(play.view(1).aims().mission(1)).contains(new Beat(2));
        assertThat(play.view(1).aims().hasFulfilledMission()).isFalse();
        assertThat(play.view(2).aims().mission(2)).contains(new Beat(0));
    }

    @DisplayName("aims: records from before replay with missions drawn after the opening")
    @Test
    void oldRecords() throws NotationException {
        String text = RulesetText.write(MISSIONS);
        String old = text.replaceAll("(?m)^missions-drawn = .*\n", "");
        assertThat(drawn(text)).isEqualTo(MissionsDrawn.BEFORE_OPENING);
        assertThat(drawn(old)).isEqualTo(MissionsDrawn.AFTER_OPENING);
        assertThat(RulesetText.read("house.rules", "goal = missions").winning().missionsDrawn())
                .as("a file of today means the rules of today")
                .isEqualTo(MissionsDrawn.BEFORE_OPENING);
    }

    private static MissionsDrawn drawn(String rules) throws NotationException {
        var setup = Map.of("rules", rules, "board", "world");
        return Conquest.open(setup, 3).rules().winning().missionsDrawn();
    }

    private static Ruleset rules(String changes) {
        try {
            return RulesetText.read("missions.rules", "base = classic\n" + changes);
        } catch (NotationException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    @DisplayName("aims: missions that are drawn after the opening come before the first turn")
    @Test
    void missionsAreDrawn() {
        var play =
                Position.of(DRAWN_LATE, 3)
                        .holds(0, "Alaska 5")
                        .holds(1, "Peru 1")
                        .holdsTheRest(2)
                        .drawsMissions()
                        .roll(0)
                        .roll(3)
                        .roll(2);
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.view(0).aims().mission(0)).contains(HOLD);
        assertThat(play.view(0).aims().mission(1)).isEmpty();
        assertThat(play.view(2).aims().mission(2)).contains(new Beat(0));
    }

    @DisplayName("aims: who is to beat its own seat has to hold territories instead")
    @Test
    void ownSeatIsNoVictim() {
        var play =
                Position.of(MISSIONS, 3)
                        .holds(0, "Alaska 5")
                        .holds(1, "Peru 1")
                        .holdsTheRest(2)
                        .drawsMissions()
                        .roll(0)
                        .roll(3);
        assertThat(play.view(1).aims().mission(1)).contains(HOLD);
    }

    @DisplayName("aims: a mission wins when it is fulfilled at the end of a turn of one's own")
    @Test
    void missionsWinAtTheEndOfTheTurn() {
        var play =
                Position.of(MISSIONS, 3)
                        .holds(1, AUSTRALIA)
                        .holds(0, "Alaska 5, Peru 1")
                        .holdsTheRest(2)
                        .hasMission(0, new Beat(1))
                        .hasMission(1, HOLD)
                        .hasMission(2, HOLD)
                        .fortifies(0);
        assertThat(play.move("done").stage())
                .as("the third seat holds enough, but not in its own turn")
                .isEqualTo(Stage.REINFORCE);
        assertThat(play.seat()).isEqualTo(1);
        assertThat(
                        play.move("place Indonesia 3")
                                .move("place Indonesia 2")
                                .move("done")
                                .move("done")
                                .seat())
                .isEqualTo(2);
    }

    @DisplayName("aims: continents, territories and garrisons are counted when the turn ends")
    @Test
    void fulfilled() {
        var play =
                Position.of(MISSIONS, 3)
                        .holds(0, "Alaska 2")
                        .holds(1, "Peru 2")
                        .holdsTheRest(2)
                        .hasMission(0, HOLD)
                        .hasMission(1, HOLD)
                        .hasMission(2, HOLD)
                        .fortifies(2)
                        .move("done");
        assertThat(play.verdict().ending()).isEqualTo(Ending.MISSION);
        assertThat(play.verdict().winners()).containsExactly(2);
        assertThat(play.view(0).aims().mission(2)).as("laid open at the end").contains(HOLD);
    }

    @DisplayName("aims: a player who beats the victim has fulfilled the mission when the turn ends")
    @Test
    void beatingTheVictim() {
        var play =
                Position.of(MISSIONS, 3)
                        .holds(0, "Alaska 5")
                        .holds(1, "Kamchatka 1")
                        .holdsTheRest(2)
                        .hasMission(0, new Beat(1))
                        .hasMission(1, HOLD)
                        .hasMission(2, new Beat(1))
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1")
                        .move("occupy 1");
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
        assertThat(play.view(0).aims().hasFulfilledMission()).isTrue();
        assertThat(play.view(2).aims().mission(2))
                .as("beaten by another, so it is territories instead")
                .contains(HOLD);
        play.move("done").roll(0).move("done");
        assertThat(play.verdict().ending()).isEqualTo(Ending.MISSION);
        assertThat(play.verdict().winners()).containsExactly(0);
    }

    @DisplayName(
            "aims: where orders are given, a player who beats the victim has fulfilled the mission even if another seat is beaten later in the turn")
    @Test
    void beatingTheVictimByAnOrder() {
        var table =
                OrderTable.of(ORDERS, "Ash 9, Elm 1, Fir 1", "Birch 1", "Cedar 9", "Dale 1")
                        .hasMission(0, new Beat(1))
                        .give(0, "advance Ash Birch 8", "done")
                        .give(2, "advance Cedar Dale 8", "done")
                        .allDone()
                        .next()
                        .kills(1, 0)
                        .next()
                        .kills(1, 0);
        assertThat(table.view(0).aims().mission(0)).contains(new Beat(1));
        table.roll(0).roll(0);
        assertThat(table.verdict().ending()).isEqualTo(Ending.MISSION);
        assertThat(table.verdict().winners()).containsExactly(0);
    }

    @DisplayName("aims: a seat that is beaten itself in the turn has not won")
    @Test
    void beatenVictors() {
        var table =
                OrderTable.of(ORDERS, "Birch 9", "Ash 1", "Cedar 19", "Dale 1, Elm 1, Fir 1")
                        .hasMission(0, new Beat(1))
                        .holds(2, OrderCard.AIRLIFT)
                        .give(0, "advance Birch Ash 8", "done")
                        .give(2, "advance Cedar Birch 9", "airlift Cedar Ash 9", "done")
                        .allDone()
                        .next()
                        .kills(1, 0)
                        .next()
                        .kills(1, 0)
                        .next()
                        .kills(8, 0);
        assertThat(table.isAlive(0)).isFalse();
        assertThat(table.roll(0).stage()).isEqualTo(Stage.ORDERS);
    }
}
