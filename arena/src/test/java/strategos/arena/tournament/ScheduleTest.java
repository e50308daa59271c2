package strategos.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.arena.tournament.Tournaments.modern;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.arena.tournament.Schedule.Appointment;

class ScheduleTest {

    private static final List<String> FOUR = List.of("random", "rush", "turtle", "balanced");

    @Test
    @DisplayName("In a round robin every group meets, in a gauntlet every group with the first")
    void lineups() {
        assertThat(new Schedule(modern(TournamentFormat.ROUND_ROBIN, FOUR, 1, 3)).lineups())
                .containsExactly(
                        List.of(0, 1, 2), List.of(0, 1, 3), List.of(0, 2, 3), List.of(1, 2, 3));
        assertThat(new Schedule(modern(TournamentFormat.GAUNTLET, FOUR, 1, 2)).lineups())
                .containsExactly(List.of(0, 1), List.of(0, 2), List.of(0, 3));
        assertThat(new Schedule(modern(TournamentFormat.TABLE, FOUR, 1, 4)).lineups())
                .containsExactly(List.of(0, 1, 2, 3));
        var two = List.of("rush", "turtle");
        assertThat(new Schedule(modern(TournamentFormat.DUEL, two, 1, 3)).lineups())
                .containsExactly(List.of(0, 1, 1));
    }

    @Test
    @DisplayName("Every match has its own table and number, and every round is whole")
    void numbers() {
        var schedule = new Schedule(modern(TournamentFormat.ROUND_ROBIN, FOUR, 100, 2, 3));
        int round = 6 * 2 + 4 * 3;
        assertThat(schedule.matches()).isEqualTo(5 * round);
        List<Appointment> all =
                IntStream.range(0, schedule.matches()).mapToObj(schedule::at).toList();
        assertThat(all).doesNotHaveDuplicates();
        Map<Integer, Integer> matches = new HashMap<>();
        all.forEach(it -> matches.merge(it.table(), 1, Integer::sum));
        matches.forEach((table, number) -> assertThat(number).isEqualTo(5 * schedule.seats(table)));
        assertThat(all)
                .allMatch(it -> it.number() >= 0 && it.number() < schedule.matches(it.table()));
    }

    @Test
    @DisplayName("A contest at one table has exactly the matches that were asked for")
    void oneTable() {
        var schedule = new Schedule(modern(TournamentFormat.TABLE, FOUR, 10, 4));
        assertThat(schedule.matches()).isEqualTo(10);
        assertThat(schedule.matches(0)).isEqualTo(10);
        assertThat(schedule.at(9)).isEqualTo(new Appointment(0, 9));
    }

    @Test
    @DisplayName("A tournament refuses what cannot be played")
    void refusals() {
        assertThatThrownBy(() -> modern(TournamentFormat.ROUND_ROBIN, FOUR, 1, 5))
                .hasMessage("a table of 5 seats needs 5 bots, not 4");
        assertThatThrownBy(() -> modern(TournamentFormat.DUEL, FOUR, 1, 2))
                .hasMessage("a test compares 2 bots, not 4");
        assertThatThrownBy(() -> modern(TournamentFormat.TABLE, FOUR, 0, 4))
                .hasMessage("a contest has at least one match, not 0");
        var many = IntStream.range(0, 60).mapToObj(_ -> "rush").toList();
        assertThatThrownBy(() -> modern(TournamentFormat.ROUND_ROBIN, many, 1, 6))
                .hasMessage("60 bots at tables of 6 make more than 10000 tables");
    }
}
