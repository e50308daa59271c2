package strategos.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match in the list of a guest's matches.
 *
 * @param yourSeat null if the guest created the match and only watches
 * @param yourTurn whether the match waits for the guest
 * @param turn the number of turns that have begun
 * @param removable whether the player can remove it from the list: it is over, or all others are
 *     bots
 * @param practice whether the match is to practise in
 * @param players their names, in seat order
 * @param winners the seats that have won; several if they won together, none in a draw
 * @param changedAt when the last step happened, in milliseconds since 1970
 */
public record MatchSummary(
        String id,
        String title,
        @Nullable Integer yourSeat,
        boolean yourTurn,
        boolean over,
        boolean removable,
        int turn,
        boolean practice,
        List<String> players,
        List<Integer> winners,
        long changedAt) {

    public MatchSummary {
        players = List.copyOf(players);
        winners = List.copyOf(winners);
    }
}
