package strategos.conquest.view;

import strategos.conquest.board.Board;
import strategos.conquest.rules.Extensions;
import strategos.conquest.rules.Extensions.Sight;
import strategos.conquest.rules.Extensions.Teams.TeamSight;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/**
 * What each seat sees: everything, or its own territories and their neighbours in either direction.
 * docs/rules/extensions.md#fog-of-war
 */
final class Horizon {

    private final boolean fogged;
    private final int words;
    private final long[] around;
    private final int[] eyes;

    Horizon(Extensions extensions, Board board, int seats) {
        fogged = extensions.sight() == Sight.FOG;
        words = board.words();
        around = fogged ? around(board) : new long[0];
        eyes = new int[seats];
        for (int seat = 0; seat < seats; seat++) eyes[seat] = eyes(extensions, seat, seats);
    }

    /** For each territory the set of those from which it is seen. */
    private static long[] around(Board board) {
        var around = new long[board.size() * board.words()];
        for (int t = 0; t < board.size(); t++) {
            add(board, around, t, t);
            for (int neighbour : board.territories().get(t).neighbours()) {
                add(board, around, t, neighbour);
                add(board, around, neighbour, t);
            }
        }
        return around;
    }

    private static void add(Board board, long[] around, int territory, int neighbour) {
        around[territory * board.words() + neighbour / Long.SIZE] |= 1L << neighbour;
    }

    /** The seats whose territories a seat looks from, as bits. */
    private static int eyes(Extensions extensions, int seat, int seats) {
        var teams = extensions.teams();
        if (!teams.isPlayed() || teams.sight() == TeamSight.OWN) return 1 << seat;
        int eyes = 0;
        for (int other = 0; other < seats; other++)
            if (teams.of(other) == teams.of(seat)) eyes |= 1 << other;
        return eyes;
    }

    /** Whether there is any fog in these rules. */
    boolean isFogged() {
        return fogged;
    }

    /** Whether fog lies on the board now: from the first turn until the match is over. */
    boolean isFogged(State state) {
        return fogged && state.turns() > 0 && state.stage() != Stage.OVER;
    }

    /** Whether a seat sees a territory through the fog. */
    boolean sees(State state, int seat, int territory) {
        for (int seats = eyes[seat]; seats != 0; seats &= seats - 1) {
            int looking = Integer.numberOfTrailingZeros(seats);
            for (int w = 0; w < words; w++)
                if ((around[territory * words + w] & state.held(looking, w)) != 0) return true;
        }
        return false;
    }

    /** Whether fog hides a territory from a seat now. */
    boolean hides(State state, int seat, int territory) {
        return isFogged(state) && !sees(state, seat, territory);
    }

    /** Whether a seat looks from the territories of an owner as well, and so knows all of them. */
    boolean shares(int seat, int owner) {
        return (eyes[seat] >>> owner & 1) != 0;
    }
}
