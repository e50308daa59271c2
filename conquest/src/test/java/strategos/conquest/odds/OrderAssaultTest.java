package strategos.conquest.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.rules.Structure.OrderCards;
import strategos.conquest.rules.Structure.Together;

class OrderAssaultTest {

    private static final double EXACT = 1e-13;

    static Stream<Together> rules() {
        return Stream.of(
                new Together(60, 70, 100, OrderCards.DRAWN),
                new Together(60, 70, 0, OrderCards.DRAWN),
                new Together(60, 70, 50, OrderCards.DRAWN),
                new Together(37, 83, 81, OrderCards.NONE),
                new Together(0, 100, 100, OrderCards.NONE),
                new Together(100, 0, 33, OrderCards.NONE));
    }

    @DisplayName("The odds of every small battle are those of rational arithmetic")
    @ParameterizedTest
    @MethodSource("rules")
    void agreesWithRationals(Together rules) {
        for (int attackers = 1; attackers <= 5; attackers++) {
            for (int defenders = 1; defenders <= 4; defenders++)
                agrees(rules, attackers, defenders);
        }
    }

    private static void agrees(Together rules, int attackers, int defenders) {
        var odds = new OrderAssault(attackers + 1, List.of(defenders), rules).odds();
        Map<List<Integer>, Ratio> ends = RationalExchange.ends(rules, attackers, defenders);
        Map<Integer, Ratio> taken = new HashMap<>();
        Map<Integer, Ratio> held = new HashMap<>();
        Map<Integer, Ratio> holding = new HashMap<>();
        ends.forEach(
                (left, chance) -> {
                    boolean isTaken = left.getLast() == 0;
                    (isTaken ? taken : held).merge(left.getFirst() + 1, chance, Ratio::plus);
                    if (!isTaken) holding.merge(left.getLast(), chance, Ratio::plus);
                });
        same(odds.ifWon().attackers(), taken, attackers + 1);
        same(odds.ifNotWon().attackers(), held, attackers + 1);
        same(odds.ifNotWon().defenders(), holding, defenders);
    }

    private static void same(Distribution fast, Map<Integer, Ratio> exact, int most) {
        for (int left = 0; left <= most; left++) {
            double chance = exact.getOrDefault(left, Ratio.ZERO).value();
            assertThat(fast.chance(left)).as("%d left", left).isCloseTo(chance, within(EXACT));
        }
    }

    @Test
    @DisplayName("All that can happen adds up to one, for many armies too")
    void addsUp() {
        var rules = new Together(60, 70, 100, OrderCards.DRAWN);
        for (int armies : new int[] {2, 10, 1_000, 10_000}) {
            var odds = new OrderAssault(armies, List.of(3, armies / 2 + 1, 7), rules).odds();
            assertThat(odds.inAnyCase().attackers().total()).isCloseTo(1, within(1e-11));
            assertThat(odds.inAnyCase().defenders().total()).isCloseTo(1, within(1e-11));
        }
    }

    @Test
    @DisplayName("After a conquest all who moved in but one advance again")
    void chain() {
        var rules = new Together(100, 0, 100, OrderCards.DRAWN);
        assertThat(new OrderAssault(6, List.of(2, 2), rules).odds().win()).isEqualTo(1);
        assertThat(new OrderAssault(4, List.of(3, 2), rules).odds().win()).isEqualTo(1);
        assertThat(new OrderAssault(4, List.of(3, 3), rules).odds().win()).isZero();
        assertThat(new OrderAssault(4, List.of(3, 3), rules).odds().takingAtLeast(1)).isEqualTo(1);
    }

    @Test
    @DisplayName("The fewest attackers for a chance are the first that have it")
    void attackersForChance() {
        var exchange = new Exchange(new Together(60, 70, 100, OrderCards.DRAWN));
        int attackers = exchange.attackersFor(5, 0.8, 100);
        assertThat(exchange.win(attackers, 5)).isGreaterThanOrEqualTo(0.8);
        assertThat(exchange.win(attackers - 1, 5)).isLessThan(0.8);
        assertThat(exchange.attackersFor(50, 0.99, 10)).isEqualTo(10);
    }

    @Test
    @DisplayName("What cannot be answered is refused with a reason")
    void refusals() {
        var rules = new Together(60, 70, 50, OrderCards.DRAWN);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new OrderAssault(1, List.of(3), rules))
                .withMessageContaining("at least 2 armies");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new OrderAssault(500, List.of(3), rules))
                .withMessageContaining("at most 400");
    }
}
