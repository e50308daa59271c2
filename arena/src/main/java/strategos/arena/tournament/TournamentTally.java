package strategos.arena.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import strategos.arena.Interval;
import strategos.arena.Played;
import strategos.arena.Played.Effort;
import strategos.arena.tournament.TournamentReport.Entry;
import strategos.arena.tournament.TournamentReport.Meeting;
import strategos.ratings.PlackettLuce;
import strategos.ratings.Rating;

/** Counts the results of the players of a tournament, match by match. */
final class TournamentTally {

    private final Schedule schedule;
    private final int players;
    private final int[] seats;
    private final double[] points;
    private final double[] even;
    private final long[] decisions;
    private final List<List<Effort>> efforts = new ArrayList<>();
    private final Rating[] ratings;
    private final double[][] against;
    private final int[][] met;

    TournamentTally(Tournament tournament) {
        schedule = new Schedule(tournament);
        players = tournament.players().size();
        seats = new int[players];
        points = new double[players];
        even = new double[players];
        decisions = new long[players];
        ratings = Collections.nCopies(players, Rating.INITIAL).toArray(Rating[]::new);
        against = new double[players][players];
        met = new int[players][players];
        for (int player = 0; player < players; player++) efforts.add(new ArrayList<>());
    }

    void add(Played match) {
        List<Integer> lineup = schedule.lineups().get(schedule.at(match.match()).table());
        for (int entrant = 0; entrant < lineup.size(); entrant++) {
            int player = lineup.get(entrant);
            var effort = match.efforts().get(entrant);
            seats[player]++;
            points[player] += match.points(entrant);
            even[player] += 1.0 / lineup.size();
            decisions[player] += effort.decisions();
            efforts.get(player).add(effort);
            for (int other = 0; other < lineup.size(); other++)
                if (lineup.get(other) != player)
                    meet(match, entrant, other, player, lineup.get(other));
        }
        rate(match, lineup);
    }

    private void meet(Played match, int entrant, int other, int player, int opponent) {
        boolean won = match.winners().contains(entrant);
        boolean lost = match.winners().contains(other);
        if (!won && !lost && !match.winners().isEmpty()) return;
        met[player][opponent]++;
        against[player][opponent] += won == lost ? 0.5 : won ? 1 : 0;
    }

    /** The rating of a player in several seats moves by the average of what happened there. */
    private void rate(Played match, List<Integer> lineup) {
        List<Rating> before = lineup.stream().map(player -> ratings[player]).toList();
        List<Rating> after = PlackettLuce.rate(before, match.winners());
        for (int player : lineup.stream().distinct().toList()) {
            List<Rating> own =
                    IntStream.range(0, lineup.size())
                            .filter(entrant -> lineup.get(entrant) == player)
                            .mapToObj(after::get)
                            .toList();
            ratings[player] =
                    new Rating(
                            own.stream().mapToDouble(Rating::mean).average().orElseThrow(),
                            own.stream().mapToDouble(Rating::deviation).average().orElseThrow());
        }
    }

    int seats(int player) {
        return seats[player];
    }

    Entry entry(int player, String name) {
        return new Entry(
                name,
                seats[player],
                points[player],
                points[player] / seats[player],
                even[player] / seats[player],
                Interval.ofPoints(points[player], seats[player]),
                ratings[player],
                decisions[player],
                Effort.medianNanos(efforts.get(player)));
    }

    List<List<Meeting>> meetings() {
        List<List<Meeting>> rows = new ArrayList<>();
        for (int player = 0; player < players; player++) {
            List<Meeting> row = new ArrayList<>();
            for (int other = 0; other < players; other++)
                row.add(new Meeting(against[player][other], met[player][other]));
            rows.add(row);
        }
        return rows;
    }
}
