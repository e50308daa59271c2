package strategos.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.conquest.rules.OpeningKind;

/**
 * What anyone may know of a match besides its play.
 *
 * @param game the family, such as {@code conquest}
 * @param opening how it began, in games where one can choose
 * @param options the rules that were chosen otherwise than in the preset
 * @param title what a list of matches calls it
 * @param winners the seats that have won; several where they won together
 */
public record MatchInfo(
        String id,
        String game,
        String preset,
        String board,
        @Nullable OpeningKind opening,
        List<RuleOption> options,
        String title,
        Pace pace,
        List<SeatInfo> seats,
        boolean over,
        List<Integer> winners) {

    public MatchInfo {
        options = List.copyOf(options);
        seats = List.copyOf(seats);
        winners = List.copyOf(winners);
    }
}
