package strategos.learn.train;

import ai.djl.engine.Engine;
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.index.NDIndex;
import ai.djl.ndarray.types.Shape;
import ai.djl.nn.Activation;
import ai.djl.training.optimizer.Optimizer;
import ai.djl.training.tracker.Tracker;
import java.util.Arrays;
import strategos.bots.conquest.network.SeatNetwork;
import strategos.bots.conquest.network.SeatWeights;

/** The network of {@link SeatNetwork} as a graph of PyTorch, whose weights can be trained. */
final class TorchNetwork implements AutoCloseable {

    private static final int FIRST = SeatWeights.FIRST;
    private static final int SECOND = SeatWeights.SECOND;
    private static final float DECAY = 1e-6f;

    private final NDManager manager;
    private final NDArray first;
    private final NDArray bias;
    private final NDArray second;
    private final NDArray secondBias;
    private final NDArray last;
    private final SeatWeights begun;
    private final Optimizer optimizer;

    /** The network with these weights, to be trained with steps of changing size. */
    TorchNetwork(SeatWeights weights, Tracker steps) {
        begun = weights;
        manager = NDManager.newBaseManager("PyTorch");
        first = parameter(weights.first(), new Shape(weights.inputs(), SeatWeights.ROW));
        bias = parameter(weights.bias(), new Shape(FIRST));
        float[] both = weights.second();
        second = parameter(Arrays.copyOf(both, FIRST * SECOND), new Shape(FIRST, SECOND));
        secondBias =
                parameter(Arrays.copyOfRange(both, FIRST * SECOND, both.length), new Shape(SECOND));
        last = parameter(weights.last(), new Shape(SECOND, 1));
        optimizer = Optimizer.adam().optLearningRateTracker(steps).optWeightDecays(DECAY).build();
    }

    private NDArray parameter(float[] weights, Shape shape) {
        var parameter = manager.create(weights, shape);
        parameter.setRequiresGradient(true);
        return parameter;
    }

    /** Takes a step after a batch, and answers its loss before the step. */
    float learn(Batch batch) {
        try (var own = manager.newSubManager();
                var gradients = Engine.getEngine("PyTorch").newGradientCollector()) {
            var targets = own.create(batch.targets(), new Shape(batch.size(), batch.living()));
            var loss = targets.mul(logarithms(batch, own)).sum().div(-batch.size());
            gradients.backward(loss);
            update("first", first);
            update("bias", bias);
            update("second", second);
            update("second bias", secondBias);
            update("last", last);
            gradients.zeroGradients();
            return loss.getFloat();
        }
    }

    private void update(String name, NDArray parameter) {
        try (var gradient = parameter.getGradient()) {
            optimizer.update(name, parameter, gradient);
        }
    }

    /** The chances of all living seats, position by position. */
    float[] chances(Batch batch) {
        try (var own = manager.newSubManager()) {
            return logarithms(batch, own).exp().toFloatArray();
        }
    }

    private NDArray logarithms(Batch batch, NDManager own) {
        int size = batch.size();
        int living = batch.living();
        var inputs = own.create(batch.inputs(), new Shape(size, living, begun.inputs()));
        var strongest = own.create(batch.strongest(), new Shape(size, living, living));
        var rows = inputs.matMul(first);
        var seats = rows.get(new NDIndex(":, :, 0:{}", FIRST));
        var others = rows.get(new NDIndex(":, :, {}:{}", FIRST, 2 * FIRST));
        var best = rows.get(new NDIndex(":, :, {}:{}", 2 * FIRST, 3 * FIRST));
        var mean = others.sum(new int[] {1}, true).sub(others).div(living - 1);
        var hidden = leaky(seats.add(mean).add(strongest.matMul(best)).add(bias));
        var scores = leaky(hidden.matMul(second).add(secondBias)).matMul(last);
        return scores.reshape(size, living).logSoftmax(1);
    }

    private static NDArray leaky(NDArray sums) {
        return Activation.leakyRelu(sums, SeatNetwork.LEAK);
    }

    /** The weights as they are now. */
    SeatWeights weights(String made) {
        float[] both = Arrays.copyOf(begun.second(), begun.second().length);
        System.arraycopy(second.toFloatArray(), 0, both, 0, FIRST * SECOND);
        System.arraycopy(secondBias.toFloatArray(), 0, both, FIRST * SECOND, SECOND);
        return new SeatWeights(
                begun.board(),
                made,
                begun.hands(),
                first.toFloatArray(),
                bias.toFloatArray(),
                both,
                last.toFloatArray());
    }

    @Override
    public void close() {
        manager.close();
    }
}
