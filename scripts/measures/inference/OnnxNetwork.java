import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.Map;
import strategos.bots.conquest.network.SeatWeights;

/** The same network in ONNX Runtime, for a number of seats. */
final class OnnxNetwork implements AutoCloseable {

    private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
    private final OrtSession session;
    private final FloatBuffer values;
    private final FloatBuffer strongest;
    private final Map<String, OnnxTensor> tensors;
    private final int seats;

    OnnxNetwork(SeatWeights weights, int seats) throws Exception {
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

    float[] chances(Inference.Inputs inputs) {
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
