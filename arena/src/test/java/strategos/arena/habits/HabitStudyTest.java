package strategos.arena.habits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.game.Seed;

@DisplayName("The habits of bots")
class HabitStudyTest {

    private static final int MATCHES = 60;

    private static final HabitStudy STUDY =
            new HabitStudy(
                    new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3),
                    List.of(ConquestBots.BREAKER, ConquestBots.KEEPER, ConquestBots.RANDOM));

    private static List<Habits> counted = List.of();

    @BeforeAll
    static void count() {
        counted = STUDY.count(MATCHES, 2, new Seed(1));
    }

    @Test
    @DisplayName("show that breaker earns more than random, and keeps more continents")
    void differ() {
        var breaker = counted.get(0);
        var random = counted.get(2);
        assertThat(breaker.income()).isGreaterThan(random.income());
        assertThat(breaker.keptShare() * breaker.continents())
                .isGreaterThan(random.keptShare() * random.continents());
        assertThat(breaker.stacks()).isPositive();
        assertThat(breaker.inlandShare()).isBetween(0.0, 1.0);
    }

    @Test
    @DisplayName("count two deaths per match, and shares that are possible")
    void deaths() {
        assertThat(counted.stream().mapToInt(Habits::deaths).sum()).isEqualTo(2 * MATCHES);
        assertThat(counted).allSatisfy(each -> assertThat(each.keptShare()).isBetween(0.0, 1.0));
        assertThat(counted).allSatisfy(each -> assertThat(each.income()).isGreaterThan(2));
    }

    @Test
    @DisplayName("are the same on one thread")
    void repeatable() {
        var again = STUDY.count(MATCHES, 1, new Seed(1));
        for (int bot = 0; bot < counted.size(); bot++) {
            assertThat(again.get(bot).turns()).isEqualTo(counted.get(bot).turns());
            assertThat(again.get(bot).income()).isEqualTo(counted.get(bot).income());
            assertThat(again.get(bot).stacks()).isEqualTo(counted.get(bot).stacks());
            assertThat(again.get(bot).keptShare()).isEqualTo(counted.get(bot).keptShare());
        }
    }
}
