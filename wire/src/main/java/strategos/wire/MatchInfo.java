package strategos.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.conquest.rules.OpeningKind;

/**
 * The public data of a match besides its play.
 *
 * @param game the family, such as {@code conquest}
 * @param opening the chosen opening, in games with a choice
 * @param options the rules that differ from the preset
 * @param title its title in a list of matches
 * @param time how much time players have; null for a match without clocks
 * @param host the seat of the host, who may replace players who are away; null if there is none
 * @param winners the seats that have won; several if they won together
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
        @Nullable TimeControl time,
        @Nullable Integer host,
        List<SeatInfo> seats,
        boolean over,
        List<Integer> winners) {

    public MatchInfo {
        options = List.copyOf(options);
        seats = List.copyOf(seats);
        winners = List.copyOf(winners);
    }
}
