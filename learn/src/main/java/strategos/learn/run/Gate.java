package strategos.learn.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import strategos.arena.Arena;
import strategos.arena.Contest;
import strategos.arena.Contest.Luck;
import strategos.arena.Interval;
import strategos.arena.Played;
import strategos.arena.WorkerThreads;
import strategos.arena.tournament.Sprt;
import strategos.arena.tournament.Sprt.Hypotheses;
import strategos.arena.tournament.Sprt.Verdict;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Seed;

/**
 * The test that a network has to pass: a sequential test in duels against the best before it, with
 * rotated seats and equal dice, no clear loss at larger tables of that one, and as many wins
 * against scripted bots.
 *
 * @param game the duel
 * @param larger tables with more seats
 * @param most the most duels; if nothing is certain then, the network has failed
 */
record Gate(Conquest game, List<Conquest> larger, int most, int threads, Seed seed) {

    private static final int MOST_TURNS = 500;

    /** The matches against the pool are a quarter of the duels. */
    private static final int POOL_PART = 4;

    /** The matches at each larger table are an eighth of the duels. */
    private static final int TABLE_PART = 8;

    /** What the matches have shown. */
    record Result(
            int duels,
            double share,
            Interval interval,
            Verdict verdict,
            double againstPool,
            double opponentAgainstPool,
            List<TableShare> tables) {

        /** Whether the network is better, and nowhere worse than chance explains. */
        boolean isPassed() {
            return verdict == Verdict.YES
                    && againstPool >= opponentAgainstPool - 0.03
                    && tables.stream().allMatch(table -> table.high() >= 1.0 / table.seats());
        }
    }

    /** The share of one seat against the best before it in all others, with its interval. */
    record TableShare(int seats, int matches, double share, double low, double high) {}

    Result test(BotKind<Conquest, Move, View> candidate, BotKind<Conquest, Move, View> best) {
        var sprt = new Sprt(Hypotheses.USUAL, 2);
        double points = 0;
        int duels = 0;
        int chunk = 2 * Math.max(4, threads);
        while (duels < most && sprt.verdict() == Verdict.OPEN) {
            double[] found =
                    points(game, List.of(candidate, best), duels, Math.min(most, duels + chunk));
            for (int i = 0; i + 1 < found.length; i += 2) {
                sprt.add((found[i] + found[i + 1]) / 2);
                points += found[i] + found[i + 1];
            }
            duels += found.length;
        }
        return new Result(
                duels,
                points / duels,
                Interval.ofPoints(points, duels),
                sprt.verdict(),
                againstPool(candidate),
                againstPool(best),
                larger.stream().map(table -> share(table, candidate, best)).toList());
    }

    private TableShare share(
            Conquest table,
            BotKind<Conquest, Move, View> candidate,
            BotKind<Conquest, Move, View> best) {
        List<BotKind<Conquest, Move, View>> bots =
                new ArrayList<>(Collections.nCopies(table.seats(), best));
        bots.set(0, candidate);
        int matches = Math.ceilDiv(Math.max(1, most / TABLE_PART), table.seats()) * table.seats();
        double sum = 0;
        for (double point : points(table, bots, 0, matches)) sum += point;
        var interval = Interval.ofPoints(sum, matches);
        return new TableShare(
                table.seats(), matches, sum / matches, interval.low(), interval.high());
    }

    private double againstPool(BotKind<Conquest, Move, View> bot) {
        double points = 0;
        int each = Math.max(2, most / POOL_PART / ConquestBots.POOL.size());
        for (var rival : ConquestBots.POOL)
            for (double point : points(game, List.of(bot, rival), 0, each)) points += point;
        return points / (each * ConquestBots.POOL.size());
    }

    /** The points of the first bot in some matches. */
    private double[] points(
            Conquest table, List<BotKind<Conquest, Move, View>> bots, int from, int to) {
        Contest<State, Move, View> contest =
                Contest.of(table, bots, to, MOST_TURNS, seed).with(Luck.SHARED);
        double[] points = new double[to - from];
        var next = new AtomicInteger(from);
        WorkerThreads.run(
                threads,
                () -> {
                    for (int i = next.getAndIncrement(); i < to; i = next.getAndIncrement()) {
                        Played played = Arena.play(contest, i);
                        points[i - from] = played.points(0);
                    }
                });
        return points;
    }
}
