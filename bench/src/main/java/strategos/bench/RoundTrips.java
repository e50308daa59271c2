package strategos.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.arena.Arena;
import strategos.arena.Contest;
import strategos.bench.Results.RoundTrip;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.view.View;
import strategos.family.conquest.ConquestFamily;
import strategos.game.BotFault;
import strategos.game.Budget;
import strategos.game.FollowingBot;
import strategos.game.NotationException;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.programs.Programs;
import strategos.programs.ProtocolListener;

/**
 * The time that a decision of a program takes, compared with an echo: the same lines, sent to the
 * same program through the same kind of pipe by nothing but a loop. Wall time, since both mostly
 * wait for the other process.
 */
final class RoundTrips {

    private static final int ROUNDS = 5;

    /** Rounds before our side is compiled to the end. */
    private static final int WARM_UP = 5;

    private static final int MAX_TURNS = 60;
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final List<String> PROGRAM =
            List.of(
                    JAVA,
                    "-XX:+UseSerialGC",
                    "-cp",
                    System.getProperty("java.class.path"),
                    LastMoveProgram.class.getName());

    private final int matches;

    RoundTrips(int matches) {
        this.matches = matches;
    }

    RoundTrip measure() {
        double[] ours = new double[ROUNDS];
        double[] echoes = new double[ROUNDS];
        double[] ratios = new double[ROUNDS];
        var exchanges = new Exchanges();
        var stopwatch = new Stopwatch();
        try (var programs = new Programs(Duration.ofMinutes(1), exchanges);
                var echo = new Echo()) {
            var contest = contest(programs, stopwatch);
            for (int round = -WARM_UP; round < ROUNDS; round++) {
                exchanges.clear();
                stopwatch.clear();
                Arena.play(contest, 1, _ -> {});
                double own = stopwatch.nanosPerDecision();
                double other = echo.nanosPer(exchanges);
                if (round < 0) continue;
                ours[round] = own / 1e3;
                echoes[round] = other / 1e3;
                ratios[round] = own / other;
            }
        }
        return new RoundTrip(
                Medians.of(ours), Medians.of(echoes), exchanges.bytesEach(), Medians.of(ratios));
    }

    private Contest<?, Move, View> contest(Programs programs, Stopwatch stopwatch) {
        var family =
                new ConquestFamily(
                        name ->
                                ConquestBoards.named(name)
                                        .orElseThrow(() -> new NotationException(name)));
        String quoted = "'" + String.join("' '", PROGRAM) + "'";
        var program = programs.bot(family, Programs.PREFIX + quoted);
        var timed =
                new BotKind<Conquest, Move, View>(
                        program.name(),
                        program.about(),
                        (game, seed) -> {
                            if (!(program.make(game, seed) instanceof FollowingBot<Move, View> bot))
                                throw new IllegalStateException("a program follows its match");
                            return new Timed(bot, stopwatch);
                        });
        var game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3);
        var rush = ConquestBots.RUSH;
        return Contest.of(game, List.of(timed, rush, rush), matches, MAX_TURNS, new Seed(1));
    }

    /** Adds up the time of a bot. */
    private static final class Stopwatch {

        private long nanos;
        private long decisions;

        void clear() {
            nanos = 0;
            decisions = 0;
        }

        double nanosPerDecision() {
            return (double) nanos / decisions;
        }
    }

    /** A program whose time is taken, for steps and decisions alike. */
    private record Timed(FollowingBot<Move, View> bot, Stopwatch stopwatch)
            implements FollowingBot<Move, View> {

        @Override
        public void begin(Seat seat, List<String> players, View view) {
            bot.begin(seat, players, view);
        }

        @Override
        public void follow(View before, Step<Move> seen, View after) {
            long start = System.nanoTime();
            bot.follow(before, seen, after);
            stopwatch.nanos += System.nanoTime() - start;
        }

        @Override
        public Move decide(View view, Budget budget) {
            long start = System.nanoTime();
            var move = bot.decide(view, budget);
            stopwatch.nanos += System.nanoTime() - start;
            stopwatch.decisions++;
            return move;
        }

        @Override
        public void leave() {
            bot.leave();
        }

        @Override
        public Optional<BotFault> end(Result result) {
            var fault = bot.end(result);
            fault.ifPresent(
                    it -> {
                        throw new BenchmarkException("the program failed: " + it.message());
                    });
            return fault;
        }
    }

    /** The bytes that were sent before each answer. */
    private static final class Exchanges implements ProtocolListener {

        private final List<byte[]> sent = new ArrayList<>();
        private final StringBuilder pending = new StringBuilder();

        void clear() {
            sent.clear();
            pending.setLength(0);
        }

        @Override
        public void sent(String line) {
            pending.append(line).append('\n');
        }

        @Override
        public void received(String line) {
            sent.add(pending.toString().getBytes(StandardCharsets.UTF_8));
            pending.setLength(0);
        }

        double bytesEach() {
            return sent.stream().mapToInt(bytes -> bytes.length).average().orElse(0);
        }
    }

    /** The same program, sent what it was sent before. */
    private static final class Echo implements AutoCloseable {

        private final Process process;
        private final BufferedReader answers;

        Echo() {
            try {
                process = new ProcessBuilder(PROGRAM).start();
            } catch (IOException unstartable) {
                throw new BenchmarkException("Java cannot be started", unstartable);
            }
            answers = process.inputReader(StandardCharsets.UTF_8);
        }

        double nanosPer(Exchanges exchanges) {
            var to = process.getOutputStream();
            long start = System.nanoTime();
            try {
                for (byte[] lines : exchanges.sent) {
                    to.write(lines);
                    to.flush();
                    if (answers.readLine() == null)
                        throw new BenchmarkException("the echo has ended");
                }
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
            return (double) (System.nanoTime() - start) / exchanges.sent.size();
        }

        @Override
        public void close() {
            process.destroy();
        }
    }
}
