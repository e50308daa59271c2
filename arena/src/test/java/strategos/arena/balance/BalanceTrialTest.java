package strategos.arena.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.arena.Played;
import strategos.arena.balance.Balance.Share;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.board.Start;
import strategos.conquest.rules.ConquestPresets;
import strategos.game.Seed;

class BalanceTrialTest {

    private static final int MATCHES = 60;

    /** The world dealt like cards; the first position may have more armies than the others. */
    private static Board world(int armiesOfFirst) {
        List<SortedMap<Integer, Integer>> thirds =
                List.of(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
        Board world = ConquestBoards.world();
        for (int t = 0; t < world.size(); t++)
            thirds.get(t % 3).put(t, t % 3 == 0 ? armiesOfFirst : 2);
        return world.withStarts(thirds.stream().map(Start::new).toList());
    }

    @DisplayName("Three seats have six orders of turns, and the rolls of each lead to it")
    @Test
    void orders() {
        var orders =
                DrawnOrder.all(new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3));
        assertThat(orders).hasSize(6);
        assertThat(orders.stream().map(DrawnOrder::seats)).doesNotHaveDuplicates();
        for (int seat = 0; seat < 3; seat++) {
            int own = seat;
            assertThat(orders.stream().map(order -> order.place(own)))
                    .as("seat %d", seat)
                    .containsExactlyInAnyOrder(0, 0, 1, 1, 2, 2);
        }
    }

    @DisplayName("Every order of turns is played equally often, whatever number was asked for")
    @Test
    void evenly() {
        assertThat(new BalanceTrial(world(2), 1, new Seed(1)).matches()).isEqualTo(6);
        assertThat(new BalanceTrial(world(2), 6_000, new Seed(1)).matches()).isEqualTo(6_000);
        assertThat(new BalanceTrial(world(2), 6_001, new Seed(1)).matches()).isEqualTo(6_006);
    }

    @DisplayName("The same seed gives the same balance on any number of threads, another does not")
    @Test
    void threads() {
        var one = new BalanceTrial(world(2), MATCHES, new Seed(5)).play(1, _ -> {});
        var three = new BalanceTrial(world(2), MATCHES, new Seed(5)).play(3, _ -> {});
        var other = new BalanceTrial(world(2), MATCHES, new Seed(6)).play(3, _ -> {});
        assertThat(three).isEqualTo(one);
        assertThat(other).isNotEqualTo(one);
    }

    @DisplayName("Wins add up by turn and by position, and every match is told of once")
    @Test
    void sums() {
        var told = new HashSet<Integer>();
        var balance =
                new BalanceTrial(world(2), MATCHES, new Seed(7))
                        .play(1, match -> told.add(match.match()));
        assertThat(told).hasSize(MATCHES);
        int won = MATCHES - balance.draws();
        assertThat(balance.byTurn().stream().mapToInt(Share::wins).sum()).isEqualTo(won);
        assertThat(balance.byPosition().stream().mapToInt(Share::wins).sum()).isEqualTo(won);
        for (Share share : balance.byPosition()) {
            assertThat(share.ratio()).isEqualTo(3 * share.share());
            assertThat(share.share()).isBetween(share.interval().low(), share.interval().high());
        }
    }

    @DisplayName("A position with twice the armies is found out, and no turn is blamed for it")
    @Test
    void unfair() {
        var balance = new BalanceTrial(world(6), MATCHES, new Seed(8)).play(1, _ -> {});
        assertThat(balance.byPosition().getFirst().ratio())
                .isGreaterThan(2)
                .isEqualTo(balance.unfairness());
        for (Share turn : balance.byTurn()) assertThat(turn.interval().low()).isLessThan(1.0 / 3);
    }

    @DisplayName("A board without starting positions cannot be tried")
    @Test
    void none() {
        assertThatThrownBy(() -> new BalanceTrial(ConquestBoards.world(), MATCHES, new Seed(1)))
                .hasMessage("a board needs 2 to 6 starting positions, but world has 0");
    }

    @DisplayName("Rounds played one by one give the result of the whole trial")
    @Test
    void rounds() {
        var trial = new BalanceTrial(world(2), MATCHES, new Seed(5));
        List<Played> played = new ArrayList<>();
        for (int round = 0; round < trial.rounds(); round++)
            played.addAll(trial.playRound(round, () -> {}));
        assertThat(trial.balance(played)).isEqualTo(trial.play(2, _ -> {}));
        assertThat(trial.balance(played.subList(0, 6)).matches()).isEqualTo(6);
    }

    @DisplayName("Eight matches in ten are as long as the report says")
    @Test
    void length() {
        List<Integer> turns = new ArrayList<>();
        var balance =
                new BalanceTrial(world(2), MATCHES, new Seed(5))
                        .play(1, played -> turns.add(played.turns()));
        var length = balance.length();
        assertThat(turns).filteredOn(number -> number < length.fewTurns()).hasSizeLessThan(7);
        assertThat(turns).filteredOn(number -> number > length.manyTurns()).hasSizeLessThan(7);
        assertThat(turns)
                .filteredOn(number -> number >= length.fewTurns() && number <= length.manyTurns())
                .hasSizeGreaterThanOrEqualTo(48);
    }

    @DisplayName("A round ends at once when its observer throws")
    @Test
    void stopped() {
        var trial = BalanceTrial.dealt(ConquestBoards.world(), 2, MATCHES, new Seed(1));
        assertThatThrownBy(
                        () ->
                                trial.playRound(
                                        0,
                                        () -> {
                                            throw new IllegalStateException("no time");
                                        }))
                .hasMessage("no time");
    }

    @DisplayName("A board without starting positions is dealt, and all who win are counted")
    @Test
    void dealt() {
        var trial = BalanceTrial.dealt(ConquestBoards.world(), 4, 1, new Seed(1));
        assertThat(trial.rounds()).isEqualTo(1);
        assertThat(trial.matches()).isEqualTo(24);
        var balance = trial.play(1, _ -> {});
        assertThat(balance.byTurn()).hasSize(4);
        assertThat(balance.byTurn().stream().mapToInt(Share::wins).sum())
                .isEqualTo(24 - balance.draws());
    }

    @DisplayName("A race ends with the fairest board")
    @Test
    void race() {
        var boards = List.of(world(6), world(2), world(5), world(8));
        assertThat(Race.fairest(boards, new Seed(3), 2, _ -> {})).isEqualTo(world(2));
    }
}
