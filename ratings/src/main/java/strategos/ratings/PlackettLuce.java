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

    private PlackettLuce() {}

    /** The players who win together, and their place: the lowest is best, equal ones are a tie. */
    public record Team(List<Rating> players, int place) {

        public Team {
            players = List.copyOf(players);
        }

        private double mean() {
            return players.stream().mapToDouble(Rating::mean).sum();
        }

        private double variance() {
            return players.stream().mapToDouble(Rating::variance).sum();
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
        double scale =
                Math.sqrt(
                        teams.stream().mapToDouble(team -> team.variance() + PLAY_VARIANCE).sum());
        return IntStream.range(0, teams.size()).mapToObj(i -> rate(i, teams, scale)).toList();
    }

    private static List<Rating> rate(int index, List<Team> teams, double scale) {
        Team team = teams.get(index);
        double shift = 0;
        double shrink = 0;
        for (int i = 0; i < teams.size(); i++) {
            Team other = teams.get(i);
            if (other.place() > team.place()) continue;
            double chance = strength(team, scale) / rivals(other, teams, scale);
            long tied = teams.stream().filter(each -> each.place() == other.place()).count();
            shift += ((i == index ? 1 : 0) - chance) / tied;
            shrink += chance * (1 - chance) / tied;
        }
        double variance = team.variance();
        double gamma = Math.sqrt(variance) / scale;
        double omega = shift * variance / scale;
        double delta = gamma * shrink * variance / (scale * scale);
        return team.players().stream().map(it -> updated(it, variance, omega, delta)).toList();
    }

    private static double strength(Team team, double scale) {
        return Math.exp(team.mean() / scale);
    }

    /**
     * The strength of all who could have had the place of a team: itself, its equals, and worse.
     */
    private static double rivals(Team team, List<Team> teams, double scale) {
        return teams.stream()
                .filter(each -> each.place() >= team.place())
                .mapToDouble(each -> strength(each, scale))
                .sum();
    }

    private static Rating updated(Rating player, double ofTeam, double omega, double delta) {
        double share = player.variance() / ofTeam;
        double left = Math.max(1 - share * delta, SMALLEST_SHARE);
        return new Rating(player.mean() + share * omega, player.deviation() * Math.sqrt(left));
    }
}
