package strategos.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import strategos.arena.Interval;
import strategos.arena.Played;
import strategos.arena.Report;
import strategos.arena.Report.Failure;
import strategos.arena.Report.Lengths;
import strategos.ratings.Rating;

/**
 * The results of a tournament.
 *
 * @param repeatable whether the same seed gives the same results again
 * @param meetings the results of each player against each other one, by their indices
 * @param tables the results by the number of seats
 * @param test the result of the test, if there was one
 * @param failures the bots that failed, by kind of fault
 */
public record TournamentReport(
        int matches,
        int draws,
        boolean repeatable,
        List<Entry> players,
        List<List<Meeting>> meetings,
        List<TableSize> tables,
        @Nullable TestResult test,
        List<Failure> failures) {

    /**
     * The results of one player.
     *
     * @param seats the number of seats that it took; two at one table count twice
     * @param points one per match, shared by its winners, or by all in a draw
     * @param share its points per seat
     * @param even the share of an average player at the same tables
     * @param interval the 95 % interval of the share
     * @param rating its skill, by the matches in their order
     * @param decisions the total number of its decisions
     * @param nanosPerDecision the wall time per decision; the only number that differs between two
     *     runs with the same seed
     */
    public record Entry(
            String name,
            int seats,
            double points,
            double share,
            double even,
            Interval interval,
            Rating rating,
            long decisions,
            double nanosPerDecision) {

        /** The 95 % interval of the rating, as it is shown. */
        public List<Long> ratingInterval() {
            double reach = Interval.Z95 * rating.shownDeviation();
            return List.of(Math.round(rating.shown() - reach), Math.round(rating.shown() + reach));
        }
    }

    /**
     * The results of one player against another: of matches that one of them won, and of draws,
     * which are half a point for both.
     */
    public record Meeting(double points, int matches) {}

    /**
     * The results of all tables with the same number of seats.
     *
     * @param bySeat the share of points of each seat, in the order of play
     */
    public record TableSize(
            int seats, int matches, int draws, List<SeatShare> bySeat, Lengths lengths) {}

    /** The share of points that went to a seat. */
    public record SeatShare(double share, Interval interval) {}

    /**
     * The result of a test of whether the first player is better than the second.
     *
     * @param elo the difference that explains the share; infinite for none or all
     */
    public record TestResult(
            Sprt.Hypotheses hypotheses,
            Sprt.Verdict verdict,
            double logLikelihoodRatio,
            int rotations,
            double elo) {}

    public TournamentReport {
        players = List.copyOf(players);
        meetings = meetings.stream().map(List::copyOf).toList();
        tables = List.copyOf(tables);
        failures = List.copyOf(failures);
    }

    /** The results of these matches, of which there is at least one. */
    public static TournamentReport of(
            Tournament tournament, List<Played> played, @Nullable TestResult test) {
        var tally = new TournamentTally(tournament);
        played.forEach(tally::add);
        List<String> names = Report.labels(tournament.players());
        List<Entry> entries = new ArrayList<>();
        for (int player = 0; player < names.size(); player++)
            if (tally.seats(player) > 0) entries.add(tally.entry(player, names.get(player)));
        var schedule = new Schedule(tournament);
        int draws = (int) played.stream().filter(match -> match.winners().isEmpty()).count();
        return new TournamentReport(
                played.size(),
                draws,
                tournament.isRepeatable(),
                entries,
                tally.meetings(),
                tables(schedule, played),
                test,
                Failure.all(names, played, (match, entrant) -> player(schedule, match, entrant)));
    }

    private static int player(Schedule schedule, Played match, int entrant) {
        return schedule.lineups().get(schedule.at(match.match()).table()).get(entrant);
    }

    private static List<TableSize> tables(Schedule schedule, List<Played> played) {
        SortedMap<Integer, List<Played>> bySize =
                played.stream()
                        .collect(
                                Collectors.groupingBy(
                                        match -> match.efforts().size(),
                                        TreeMap::new,
                                        Collectors.toList()));
        return bySize.entrySet().stream().map(size -> table(schedule, size)).toList();
    }

    private static TableSize table(Schedule schedule, Map.Entry<Integer, List<Played>> size) {
        int seats = size.getKey();
        var matches = size.getValue();
        double[] points = new double[seats];
        for (Played match : matches) {
            int first = schedule.at(match.match()).number() % seats;
            for (int seat = 0; seat < seats; seat++)
                points[seat] += match.points((seat + first) % seats);
        }
        int draws = (int) matches.stream().filter(match -> match.winners().isEmpty()).count();
        List<SeatShare> shares =
                IntStream.range(0, seats)
                        .mapToObj(seat -> seatShare(points[seat], matches.size()))
                        .toList();
        return new TableSize(seats, matches.size(), draws, shares, Lengths.of(matches));
    }

    private static SeatShare seatShare(double points, int matches) {
        return new SeatShare(points / matches, Interval.ofPoints(points, matches));
    }
}
