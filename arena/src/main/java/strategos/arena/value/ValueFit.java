package strategos.arena.value;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.bots.conquest.Planning;
import strategos.bots.conquest.planner.Effort;
import strategos.bots.conquest.value.NetworkWeights;
import strategos.bots.conquest.value.PositionTerms;
import strategos.bots.conquest.value.WinChances;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Extensions.Teams;
import strategos.conquest.rules.OpeningKind;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Setup;
import strategos.conquest.rules.Setup.Armies;
import strategos.conquest.rules.Setup.Neutral;
import strategos.conquest.rules.Setup.Territories;
import strategos.conquest.view.View;
import strategos.game.Seed;

/**
 * Fits the value of the planner, generation by generation: scripted bots play the matches of the
 * first, and planners with the last value play among them in later ones.
 *
 * @param course what is played, and by which scripted bots
 * @param matches the number of matches per table size with scripted bots
 * @param planned the number of matches per table size in every later generation
 * @param generations how often a value is fitted
 * @param epochs how often every position is learned from
 * @param threads the number of threads, which does not change the result
 */
public record ValueFit(
        Course course, int matches, int planned, int generations, int epochs, int threads) {

    private static final int FEWEST_SEATS = 2;
    private static final int MOST_SEATS = 6;

    /** Beside planners' positions, one of this many positions of scripted bots is enough. */
    private static final int THINNED = 3;

    /** A planner that makes up for haste by the number of its matches. */
    private static final Effort HASTY = new Effort(List.of(2, 4, 8), 24);

    /** The rulesets that a value is for. */
    public enum Course {
        /** One seat after the other takes its turn: {@code modern}. */
        IN_TURN,
        /** All seats give orders: {@code warzone}. */
        ORDERS,
        /** Teams of two and three take their turns: {@code modern}. */
        TEAMS;

        private List<BotKind<Conquest, Move, View>> pool() {
            return switch (this) {
                case IN_TURN, TEAMS -> ConquestBots.POOL;
                case ORDERS -> ConquestBots.ORDERS_POOL;
            };
        }

        private List<Conquest> games(int seats) {
            return switch (this) {
                case IN_TURN ->
                        List.of(
                                game(ConquestPresets.MODERN, seats),
                                game(otherOpening(seats), seats));
                case ORDERS -> List.of(game(ConquestPresets.WARZONE, seats));
                case TEAMS ->
                        IntStream.rangeClosed(2, seats / 2)
                                .filter(teams -> seats % teams == 0)
                                .mapToObj(teams -> inTeams(seats, teams))
                                .toList();
            };
        }

        private static Conquest inTeams(int seats, int count) {
            var modern = ConquestPresets.MODERN;
            var teams = new Teams(count, Teams.NONE.sight());
            return game(modern.withExtensions(modern.extensions().withTeams(teams)), seats);
        }

        private static Conquest game(Ruleset rules, int seats) {
            return new Conquest(rules, ConquestBoards.named("world").orElseThrow(), seats);
        }

        /** Claimed territories; at two seats, no neutral armies. */
        private static Ruleset otherOpening(int seats) {
            var modern = ConquestPresets.MODERN;
            return seats == FEWEST_SEATS
                    ? modern.withSetup(new Setup(Territories.DEALT, Armies.DEALT, Neutral.NONE))
                    : modern.opened(OpeningKind.CLAIMED);
        }
    }

    /** Fits the value, and reports each step in a sentence. */
    public List<NetworkWeights> fit(Seed seed, Consumer<String> report) {
        var scripted = play(course.pool(), matches, seed.child("scripted"), report);
        var weights = fit(scripted, seed, report);
        List<Sample<PositionTerms>> samples = thinned(scripted);
        for (int generation = 2; generation <= generations; generation++) {
            var own = seed.child("generation " + generation);
            samples.addAll(play(withPlanners(weights), planned, own, report));
            weights = fit(samples, own, report);
        }
        return weights;
    }

    private static List<Sample<PositionTerms>> thinned(List<Sample<PositionTerms>> samples) {
        List<Sample<PositionTerms>> kept = new ArrayList<>();
        for (int i = 0; i < samples.size(); i += THINNED) kept.add(samples.get(i));
        return kept;
    }

    /** Half of the seats are planners. */
    private List<BotKind<Conquest, Move, View>> withPlanners(List<NetworkWeights> weights) {
        BotKind<Conquest, Move, View> planner =
                new BotKind<>(
                        "candidate",
                        "plans with a value that is being fitted",
                        (game, seed) -> Planning.of(game, seed, new WinChances(weights), HASTY));
        var scripted = course.pool();
        return Stream.concat(scripted.stream(), scripted.stream().map(_ -> planner)).toList();
    }

    private List<Sample<PositionTerms>> play(
            List<BotKind<Conquest, Move, View>> pool,
            int count,
            Seed seed,
            Consumer<String> report) {
        List<Sample<PositionTerms>> all = new ArrayList<>();
        for (int seats = FEWEST_SEATS; seats <= MOST_SEATS; seats++) {
            var games = course.games(seats);
            if (games.isEmpty()) continue;
            var found =
                    new SelfPlay<>(games, pool, PositionTerms::of)
                            .play(count, threads, seed.child(seats));
            report.accept(
                    "%,d matches with %d seats: %,d positions"
                            .formatted(count, seats, found.size()));
            all.addAll(found);
        }
        return all;
    }

    private List<NetworkWeights> fit(
            List<Sample<PositionTerms>> samples, Seed seed, Consumer<String> report) {
        List<Future<NetworkFit.Fitted>> running = new ArrayList<>();
        try (var pool = Executors.newFixedThreadPool(threads)) {
            for (int seats = FEWEST_SEATS; seats <= MOST_SEATS; seats++)
                running.add(pool.submit(fitting(samples, seats, seed)));
        }
        List<NetworkWeights> weights = new ArrayList<>();
        for (int i = 0; i < running.size(); i++) {
            var fitted = result(running.get(i));
            report.accept(
                    "%d living seats: log loss %.4f".formatted(FEWEST_SEATS + i, fitted.loss()));
            weights.add(fitted.weights());
        }
        return List.copyOf(weights);
    }

    private Callable<NetworkFit.Fitted> fitting(
            List<Sample<PositionTerms>> samples, int seats, Seed seed) {
        return () -> {
            var own = samples.stream().filter(one -> one.position().alive() == seats).toList();
            return new NetworkFit(own, seed.child("fit " + seats).random()).fit(epochs);
        };
    }

    private static NetworkFit.Fitted result(Future<NetworkFit.Fitted> running) {
        try {
            return running.get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a network could not be fitted", failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while fitting", interrupted);
        }
    }
}
