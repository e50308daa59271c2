package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.extension.WorldEvent;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.state.Stage;
import strategos.game.Chance.Binomial;
import strategos.game.NotationException;
import strategos.game.Turn;

/** What tips a battle of orders. docs/rules/warzone.md#combining-with-extensions */
class OrderTermsTest {

    private static final Ruleset ECONOMY = OrderTable.rules("economy = on");
    private static final Ruleset EVENTS = OrderTable.rules("events-every = 1");
    private static final Ruleset BOOSTS = OrderTable.rules("boosts = on");

    private static final String REST = "Cedar 1, Dale 1, Elm 1, Fir 1";

    /** Three armies go from Ash to Birch, and with these chances armies kill. */
    private static void assertKills(OrderTable table, int attackers, int defenders) {
        table.give(0, "advance Ash Birch 3").allDone().next();
        assertThat(chance(table)).isEqualTo(new Binomial(3, attackers));
        assertThat(chance(table.roll(0))).isEqualTo(new Binomial(2, defenders));
    }

    private static Object chance(OrderTable table) {
        return table.turn() instanceof Turn.Roll(var chance) ? chance : table.turn();
    }

    @Test
    @DisplayName("Without extensions attackers kill with 60 %, defenders with 70 %")
    void usual() {
        assertKills(OrderTable.of("Ash 4", "Birch 2, " + REST), 60, 70);
    }

    @Test
    @DisplayName("Armies of a side in debt kill with ten percentage points less")
    void debts() {
        assertKills(OrderTable.of(ECONOMY, "Ash 4", "Birch 2, " + REST), 60, 70);
        assertKills(OrderTable.of(ECONOMY, "Ash 6", "Birch 2, " + REST), 50, 70);
        assertKills(OrderTable.of(ECONOMY, "Ash 4", withCedar(12)), 60, 60);
    }

    @Test
    @DisplayName("Each turn's pay that a side owes is ten percentage points for the other side")
    void deepDebts() {
        assertKills(OrderTable.of(ECONOMY, "Ash 9", "Birch 2, " + REST), 50, 80);
        assertKills(OrderTable.of(ECONOMY, "Ash 4", withCedar(18)), 70, 60);
        assertKills(OrderTable.of(ECONOMY, "Ash 4", withCedar(90)), 80, 60);
    }

    private static String withCedar(int armies) {
        return "Birch 2, Cedar %d, Dale 1, Elm 1, Fir 1".formatted(armies);
    }

    @Test
    @DisplayName("High spirits and entrenchment are ten percentage points for attack and defence")
    void events() {
        assertKills(during(WorldEvent.MORALE), 70, 70);
        assertKills(during(WorldEvent.ENTRENCHMENT), 60, 80);
        assertKills(during(WorldEvent.HARVEST), 60, 70);
    }

    private static OrderTable during(WorldEvent event) {
        var table = OrderTable.of(EVENTS, "Ash 4", "Birch 2, " + REST);
        assertThat(table.stage()).isEqualTo(Stage.DRAW_EVENT);
        return table.roll(event.ordinal() * OrderTable.row().size()).has(0, 0).has(1, 0);
    }

    @Test
    @DisplayName("Each point of power is ten percentage points for the armies that it is for")
    void power() {
        assertKills(OrderTable.on(powerful("Ash"), BOOSTS, "Ash 4", "Birch 2, " + REST), 80, 70);
        assertKills(OrderTable.on(powerful("Cedar"), BOOSTS, "Ash 4", "Birch 2, " + REST), 60, 90);
        assertKills(OrderTable.on(powerful("Fir"), BOOSTS, "Ash 4", "Birch 2, " + REST), 60, 70);
    }

    /** The row with a source of power 2, as far as to its neighbours, on a territory. */
    private static Board powerful(String territory) {
        String line = "(?m)^(%s:.*)$".formatted(territory);
        try {
            return BoardText.read(
                    "row.board", OrderTable.ROW.replaceFirst(line, "$1\n  boost power 2 radius 1"));
        } catch (NotationException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
