package strategos.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import strategos.arena.Played.Effort;
import strategos.arena.Played.Ending;
import strategos.game.BotFault;
import strategos.ratings.PlackettLuce;
import strategos.ratings.Rating;

/**
 * The results of a contest.
 *
 * @param draws the number of matches without a winner
 * @param rotations the results by opening; empty without openings
 * @param failures the bots that failed, by kind of fault
 */
public record Report(
        int matches,
        int draws,
        List<Standing> standings,
        Lengths lengths,
        List<Rotation> rotations,
        List<Failure> failures) {

    /**
     * The matches in which a bot failed in one way, so that another played on for it.
     *
     * @param name the bot
     * @param matches the number of these matches
     * @param first the number of the first of them, counted from 1
     * @param message what happened in the first
     */
    public record Failure(String name, BotFault.Kind kind, int matches, int first, String message) {

        /** Says which player an entrant of a match is. */
        @FunctionalInterface
        public interface PlayerOf {
            int player(Played match, int entrant);
        }

        /** All failures in these matches, of players with these names. */
        public static List<Failure> all(
                List<String> names, List<Played> played, PlayerOf playerOf) {
            Map<Integer, Map<BotFault.Kind, Failure>> failures = new TreeMap<>();
            for (Played match : played)
                for (var each : match.faults()) {
                    int player = playerOf.player(match, each.entrant());
                    failures.computeIfAbsent(player, _ -> new EnumMap<>(BotFault.Kind.class))
                            .merge(
                                    each.fault().kind(),
                                    once(names.get(player), match, each.fault()),
                                    (known, _) -> known.again());
                }
            return failures.values().stream().flatMap(it -> it.values().stream()).toList();
        }

        private static Failure once(String name, Played match, BotFault fault) {
            return new Failure(name, fault.kind(), 1, match.match() + 1, fault.message());
        }

        private Failure again() {
            return new Failure(name, kind, matches + 1, first, message);
        }
    }

    /**
     * The results of one entrant.
     *
     * @param share the share of matches that it won
     * @param rating its skill compared with the other entrants, by the matches in their order
     * @param decisions the total number of its decisions
     * @param nanosPerDecision the wall time per decision; the only number that differs between two
     *     runs with the same seed
     */
    public record Standing(
            String name,
            int wins,
            double share,
            Interval interval,
            Rating rating,
            long decisions,
            double nanosPerDecision) {

        private Standing withoutTimes() {
            return new Standing(name, wins, share, interval, rating, decisions, 0);
        }
    }

    /**
     * The lengths of matches, in turns.
     *
     * @param capped the matches that reached the maximum number of turns, counted from 1
     */
    public record Lengths(
            int shortest, int median, double mean, int longest, List<Integer> capped) {

        public Lengths {
            capped = List.copyOf(capped);
        }

        /** The lengths of these matches, of which there is at least one. */
        public static Lengths of(List<Played> played) {
            int[] turns = played.stream().mapToInt(Played::turns).sorted().toArray();
            double mean = played.stream().mapToInt(Played::turns).average().orElseThrow();
            List<Integer> capped =
                    played.stream()
                            .filter(match -> match.ending() == Ending.CAPPED)
                            .map(match -> match.match() + 1)
                            .toList();
            return new Lengths(
                    turns[0], turns[turns.length / 2], mean, turns[turns.length - 1], capped);
        }
    }

    /**
     * Matches with one opening, in which every entrant sat in every seat.
     *
     * @param points the points of each entrant: one for a win, and an equal share of one for a draw
     */
    public record Rotation(List<Double> points) {

        public Rotation {
            points = List.copyOf(points);
        }
    }

    public Report {
        standings = List.copyOf(standings);
        rotations = List.copyOf(rotations);
        failures = List.copyOf(failures);
    }

    /** What came of these matches, which are all of a contest or those that have been played. */
    public static Report of(Contest<?, ?, ?> contest, List<Played> played) {
        List<String> labels = labels(contest.entrants().stream().map(Entrant::name).toList());
        List<Rating> ratings = ratings(labels.size(), played);
        List<Standing> standings =
                IntStream.range(0, labels.size())
                        .mapToObj(
                                entrant ->
                                        standing(
                                                labels.get(entrant),
                                                entrant,
                                                ratings.get(entrant),
                                                played))
                        .toList();
        int draws = (int) played.stream().filter(match -> match.winners().isEmpty()).count();
        return new Report(
                played.size(),
                draws,
                standings,
                Lengths.of(played),
                rotations(contest, played),
                Failure.all(labels, played, (_, entrant) -> entrant));
    }

    /** The skill of a bot does not change, so its rating grows ever more certain. */
    private static List<Rating> ratings(int entrants, List<Played> played) {
        List<Rating> ratings = Collections.nCopies(entrants, Rating.INITIAL);
        for (Played match : played) ratings = PlackettLuce.rate(ratings, match.winners());
        return ratings;
    }

    /** A rotation that was not played to its end is left out. */
    private static List<Rotation> rotations(Contest<?, ?, ?> contest, List<Played> played) {
        int seats = contest.entrants().size();
        if (contest.opening().decisions() == 0) return List.of();
        Map<Integer, List<Played>> rotations =
                played.stream()
                        .collect(
                                Collectors.groupingBy(
                                        match -> match.match() / seats,
                                        TreeMap::new,
                                        Collectors.toList()));
        return rotations.values().stream()
                .filter(matches -> matches.size() == seats)
                .map(matches -> rotation(seats, matches))
                .toList();
    }

    private static Rotation rotation(int seats, List<Played> matches) {
        return new Rotation(
                IntStream.range(0, seats).mapToObj(entrant -> points(matches, entrant)).toList());
    }

    private static double points(List<Played> matches, int entrant) {
        return matches.stream().mapToDouble(match -> match.points(entrant)).sum();
    }

    /** The names, with a number after each that occurs more than once. */
    public static List<String> labels(List<String> names) {
        List<String> labels = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            int sameSoFar = Collections.frequency(names.subList(0, i + 1), name);
            boolean single = Collections.frequency(names, name) == 1;
            labels.add(single ? name : name + " " + sameSoFar);
        }
        return labels;
    }

    private static Standing standing(String name, int entrant, Rating rating, List<Played> played) {
        int wins = (int) played.stream().filter(match -> match.winners().contains(entrant)).count();
        List<Effort> efforts = played.stream().map(match -> match.efforts().get(entrant)).toList();
        return new Standing(
                name,
                wins,
                (double) wins / played.size(),
                Interval.wilson(wins, played.size()),
                rating,
                efforts.stream().mapToLong(Effort::decisions).sum(),
                Effort.medianNanos(efforts));
    }

    /** The same without times: what two runs with the same seed agree on. */
    public Report withoutTimes() {
        return new Report(
                matches,
                draws,
                standings.stream().map(Standing::withoutTimes).toList(),
                lengths,
                rotations,
                failures);
    }
}
