package strategos.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What everybody can see of an account.
 *
 * @param programOf the person whose program plays the account; null if a person does
 * @param madeAt when it was created, in milliseconds since 1970
 * @param tallies how it fared, by game
 * @param ratings its ratings, by game
 */
public record Profile(
        String name,
        @Nullable String programOf,
        long madeAt,
        List<Tally> tallies,
        List<GameRating> ratings) {

    public Profile {
        tallies = List.copyOf(tallies);
        ratings = List.copyOf(ratings);
    }

    /**
     * A kind of game that results are kept apart by.
     *
     * @param preset the name of the rules
     * @param title the title of the rules
     * @param size the number of seats
     */
    public record GameKind(String preset, String title, int size) {}

    /**
     * The finished matches of one kind.
     *
     * @param wins won alone or together with others
     */
    public record Tally(GameKind game, int games, int wins, int draws) {}

    /**
     * A rating in one kind of game, with its history.
     *
     * @param rating 1500 at first
     * @param deviation the standard deviation of the rating, its uncertainty
     * @param games the number of rated matches
     * @param points the rating after each of the last matches, the last one at the end
     */
    public record GameRating(
            GameKind game, int rating, int deviation, int games, List<RatingPoint> points) {

        public GameRating {
            points = List.copyOf(points);
        }
    }

    /** The rating after a match. */
    public record RatingPoint(String match, int rating, int deviation, long at) {}

    /**
     * A finished match in the history of a player.
     *
     * @param seat the player's
     * @param players their names, in seat order
     * @param winners the seats that have won; none in a draw
     * @param endedAt in milliseconds since 1970
     */
    public record PlayedMatch(
            String id,
            String title,
            int seat,
            List<String> players,
            List<Integer> winners,
            int turns,
            long endedAt) {

        public PlayedMatch {
            players = List.copyOf(players);
            winners = List.copyOf(winners);
        }
    }

    /** The best players in one kind of game, the best first. */
    public record Leaderboard(GameKind game, List<Leader> leaders) {

        public Leaderboard {
            leaders = List.copyOf(leaders);
        }
    }

    /** A player in a leaderboard. */
    public record Leader(String name, int rating, int deviation, int games) {}
}
