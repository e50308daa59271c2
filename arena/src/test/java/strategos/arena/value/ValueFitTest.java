package strategos.arena.value;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.arena.value.ValueFit.Course.IN_TURN;
import static strategos.arena.value.ValueFit.Course.ORDERS;
import static strategos.arena.value.ValueFit.Course.TEAMS;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import strategos.bots.conquest.ConquestBots;
import strategos.bots.conquest.value.PositionTerms;
import strategos.bots.conquest.value.ValueFile;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.game.Seed;

@DisplayName("Fitting the value of positions")
class ValueFitTest {

    @Test
    @Tag("slow")
    @DisplayName("gives the same networks on one thread and on two, also with planners")
    void repeatable() {
        List<String> reports = new ArrayList<>();
        var one = new ValueFit(IN_TURN, 12, 2, 2, 1, 1).fit(new Seed(3), reports::add);
        var two = new ValueFit(IN_TURN, 12, 2, 2, 1, 2).fit(new Seed(3), _ -> {});
        assertThat(ValueFile.write(one)).isEqualTo(ValueFile.write(two));
        assertThat(reports).hasSize(20);
        assertThat(reports.getFirst()).startsWith("12 matches with 2 seats: ");
    }

    @Test
    @Tag("slow")
    @DisplayName("works for rulesets with orders, too")
    void orders() {
        List<String> reports = new ArrayList<>();
        var one = new ValueFit(ORDERS, 12, 1, 1, 1, 1).fit(new Seed(4), reports::add);
        var two = new ValueFit(ORDERS, 12, 1, 1, 1, 2).fit(new Seed(4), _ -> {});
        assertThat(ValueFile.write(one)).isEqualTo(ValueFile.write(two));
        assertThat(reports).hasSize(10);
    }

    @Test
    @Tag("slow")
    @DisplayName("works for teams, too, which win together")
    void teams() {
        List<String> reports = new ArrayList<>();
        var one = new ValueFit(TEAMS, 12, 2, 2, 1, 1).fit(new Seed(5), reports::add);
        var two = new ValueFit(TEAMS, 12, 2, 2, 1, 2).fit(new Seed(5), _ -> {});
        assertThat(ValueFile.write(one)).isEqualTo(ValueFile.write(two));
        assertThat(reports).hasSize(14);
        assertThat(reports.getFirst()).startsWith("12 matches with 4 seats: ");
    }

    @Test
    @DisplayName("predicts the winners of matches that it has not learned from")
    void learns() {
        var game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3);
        var samples =
                new SelfPlay<>(List.of(game), ConquestBots.POOL, PositionTerms::of)
                        .play(400, 2, new Seed(1)).stream()
                                .filter(sample -> sample.position().alive() == 3)
                                .toList();
        double untrained = new NetworkFit(samples, new Seed(2).random()).fit(0).loss();
        double trained = new NetworkFit(samples, new Seed(2).random()).fit(8).loss();
        assertThat(trained).isLessThan(Math.log(3)).isLessThan(untrained - 0.1);
    }
}
