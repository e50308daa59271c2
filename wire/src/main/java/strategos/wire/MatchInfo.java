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
 * @param origin the position of another match that this one began from; null for most matches
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
        @Nullable Origin origin,
        List<SeatInfo> seats,
        boolean over,
        List<Integer> winners) {

    public MatchInfo {
        options = List.copyOf(options);
        seats = List.copyOf(seats);
        winners = List.copyOf(winners);
    }

    /**
     * A position of another match: of a finished one, or of one that somebody practises.
     *
     * @param match the id of that match
     * @param step the number of the step in its replay
     * @param practice whether this match is to practise in
     */
    public record Origin(String match, long step, boolean practice) {}
}
