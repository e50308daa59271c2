package strategos.wire;

import java.util.List;

/**
 * The matches in the lobby.
 *
 * @param open those with a seat for anybody
 * @param live those that are being played, to watch
 */
public record PublicMatches(List<PublicMatch> open, List<PublicMatch> live) {

    public PublicMatches {
        open = List.copyOf(open);
        live = List.copyOf(live);
    }

    /**
     * A match in the lobby.
     *
     * @param players the names of those who have a seat
     * @param programs those of the players that are programs with an account
     * @param seats the number of all seats
     * @param turn the number of turns that have begun
     */
    public record PublicMatch(
            String id,
            String title,
            List<String> players,
            List<String> programs,
            int seats,
            int turn) {

        public PublicMatch {
            programs = List.copyOf(programs);
            players = List.copyOf(players);
        }
    }
}
