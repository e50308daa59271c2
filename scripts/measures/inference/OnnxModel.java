import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import strategos.bots.conquest.network.SeatNetwork;
import strategos.bots.conquest.network.SeatWeights;

/** The network as a file of the format ONNX, for a number of seats that are all alive. */
final class OnnxModel {

    private static final int FIRST = SeatWeights.FIRST;
    private static final int SECOND = SeatWeights.SECOND;

    private final ProtobufMessage graph = new ProtobufMessage();

    private OnnxModel() {}

    static byte[] bytes(SeatWeights weights, int seats) {
        var model = new OnnxModel();
        model.build(weights, seats);
        return new ProtobufMessage()
                .number(1, 8)
                .message(7, model.graph)
                .message(8, new ProtobufMessage().text(1, "").number(2, 13))
                .bytes();
    }

    private void build(SeatWeights weights, int seats) {
        node("MatMul", List.of("inputs", "first"), List.of("rows"), new ProtobufMessage());
        node("Split", List.of("rows", "parts"), List.of("own", "others", "best"), axis(1));
        node("ReduceSum", List.of("others", "axes"), List.of("sum"), new ProtobufMessage());
        node("Sub", List.of("sum", "others"), List.of("rivals"), new ProtobufMessage());
        node("Mul", List.of("rivals", "share"), List.of("mean"), new ProtobufMessage());
        node("MatMul", List.of("strongest", "best"), List.of("strong"), new ProtobufMessage());
        node("Add", List.of("own", "mean"), List.of("a"), new ProtobufMessage());
        node("Add", List.of("a", "strong"), List.of("b"), new ProtobufMessage());
        node("Add", List.of("b", "bias"), List.of("c"), new ProtobufMessage());
        node("LeakyRelu", List.of("c"), List.of("hidden"), leak());
        node("MatMul", List.of("hidden", "second"), List.of("d"), new ProtobufMessage());
        node("Add", List.of("d", "bias2"), List.of("e"), new ProtobufMessage());
        node("LeakyRelu", List.of("e"), List.of("hidden2"), leak());
        node("MatMul", List.of("hidden2", "last"), List.of("scores"), new ProtobufMessage());
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

    private void node(String kind, List<String> in, List<String> out, ProtobufMessage attribute) {
        var node = new ProtobufMessage();
        for (String each : in) node.text(1, each);
        for (String each : out) node.text(2, each);
        node.text(4, kind);
        if (attribute.bytes().length > 0) node.message(5, attribute);
        graph.message(1, node);
    }

    private static ProtobufMessage axis(int axis) {
        return new ProtobufMessage().text(1, "axis").number(3, axis).number(20, 2);
    }

    private static ProtobufMessage leak() {
        return new ProtobufMessage().text(1, "alpha").fixed(2, SeatNetwork.LEAK).number(20, 1);
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
        var tensor = new ProtobufMessage();
        for (int size : shape) tensor.number(1, size);
        graph.message(5, tensor.number(2, type).text(8, name).raw(9, raw));
    }

    private static ProtobufMessage value(String name, int... shape) {
        var dimensions = new ProtobufMessage();
        for (int size : shape) dimensions.message(1, new ProtobufMessage().number(1, size));
        var type = new ProtobufMessage().number(1, 1).message(2, dimensions);
        return new ProtobufMessage().text(1, name).message(2, new ProtobufMessage().message(1, type));
    }
}
