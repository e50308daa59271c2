package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.extension.WorldEvent;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Extensions;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.state.Stage;

/** docs/rules/extensions.md#events */
class EventsTest {

    private static final Ruleset EVERY_ROUND =
            ConquestPresets.MODERN.withExtensions(Extensions.NONE.withEventsEvery(1));

    /** So many rounds have been played, and the turn of the last seat has just ended. */
    private static Play after(int rounds, Ruleset rules) {
        return Position.of(rules, 3)
                .rounds(rounds - 1)
                .holds(0, "Indonesia 12, New Guinea 1, Western Australia 21, Eastern Australia 1")
                .holds(1, "Brazil 4, Peru 1, Argentina 1")
                .holdsTheRest(2)
                .begins(0);
    }

    private static int territory(String name) {
        return SampleBoards.territory(ConquestBoards.world(), name);
    }

    private static Play with(WorldEvent event) {
        return with(event, "Alaska");
    }

    private static Play with(WorldEvent event, String territory) {
        return after(1, EVERY_ROUND)
                .roll(event.ordinal() * ConquestBoards.world().size() + territory(territory));
    }

    @Test
    @DisplayName("An event is drawn when a round begins, and in force until the next")
    void drawn() {
        assertThat(after(1, EVERY_ROUND).stage()).isEqualTo(Stage.DRAW_EVENT);
        var play = with(WorldEvent.MORALE);
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.view(1).fortunes().event()).contains(WorldEvent.MORALE);
    }

    @Test
    @DisplayName("From event to event there are as many rounds as the rules say")
    void rounds() {
        var every3 = ConquestPresets.MODERN.withExtensions(Extensions.NONE.withEventsEvery(3));
        for (int rounds : List.of(3, 6))
            assertThat(after(rounds, every3).stage()).isEqualTo(Stage.DRAW_EVENT);
        for (int rounds : List.of(1, 2, 4, 5))
            assertThat(after(rounds, every3).stage()).isEqualTo(Stage.REINFORCE);
    }

    @Test
    @DisplayName("Harvest: one more army for every 4 territories")
    void harvest() {
        assertThat(with(WorldEvent.HARVEST).left()).isEqualTo(3 + 2 + 1);
    }

    @Test
    @DisplayName("Famine: half the armies, rounded up")
    void famine() {
        assertThat(with(WorldEvent.FAMINE).left()).isEqualTo(3);
    }

    @Test
    @DisplayName("Plague: half the armies are lost wherever more than 10 stand")
    void plague() {
        var play = with(WorldEvent.PLAGUE);
        assertThat(play.armies("Indonesia")).isEqualTo(6);
        assertThat(play.armies("Western Australia")).isEqualTo(11);
        assertThat(play.armies("Brazil")).isEqualTo(4);
    }

    @Test
    @DisplayName("High spirits: attackers add 1 to their highest die")
    void morale() {
        var play =
                with(WorldEvent.MORALE)
                        .move("place New Guinea 5")
                        .move("attack Indonesia Siam 1")
                        .dice("3 - 3");
        assertThat(play.owner("Siam")).isZero();
    }

    @Test
    @DisplayName("Entrenchment: defenders add 1 to their highest die")
    void entrenchment() {
        var play =
                with(WorldEvent.ENTRENCHMENT)
                        .move("place New Guinea 5")
                        .move("attack Indonesia Siam 1")
                        .dice("4 - 3");
        assertThat(play.armies("Indonesia")).isEqualTo(11);
    }

    @Test
    @DisplayName("Uprising: all armies but one are lost on a territory")
    void uprising() {
        var play = with(WorldEvent.UPRISING, "Brazil");
        assertThat(play.armies("Brazil")).isEqualTo(1);
        assertThat(play.view(0).fortunes().territory()).isEqualTo(territory("Brazil"));
    }
}
