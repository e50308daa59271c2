package strategos.learn.train;

import java.util.List;
import strategos.bots.conquest.network.SeatNetwork;
import strategos.bots.conquest.value.Standings;

/** Positions with the same number of living seats, as arrays for PyTorch. */
final class Batch {

    private final int size;
    private final int living;
    private final float[] inputs;
    private final float[] strongest;
    private final float[] targets;

    private Batch(int size, int living, int width) {
        this.size = size;
        this.living = living;
        inputs = new float[size * living * width];
        strongest = new float[size * living * living];
        targets = new float[size * living];
    }

    static Batch of(List<Target> targets, PositionReader reader, int width) {
        int size = targets.size();
        var batch = new Batch(size, targets.getFirst().chances().length, width);
        for (int i = 0; i < size; i++) {
            var sample = targets.get(i).sample();
            var standings = reader.read(sample);
            var network = reader.network(sample);
            network.read(standings);
            batch.fill(i, width, standings, network, targets.get(i).chances());
        }
        return batch;
    }

    int size() {
        return size;
    }

    /** The number of living seats. */
    int living() {
        return living;
    }

    /** By position, living seat and input. */
    float[] inputs() {
        return inputs;
    }

    /** By position and living seat: 1 for the strongest rival, 0 for the other seats. */
    float[] strongest() {
        return strongest;
    }

    /** By position and living seat: the chance that is to be learned. */
    float[] targets() {
        return targets;
    }

    private void fill(
            int position, int width, Standings standings, SeatNetwork network, float[] chances) {
        int row = position * living;
        int[] places = places(standings);
        for (int seat = 0; seat < standings.seats(); seat++) {
            if (!standings.isAlive(seat)) continue;
            var own = network.inputs(seat);
            for (int i = 0; i < own.count(); i++)
                inputs[row * width + own.index(i)] += own.value(i);
            strongest[row * living + places[network.strongest(seat)]] = 1;
            targets[row] = chances[places[seat]];
            row++;
        }
    }

    /** The place of each living seat among them. */
    static int[] places(Standings standings) {
        int[] places = new int[standings.seats()];
        int next = 0;
        for (int seat = 0; seat < places.length; seat++)
            if (standings.isAlive(seat)) places[seat] = next++;
        return places;
    }
}
