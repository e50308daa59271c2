import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import strategos.bots.conquest.ConquestBots;
import strategos.bots.conquest.network.NetworkFile;
import strategos.bots.conquest.network.SeatNetwork;
import strategos.bots.conquest.network.SeatNetwork.Sums;
import strategos.bots.conquest.network.SeatWeights;
import strategos.bots.conquest.network.ShippedNetworks;
import strategos.bots.conquest.value.Standings;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.State;
import strategos.game.Budget;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;

/**
 * Compares evaluations per second of a network in Java and in ONNX Runtime, at batch 1, on positions
 * that follow each other in matches of bots. Times are processor times of one thread, medians of
 * rounds that take turns. Both have to give the same chances.
 */
final class Inference {

    private static final int ROUNDS = 9;
    private static final int PASSES = 10;
    private static final double TOLERANCE = 1e-5;

    private Inference() {}

    public static void main(String[] arguments) throws Exception {
        var weights =
                arguments.length > 0
                        ? NetworkFile.read(Files.readAllBytes(Path.of(arguments[0])))
                        : ShippedNetworks.weights(ConquestBoards.world());
        System.out.println(
                "seats  positions  ONNX Runtime    Java  incremental | Java/ONNX  incremental/ONNX |"
                        + " with inputs: Java  incremental");
        for (int seats : List.of(2, 3, 6)) compare(weights, seats);
    }

    private static void compare(SeatWeights weights, int seats) throws Exception {
        var game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), seats);
        var positions = positions(game);
        var inputs = positions.stream().map(each -> Inputs.of(each, game, weights)).toList();
        var own = new Own(game, weights, Sums.WHOLE, positions);
        var changed = new Own(game, weights, Sums.CHANGED, positions);
        try (var onnx = new OnnxNetwork(weights, seats)) {
            check(onnx, own, changed, positions, inputs);
            List<double[]> rounds = new ArrayList<>();
            for (int round = 0; round < ROUNDS; round++)
                rounds.add(
                        new double[] {
                            time(positions.size(), () -> inputs.forEach(onnx::chances)),
                            time(positions.size(), own::whole),
                            time(positions.size(), changed::whole),
                            time(positions.size(), own::inputs),
                            time(positions.size(), changed::inputs)
                        });
            double[] times =
                    IntStream.range(0, 5)
                            .mapToDouble(
                                    i ->
                                            rounds.stream()
                                                    .mapToDouble(round -> round[i])
                                                    .sorted()
                                                    .toArray()[ROUNDS / 2])
                            .toArray();
            // The network alone is the time of both, less that of the inputs.
            double java = times[1] - times[3];
            double incremental = times[2] - times[4];
            System.out.printf(
                    Locale.ROOT,
                    "%5d %10d %10.2f µs %5.2f µs %9.2f µs | %9.2f %17.2f | %13.2f µs %8.2f µs%n",
                    seats,
                    positions.size(),
                    times[0],
                    java,
                    incremental,
                    times[0] / java,
                    times[0] / incremental,
                    times[1],
                    times[2]);
        }
    }

    /** Positions after every decision of a few turns of matches, all seats alive. */
    private static List<byte[]> positions(Conquest game) throws Exception {
        List<byte[]> positions = new ArrayList<>();
        for (int match = 0; match < 3; match++) {
            State state = game.start();
            Simulation<State> simulation = game.simulation();
            var seed = new Seed(match);
            var chance = seed.child("chance").random();
            var bots =
                    IntStream.range(0, game.seats())
                            .mapToObj(seat -> ConquestBots.HUNTER.make(game, seed.child(seat)))
                            .toList();
            var all = game.view(state, new Viewer.Hindsight());
            var standings = new Standings(game);
            while (state.turns() < 5 * game.seats()) {
                int actor = simulation.actor(state);
                if (actor == Simulation.NOBODY) break;
                if (actor == Simulation.NATURE) {
                    simulation.roll(state, chance);
                    continue;
                }
                var view = game.view(state, Viewer.inSeat(actor));
                game.move(state, actor, bots.get(actor).decide(view, Budget.UNLIMITED));
                if (state.turns() < 1) continue;
                standings.look(state, all);
                if (standings.alive() < game.seats()) break;
                var bytes = new ByteArrayOutputStream();
                standings.save(new DataOutputStream(bytes));
                positions.add(bytes.toByteArray());
            }
        }
        return positions;
    }

    private static void check(
            OnnxNetwork onnx, Own own, Own changed, List<byte[]> positions, List<Inputs> inputs) {
        for (int i = 0; i < positions.size(); i++) {
            float[] expected = onnx.chances(inputs.get(i));
            for (Own each : List.of(own, changed)) {
                double[] found = each.chances(i);
                for (int seat = 0; seat < found.length; seat++)
                    if (Math.abs(found[seat] - expected[seat]) > TOLERANCE)
                        throw new IllegalStateException(
                                "position %d: %s, but ONNX Runtime says %s"
                                        .formatted(
                                                i,
                                                Arrays.toString(found),
                                                Arrays.toString(expected)));
            }
        }
    }

    /** Microseconds of processor time per position. */
    private static double time(int positions, Runnable pass) {
        var clock = ManagementFactory.getThreadMXBean();
        long before = clock.getCurrentThreadCpuTime();
        for (int i = 0; i < PASSES; i++) pass.run();
        return (clock.getCurrentThreadCpuTime() - before) / 1e3 / PASSES / positions;
    }

    /** The inputs of a position as ONNX Runtime takes them. */
    record Inputs(float[] values, float[] strongest) {

        static Inputs of(byte[] position, Conquest game, SeatWeights weights) {
            var standings = loaded(game, weights, position);
            var network = new SeatNetwork(weights, game);
            network.read(standings);
            int seats = game.seats();
            float[] values = new float[seats * weights.inputs()];
            float[] strongest = new float[seats * seats];
            for (int seat = 0; seat < seats; seat++) {
                var own = network.inputs(seat);
                for (int i = 0; i < own.count(); i++)
                    values[seat * weights.inputs() + own.index(i)] += own.value(i);
                strongest[seat * seats + network.strongest(seat)] = 1;
            }
            return new Inputs(values, strongest);
        }
    }

    private static Standings loaded(Conquest game, SeatWeights weights, byte[] position) {
        try {
            var standings = new Standings(game, weights.hands());
            standings.load(new DataInputStream(new ByteArrayInputStream(position)));
            return standings;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** The network in Java. */
    private static final class Own {

        private final SeatNetwork network;
        private final List<Standings> standings;

        Own(Conquest game, SeatWeights weights, Sums sums, List<byte[]> positions) {
            network = new SeatNetwork(weights, game, sums);
            standings = positions.stream().map(each -> loaded(game, weights, each)).toList();
        }

        double[] chances(int position) {
            return network.chances(standings.get(position)).clone();
        }

        /** Inputs and network. */
        void whole() {
            for (Standings each : standings) network.chances(each);
        }

        /** The inputs alone. */
        void inputs() {
            for (Standings each : standings) network.read(each);
        }
    }
}
