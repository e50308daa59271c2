package strategos.learn.run;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.arena.Interval;
import strategos.arena.Played;
import strategos.arena.sample.SelfPlayer;
import strategos.arena.tournament.Sprt.Hypotheses;
import strategos.arena.tournament.Sprt.Verdict;
import strategos.arena.tournament.TournamentFormat;
import strategos.conquest.Conquest;
import strategos.game.Seed;

/**
 * The test that a network has to pass: a sequential test against the best before it, with rotated
 * seats and equal dice; if that is played in duels, no worse results than that one against scripted
 * bots; and no clear loss at larger tables and on other boards.
 * docs/decisions/0061-league-and-gate.md
 *
 * @param contest what the test is played in: a duel, or a table of which the candidate has a seat
 * @param tables larger tables on the same board
 * @param others duels on other boards
 * @param most the most matches; if nothing is certain then, the network has failed
 */
record Gate(
        Conquest contest,
        List<Conquest> tables,
        List<Conquest> others,
        int most,
        GateMatches matches,
        Seed seed) {

    /** The duels against each scripted bot are this part of the most duels of the test. */
    private static final int POOL_PART = 16;

    /** The rotations at each larger table are this part of the most duels. */
    private static final int TABLE_PART = 40;

    /** The duels on each other board are this part of the most duels. */
    private static final int OTHER_PART = 8;

    /** The largest difference against the pool that is not a loss, in points per match. */
    private static final double TOLERANCE = 0.03;

    /** What the matches have shown. */
    record Result(
            Verdict verdict,
            Series duels,
            List<Series> pool,
            List<Series> opponentPool,
            List<Series> tables) {

        /** Whether the network is better, and nowhere worse. */
        boolean isPassed() {
            return verdict == Verdict.YES
                    && isNoWorse(pool, opponentPool)
                    && tables.stream()
                            .allMatch(table -> table.share().high() >= 1.0 / table.seats());
        }
    }

    Result test(SelfPlayer candidate, SelfPlayer best) {
        var run =
                matches.play(
                        "duels",
                        TournamentFormat.DUEL,
                        List.of(contest),
                        List.of(candidate, best),
                        most,
                        seed.child("duels"),
                        Hypotheses.USUAL);
        var test = run.report().test();
        if (test == null) throw new IllegalStateException("the duels had no test");
        return new Result(
                test.verdict(),
                Series.of(candidate.name(), best.name(), contest.board().name(), run.played()),
                pool("pool", candidate),
                pool("pool-of-the-best", best),
                Stream.concat(tables(candidate, best).stream(), others(candidate, best).stream())
                        .toList());
    }

    /** Both play duels against the pool with the same seeds, and so with the same dice. */
    private List<Series> pool(String name, SelfPlayer player) {
        int each = most / POOL_PART / 2 * 2;
        if (each == 0 || contest.seats() > 2) return List.of();
        List<SelfPlayer> players = new ArrayList<>(League.POOL);
        players.removeIf(rival -> rival.name().equals(player.name()));
        int rivals = players.size();
        players.addFirst(player);
        var run =
                matches.play(
                        name,
                        TournamentFormat.GAUNTLET,
                        List.of(contest),
                        players,
                        each * rivals,
                        seed.child("pool"),
                        null);
        return IntStream.range(0, rivals)
                .mapToObj(
                        rival ->
                                Series.of(
                                        player.name(),
                                        players.get(rival + 1).name(),
                                        contest.board().name(),
                                        atTable(run.played(), rival, rivals)))
                .toList();
    }

    /** The matches of one table: two in each round of all tables. */
    private static List<Played> atTable(List<Played> played, int table, int tables) {
        return played.stream().filter(match -> match.match() % (2 * tables) / 2 == table).toList();
    }

    private List<Series> tables(SelfPlayer candidate, SelfPlayer best) {
        int rotations = most / TABLE_PART;
        if (rotations == 0 || tables.isEmpty()) return List.of();
        int round = tables.stream().mapToInt(Conquest::seats).sum();
        var run =
                matches.play(
                        "tables",
                        TournamentFormat.DUEL,
                        tables,
                        List.of(candidate, best),
                        rotations * round,
                        seed.child("tables"),
                        null);
        return tables.stream()
                .map(
                        table ->
                                Series.of(
                                        candidate.name(),
                                        best.name(),
                                        table.board().name(),
                                        run.played().stream()
                                                .filter(
                                                        match ->
                                                                match.efforts().size()
                                                                        == table.seats())
                                                .toList()))
                .toList();
    }

    private List<Series> others(SelfPlayer candidate, SelfPlayer best) {
        int each = most / OTHER_PART / 2 * 2;
        if (each == 0) return List.of();
        return others.stream()
                .map(
                        game -> {
                            String board = game.board().name();
                            var run =
                                    matches.play(
                                            "duels-on-" + board,
                                            TournamentFormat.DUEL,
                                            List.of(game),
                                            List.of(candidate, best),
                                            each,
                                            seed.child(board),
                                            null);
                            return Series.of(candidate.name(), best.name(), board, run.played());
                        })
                .toList();
    }

    /**
     * Whether one player does no worse against the pool than another: not clearly worse in pairs of
     * rotations with the same dice, and by no more than the tolerance.
     */
    static boolean isNoWorse(List<Series> one, List<Series> other) {
        List<Double> differences = new ArrayList<>();
        for (Series own : one)
            other.stream()
                    .filter(each -> each.opponent().equals(own.opponent()))
                    .forEach(each -> addDifferences(differences, own, each));
        if (differences.isEmpty()) return true;
        double mean = differences.stream().mapToDouble(d -> d).average().orElseThrow();
        double variance =
                differences.stream().mapToDouble(d -> (d - mean) * (d - mean)).sum()
                        / Math.max(1, differences.size() - 1)
                        / differences.size();
        return mean >= -TOLERANCE && mean + Interval.Z95 * Math.sqrt(variance) >= 0;
    }

    /** A rotation of a duel has two matches. */
    private static void addDifferences(List<Double> differences, Series one, Series other) {
        int rotations = Math.min(one.matches(), other.matches()) / 2;
        for (int i = 0; i < rotations; i++)
            differences.add((points(one, 2 * i) - points(other, 2 * i)) / 2);
    }

    private static double points(Series series, int from) {
        double points = 0;
        for (int i = from; i < from + 2; i++) {
            char result = series.results().charAt(i);
            points += result == '1' ? 1 : result == '=' ? 0.5 : 0;
        }
        return points;
    }
}
