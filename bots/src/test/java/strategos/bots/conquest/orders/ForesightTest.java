package strategos.bots.conquest.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.bots.conquest.value.WinChances;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order;
import strategos.conquest.move.OrderCard;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Seed;
import strategos.game.Viewer;

@DisplayName("Orders that are planned")
class ForesightTest {

    private static final int SAMPLES = 2;

    private final Conquest game = new Conquest(ConquestPresets.WARZONE, ConquestBoards.world(), 2);
    private final State state = game.start();
    private final View view = game.view(state, Viewer.inSeat(0));

    @BeforeEach
    void open() {
        var random = new Seed(1).random();
        while (state.stage() != Stage.ORDERS) game.simulation().roll(state, random);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "REINFORCEMENT")
    @DisplayName("are tried with every card that the seat holds")
    void cards(OrderCard card) {
        var theatre = new Theatre(game);
        theatre.look(view);
        List<Order> plan = new Weigh(game, WeighWeights.FIRST).plan(theatre);
        assertThat(playing(card, PlanChanges.of(plan, theatre))).isZero();
        state.extra().orders().addCards(0, card, 1);
        theatre.look(view);
        assertThat(playing(card, PlanChanges.of(plan, theatre))).isPositive();
    }

    private static long playing(OrderCard card, Iterable<List<Order>> plans) {
        long count = 0;
        for (List<Order> plan : plans)
            if (plan.stream().anyMatch(order -> needs(order, card))) count++;
        return count;
    }

    private static boolean needs(Order order, OrderCard card) {
        return switch (card) {
            case BOMB -> order instanceof Order.Bomb;
            case REINFORCEMENT -> order instanceof Order.Reinforce;
            case BLOCKADE -> order instanceof Order.Blockade;
            case AIRLIFT -> order instanceof Order.Airlift;
            case DIPLOMACY -> order instanceof Order.Negotiate;
        };
    }

    @Test
    @DisplayName("are the same for a bot that is made again in the middle of a turn")
    void resumed() {
        state.extra().orders().addCards(0, OrderCard.BOMB, 1);
        var one = commander();
        for (Move move = one.next(view); move instanceof Order; move = one.next(view)) {
            assertThat(commander().next(view)).isEqualTo(move);
            game.move(state, 0, move);
        }
        assertThat(view.orders().given()).isNotEmpty();
    }

    private Commander commander() {
        return Commander.planner(game, new Seed(2), WinChances.shipped(game), SAMPLES);
    }
}
