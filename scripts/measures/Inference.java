import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
        try (var onnx = new Onnx(weights, seats)) {
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
            Onnx onnx, Own own, Own changed, List<byte[]> positions, List<Inputs> inputs) {
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
    private record Inputs(float[] values, float[] strongest) {

        static Inputs of(byte[] position, Conquest game, SeatWeights weights) {
            var standings = loaded(game, position);
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

    private static Standings loaded(Conquest game, byte[] position) {
        try {
            var standings = new Standings(game);
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
            standings = positions.stream().map(each -> loaded(game, each)).toList();
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

    /** The same network in ONNX Runtime, for a number of seats. */
    private static final class Onnx implements AutoCloseable {

        private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
        private final OrtSession session;
        private final FloatBuffer values;
        private final FloatBuffer strongest;
        private final Map<String, OnnxTensor> tensors;
        private final int seats;

        Onnx(SeatWeights weights, int seats) throws Exception {
            this.seats = seats;
            var options = new OrtSession.SessionOptions();
            options.setIntraOpNumThreads(1);
            options.setInterOpNumThreads(1);
            options.setOptimizationLevel(OrtSession.SessionOptions.OptLevel.ALL_OPT);
            session = environment.createSession(OnnxModel.bytes(weights, seats), options);
            values = buffer(seats * weights.inputs());
            strongest = buffer(seats * seats);
            tensors =
                    Map.of(
                            "inputs",
                            OnnxTensor.createTensor(
                                    environment, values, new long[] {seats, weights.inputs()}),
                            "strongest",
                            OnnxTensor.createTensor(
                                    environment, strongest, new long[] {seats, seats}));
        }

        private static FloatBuffer buffer(int floats) {
            return ByteBuffer.allocateDirect(floats * Float.BYTES)
                    .order(ByteOrder.nativeOrder())
                    .asFloatBuffer();
        }

        float[] chances(Inputs inputs) {
            values.put(0, inputs.values());
            strongest.put(0, inputs.strongest());
            try (var result = session.run(tensors)) {
                float[] chances = new float[seats];
                ((OnnxTensor) result.get(0)).getFloatBuffer().get(chances);
                return chances;
            } catch (OrtException failed) {
                throw new IllegalStateException(failed);
            }
        }

        @Override
        public void close() throws Exception {
            session.close();
        }
    }

    /** The network as a file of the format ONNX, for a number of seats that are all alive. */
    private static final class OnnxModel {

        private static final int FIRST = SeatWeights.FIRST;
        private static final int SECOND = SeatWeights.SECOND;

        private final Message graph = new Message();

        private OnnxModel() {}

        static byte[] bytes(SeatWeights weights, int seats) {
            var model = new OnnxModel();
            model.build(weights, seats);
            return new Message()
                    .number(1, 8)
                    .message(7, model.graph)
                    .message(8, new Message().text(1, "").number(2, 13))
                    .bytes();
        }

        private void build(SeatWeights weights, int seats) {
            node("MatMul", List.of("inputs", "first"), List.of("rows"), new Message());
            node("Split", List.of("rows", "parts"), List.of("own", "others", "best"), axis(1));
            node("ReduceSum", List.of("others", "axes"), List.of("sum"), new Message());
            node("Sub", List.of("sum", "others"), List.of("rivals"), new Message());
            node("Mul", List.of("rivals", "share"), List.of("mean"), new Message());
            node("MatMul", List.of("strongest", "best"), List.of("strong"), new Message());
            node("Add", List.of("own", "mean"), List.of("a"), new Message());
            node("Add", List.of("a", "strong"), List.of("b"), new Message());
            node("Add", List.of("b", "bias"), List.of("c"), new Message());
            node("LeakyRelu", List.of("c"), List.of("hidden"), leak());
            node("MatMul", List.of("hidden", "second"), List.of("d"), new Message());
            node("Add", List.of("d", "bias2"), List.of("e"), new Message());
            node("LeakyRelu", List.of("e"), List.of("hidden2"), leak());
            node("MatMul", List.of("hidden2", "last"), List.of("scores"), new Message());
            node("Softmax", List.of("scores"), List.of("chances"), axis(0));
            graph.text(2, "seats");
            floats("first", weights.first(), weights.inputs(), 3 * FIRST);
            floats("bias", weights.bias(), FIRST);
            float[] both = weights.second();
            floats("second", Arrays.copyOf(both, FIRST * SECOND), FIRST, SECOND);
            floats("bias2", Arrays.copyOfRange(both, FIRST * SECOND, both.length), SECOND);
            floats("last", weights.last(), SECOND, 1);
            floats("share", new float[] {1f / (seats - 1)}, 1);
            longs("parts", FIRST, FIRST, FIRST);
            longs("axes", 0);
            graph.message(11, value("inputs", seats, weights.inputs()));
            graph.message(11, value("strongest", seats, seats));
            graph.message(12, value("chances", seats, 1));
        }

        private void node(String kind, List<String> in, List<String> out, Message attribute) {
            var node = new Message();
            for (String each : in) node.text(1, each);
            for (String each : out) node.text(2, each);
            node.text(4, kind);
            if (attribute.bytes().length > 0) node.message(5, attribute);
            graph.message(1, node);
        }

        private static Message axis(int axis) {
            return new Message().text(1, "axis").number(3, axis).number(20, 2);
        }

        private static Message leak() {
            return new Message().text(1, "alpha").fixed(2, SeatNetwork.LEAK).number(20, 1);
        }

        private void floats(String name, float[] numbers, int... shape) {
            var raw = ByteBuffer.allocate(numbers.length * 4).order(ByteOrder.LITTLE_ENDIAN);
            for (float number : numbers) raw.putFloat(number);
            tensor(name, 1, raw.array(), shape);
        }

        private void longs(String name, long... numbers) {
            var raw = ByteBuffer.allocate(numbers.length * 8).order(ByteOrder.LITTLE_ENDIAN);
            for (long number : numbers) raw.putLong(number);
            tensor(name, 7, raw.array(), numbers.length);
        }

        private void tensor(String name, int type, byte[] raw, int... shape) {
            var tensor = new Message();
            for (int size : shape) tensor.number(1, size);
            graph.message(5, tensor.number(2, type).text(8, name).raw(9, raw));
        }

        private static Message value(String name, int... shape) {
            var dimensions = new Message();
            for (int size : shape) dimensions.message(1, new Message().number(1, size));
            var type = new Message().number(1, 1).message(2, dimensions);
            return new Message().text(1, name).message(2, new Message().message(1, type));
        }
    }

    /** A message of protocol buffers in the making. */
    private static final class Message {

        private final ByteArrayOutputStream out = new ByteArrayOutputStream();

        Message number(int field, long number) {
            varint((long) field << 3);
            varint(number);
            return this;
        }

        Message fixed(int field, float number) {
            varint((long) field << 3 | 5);
            out.writeBytes(
                    ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putFloat(number).array());
            return this;
        }

        Message text(int field, String text) {
            return raw(field, text.getBytes(StandardCharsets.UTF_8));
        }

        Message message(int field, Message inner) {
            return raw(field, inner.bytes());
        }

        Message raw(int field, byte[] bytes) {
            varint((long) field << 3 | 2);
            varint(bytes.length);
            out.writeBytes(bytes);
            return this;
        }

        byte[] bytes() {
            return out.toByteArray();
        }

        private void varint(long number) {
            for (; (number & ~0x7fL) != 0; number >>>= 7) out.write((int) (number & 0x7f | 0x80));
            out.write((int) number);
        }
    }
}
