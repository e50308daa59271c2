package strategos.learn.train;

import strategos.learn.train.TrainingSet.Labelled;

/** A position and the chances of its living seats, in their order, that a network should give. */
final class Target {

    private final Labelled sample;
    private final float[] chances;

    Target(Labelled sample, float[] chances) {
        this.sample = sample;
        this.chances = chances;
    }

    Labelled sample() {
        return sample;
    }

    float[] chances() {
        return chances;
    }
}
