package strategos.learn.train;

import java.util.function.Consumer;
import strategos.bots.conquest.network.SeatWeights;
import strategos.game.Seed;

/** Something that fits a network to the positions of a set. */
@FunctionalInterface
public interface Trainer {

    /** What an epoch has reached. */
    record Epoch(int number, double taughtLoss, Loss heldOut, SeatWeights weights) {}

    /** Trains from some weights, and reports every epoch. */
    SeatWeights train(SeatWeights from, TrainingSet set, Seed seed, Consumer<Epoch> listener);
}
