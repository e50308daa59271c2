package strategos.ratings;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Updates ratings after a match by the Plackett–Luce model: algorithm 4 of Weng and Lin, "A
 * Bayesian Approximation Method for Online Ranking" (2011), with the parameters of OpenSkill.
 * docs/decisions/0020-ratings.md
 */
public final class PlackettLuce {

    /** The variance of how well somebody plays in one match. */
    private static final double PLAY_VARIANCE = Math.pow(25.0 / 6, 2);

    /** No match makes a variance smaller than this share of it. */
    private static final double SMALLEST_SHARE = 0.0001;

    /** The players who win together, and their place: the lowest is best, equal ones are a tie. */
    public record Team(List<Rating> players, int place) {

        public Team {
            players = List.copyOf(players);
        }

        private double mean() {
            double sum = 0;
            for (Rating player : players) sum += player.mean();
            return sum;
        }

        private double variance() {
            double sum = 0;
            for (Rating player : players) sum += player.variance();
            return sum;
        }
    }

    /**
     * The ratings after a match in which everybody plays alone: the winners share the first place,
     * the others the second; without winners it is a tie of all.
     */
    public static List<Rating> rate(List<Rating> players, Collection<Integer> winners) {
        List<Team> teams =
                IntStream.range(0, players.size())
                        .mapToObj(
                                seat ->
                                        new Team(
                                                List.of(players.get(seat)),
                                                winners.contains(seat) ? 1 : 2))
                        .toList();
        return rate(teams).stream().map(List::getFirst).toList();
    }

    /** The ratings after a match, in the order of the teams and their players. */
    public static List<List<Rating>> rate(List<Team> teams) {
        var table = new PlackettLuce(teams);
        return IntStream.range(0, teams.size())
                .mapToObj(index -> table.rated(index, teams.get(index)))
                .toList();
    }

    private final int[] places;
    private final double[] variances;
    private final double[] strengths;
    private final double scale;

    private PlackettLuce(List<Team> teams) {
        int size = teams.size();
        places = new int[size];
        variances = new double[size];
        strengths = new double[size];
        double total = 0;
        for (int i = 0; i < size; i++) {
            places[i] = teams.get(i).place();
            variances[i] = teams.get(i).variance();
            total += variances[i] + PLAY_VARIANCE;
        }
        scale = Math.sqrt(total);
        for (int i = 0; i < size; i++) strengths[i] = Math.exp(teams.get(i).mean() / scale);
    }

    private List<Rating> rated(int index, Team team) {
        double shift = 0;
        double shrink = 0;
        for (int i = 0; i < places.length; i++) {
            if (places[i] > places[index]) continue;
            double chance = strengths[index] / rivals(i);
            int tied = tied(i);
            shift += ((i == index ? 1 : 0) - chance) / tied;
            shrink += chance * (1 - chance) / tied;
        }
        double variance = variances[index];
        double gamma = Math.sqrt(variance) / scale;
        double omega = shift * variance / scale;
        double delta = gamma * shrink * variance / (scale * scale);
        if (team.players().size() == 1)
            return List.of(updated(team.players().getFirst(), variance, omega, delta));
        return team.players().stream().map(it -> updated(it, variance, omega, delta)).toList();
    }

    /**
     * The strength of all who could have had the place of a team: itself, its equals, and worse.
     */
    private double rivals(int team) {
        double sum = 0;
        for (int i = 0; i < places.length; i++) if (places[i] >= places[team]) sum += strengths[i];
        return sum;
    }

    private int tied(int team) {
        int tied = 0;
        for (int place : places) if (place == places[team]) tied++;
        return tied;
    }

    private static Rating updated(Rating player, double ofTeam, double omega, double delta) {
        double share = player.variance() / ofTeam;
        double left = Math.max(1 - share * delta, SMALLEST_SHARE);
        return new Rating(player.mean() + share * omega, player.deviation() * Math.sqrt(left));
    }
}
