package strategos.learn.train;

import ai.djl.training.tracker.Tracker;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import strategos.bots.conquest.network.SeatWeights;
import strategos.bots.conquest.value.WinChances;
import strategos.game.Seed;

/**
 * Trains a network on the positions of a set: Adam on the log loss, in batches of positions with
 * the same number of living seats.
 *
 * @param epochs how often every position is learned from
 * @param step the size of the first steps; they shrink to a hundredth of it
 * @param lambda how much of a target comes from the outcome of the match rather than from the
 *     chances that the teacher gives later positions of it
 */
public record Training(int epochs, float step, double lambda, Teacher teacher) implements Trainer {

    /** Whose chances targets are mixed with. */
    public enum Teacher {
        /** The value of the planner, for a network that knows nothing yet. */
        PLANNER,
        /** The network that training begins with. */
        NETWORK
    }

    private static final int BATCH = 512;

    @Override
    public SeatWeights train(
            SeatWeights from, TrainingSet set, Seed seed, Consumer<Epoch> listener) {
        var reader = new PositionReader(set.games(), from);
        var groups = groups(targets(set.taught(), reader));
        long steps = 0;
        for (var group : groups) steps += Math.ceilDiv(group.size(), BATCH);
        int all = (int) (steps * epochs);
        var tracker =
                Tracker.cosine()
                        .setBaseValue(step)
                        .optFinalValue(step / 100)
                        .setMaxUpdates(Math.max(1, all))
                        .build();
        var random = new Random(seed.value());
        try (var network = new TorchNetwork(from, tracker)) {
            for (int epoch = 1; epoch <= epochs; epoch++) {
                double loss = teach(network, groups, reader, from.inputs(), random);
                var weights = network.weights(from.made());
                var heldOut = heldOut(set, weights);
                listener.accept(new Epoch(epoch, loss, heldOut, weights));
            }
            return network.weights(from.made());
        }
    }

    /** What is to be learned from positions; those of a match come one after the other. */
    List<Target> targets(List<TrainingSet.Labelled> samples, PositionReader reader) {
        return Targets.of(samples, reader, teacher(reader), lambda);
    }

    private Predictor teacher(PositionReader reader) {
        return switch (teacher) {
            case PLANNER -> ownValue(reader);
            case NETWORK -> network(reader);
        };
    }

    /** The value of the planner, which is only told how many cards there are. */
    private static Predictor ownValue(PositionReader reader) {
        var value = Predictor.of(WinChances.shipped());
        return (sample, _) -> value.chances(sample, reader.counted(sample));
    }

    private static Predictor network(PositionReader reader) {
        return (sample, standings) -> reader.network(sample).chances(standings);
    }

    /** By the number of living seats. */
    private static List<List<Target>> groups(List<Target> targets) {
        Map<Integer, List<Target>> groups = new HashMap<>();
        for (Target target : targets)
            groups.computeIfAbsent(target.chances().length, _ -> new ArrayList<>()).add(target);
        return groups.keySet().stream().sorted().map(groups::get).toList();
    }

    private static double teach(
            TorchNetwork network,
            List<List<Target>> groups,
            PositionReader reader,
            int width,
            Random random) {
        List<List<Target>> batches = new ArrayList<>();
        for (var group : groups) {
            Collections.shuffle(group, random);
            for (int i = 0; i < group.size(); i += BATCH)
                batches.add(group.subList(i, Math.min(group.size(), i + BATCH)));
        }
        Collections.shuffle(batches, random);
        double sum = 0;
        long positions = 0;
        for (var batch : batches) {
            sum += network.learn(Batch.of(batch, reader, width)) * (double) batch.size();
            positions += batch.size();
        }
        return sum / positions;
    }

    /** The loss of some weights on the positions that are kept apart. */
    public static Loss heldOut(TrainingSet set, SeatWeights weights) {
        var reader = new PositionReader(set.games(), weights);
        return Loss.of(set.heldOut(), reader, network(reader));
    }

    /** The loss of the value that the planner uses, on the same positions. */
    public static Loss planner(TrainingSet set, SeatWeights weights) {
        var reader = new PositionReader(set.games(), weights);
        return Loss.of(set.heldOut(), reader, ownValue(reader));
    }
}
