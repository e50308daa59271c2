package strategos.wire.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.wire.conquest.TurnPhase.ATTACK;
import static strategos.wire.conquest.TurnPhase.DRAW_CARD;
import static strategos.wire.conquest.TurnPhase.EXECUTE;
import static strategos.wire.conquest.TurnPhase.FORTIFY;
import static strategos.wire.conquest.TurnPhase.ORDERS;
import static strategos.wire.conquest.TurnPhase.REINFORCE;
import static strategos.wire.conquest.TurnPhase.TRADE;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.rules.ConquestPresets;

@DisplayName("The phases of a turn")
class TurnPhaseTest {

    @Test
    @DisplayName("000: during a player's turn, there are five phases")
    void academy() {
        assertThat(TurnPhase.of(ConquestPresets.ACADEMY))
                .containsExactly(REINFORCE, TRADE, ATTACK, FORTIFY, DRAW_CARD);
    }

    @Test
    @DisplayName("are three where sets are traded while armies are placed, or never")
    void three() {
        for (var rules :
                List.of(ConquestPresets.CLASSIC, ConquestPresets.MODERN, ConquestPresets.RIZK))
            assertThat(TurnPhase.of(rules)).containsExactly(REINFORCE, ATTACK, FORTIFY);
    }

    @Test
    @DisplayName("are two where orders are given together")
    void together() {
        assertThat(TurnPhase.of(ConquestPresets.WARZONE)).containsExactly(ORDERS, EXECUTE);
    }
}
