package strategos.bots.conquest.network;

import static strategos.bots.conquest.network.SeatWeights.FIRST;
import static strategos.bots.conquest.network.SeatWeights.SECOND;

import java.util.Arrays;
import strategos.bots.conquest.value.Hands;
import strategos.bots.conquest.value.Standings;
import strategos.bots.conquest.value.Term;
import strategos.bots.conquest.value.Value;
import strategos.conquest.Conquest;

/**
 * The chances of all seats by a network, for one game. It keeps what its units have computed, so
 * each user has its own.
 */
public final class SeatNetwork implements Value {

    /** The slope of a unit below zero. */
    public static final float LEAK = 0.01f;

    /** How the sums of the first layer are computed. */
    public enum Sums {
        /** Anew for every position: the chances depend on the position alone. */
        WHOLE,
        /**
         * By what has changed since the position before, which is quicker where only a few
         * territories do. Chances then differ in their last digits by what came before.
         */
        CHANGED
    }

    private final SeatWeights weights;
    private final Sums kind;
    private final RowSums[] sums;
    private final float[][] secondRows;
    private final SeatInputs[] inputs;
    private final float[][] rows;
    private final int[] strongest;
    private final float[] shared = new float[FIRST];
    private final float[] rivals = new float[FIRST];
    private final float[] first = new float[FIRST];
    private final float[] second = new float[SECOND];
    private final double[] chances;

    public SeatNetwork(SeatWeights weights, Conquest game) {
        this(weights, game, Sums.WHOLE);
    }

    public SeatNetwork(SeatWeights weights, Conquest game, Sums kind) {
        this.weights = weights;
        this.kind = kind;
        secondRows = weights.secondRows();
        int seats = game.seats();
        inputs = new SeatInputs[seats];
        sums = new RowSums[seats];
        rows = new float[seats][];
        for (int seat = 0; seat < seats; seat++) {
            inputs[seat] = new SeatInputs(weights.layout(), game.board());
            sums[seat] = new RowSums(weights.firstRows());
            rows[seat] = sums[seat].sums();
        }
        strongest = new int[seats];
        chances = new double[seats];
    }

    @Override
    public Hands hands() {
        return weights.hands();
    }

    @Override
    public double chance(int seat, Standings standings) {
        if (!standings.isAlive(seat)) return 0;
        return standings.alive() == 1 ? 1 : chances(standings)[seat];
    }

    /** The chances of all seats, valid until the next call; at least two have to be alive. */
    public double[] chances(Standings standings) {
        read(standings);
        sumShared(standings);
        sumRows(standings);
        double most = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < rows.length; seat++) {
            if (!standings.isAlive(seat)) continue;
            chances[seat] = score(standings, seat);
            most = Math.max(most, chances[seat]);
        }
        double sum = 0;
        for (int seat = 0; seat < rows.length; seat++) {
            chances[seat] = standings.isAlive(seat) ? Math.exp(chances[seat] - most) : 0;
            sum += chances[seat];
        }
        for (int seat = 0; seat < rows.length; seat++) chances[seat] /= sum;
        return chances;
    }

    /** Fills the inputs of all living seats, and finds the strongest rival of each. */
    public void read(Standings standings) {
        for (int seat = 0; seat < rows.length; seat++) {
            if (!standings.isAlive(seat)) continue;
            inputs[seat].look(standings, seat);
            strongest[seat] = strongestBut(standings, seat);
        }
    }

    /** The inputs of a living seat in the position that was read last. */
    public SeatInputs inputs(int seat) {
        return inputs[seat];
    }

    /** The strongest rival of a living seat in the position that was read last. */
    public int strongest(int seat) {
        return strongest[seat];
    }

    private int strongestBut(Standings standings, int seat) {
        int found = -1;
        double most = 0;
        for (int other = 0; other < rows.length; other++) {
            if (other == seat || !standings.isAlive(other)) continue;
            double[] terms = standings.of(other);
            double strength = terms[Term.ARMIES.ordinal()] + terms[Term.INCOME.ordinal()];
            if (found >= 0 && strength <= most) continue;
            found = other;
            most = strength;
        }
        return found;
    }

    /** Adds up what is the same for all seats: the bias, and the inputs that all share. */
    private void sumShared(Standings standings) {
        System.arraycopy(weights.bias(), 0, shared, 0, FIRST);
        int living = 0;
        while (!standings.isAlive(living)) living++;
        var any = inputs[living];
        for (int i = any.ownCount(); i < any.count(); i++) {
            float[] row = weights.sharedRow(any.index(i));
            float value = any.value(i);
            for (int unit = 0; unit < FIRST; unit++) shared[unit] += row[unit] * value;
        }
    }

    private void sumRows(Standings standings) {
        Arrays.fill(rivals, 0);
        for (int seat = 0; seat < rows.length; seat++) {
            if (!standings.isAlive(seat)) continue;
            switch (kind) {
                case WHOLE -> sums[seat].sum(inputs[seat]);
                case CHANGED -> sums[seat].update(inputs[seat]);
            }
            for (int unit = 0; unit < FIRST; unit++) rivals[unit] += rows[seat][FIRST + unit];
        }
    }

    private double score(Standings standings, int seat) {
        float[] own = rows[seat];
        float[] best = rows[strongest[seat]];
        float others = 1f / (standings.alive() - 1);
        for (int unit = 0; unit < FIRST; unit++)
            first[unit] =
                    leak(
                            shared[unit]
                                    + own[unit]
                                    + (rivals[unit] - own[FIRST + unit]) * others
                                    + best[2 * FIRST + unit]);
        sumSecond();
        float score = 0;
        for (int unit = 0; unit < SECOND; unit++)
            score += weights.last()[unit] * leak(second[unit]);
        return score;
    }

    /**
     * Adds four rows at a time, which takes half as long as one by one. {@link RowSums} does the
     * same; one method for both was a tenth slower.
     */
    private void sumSecond() {
        float[] to = second;
        System.arraycopy(secondRows[FIRST], 0, to, 0, SECOND);
        for (int i = 0; i < FIRST; i += 4) {
            float[] a = secondRows[i];
            float[] b = secondRows[i + 1];
            float[] c = secondRows[i + 2];
            float[] d = secondRows[i + 3];
            float w = first[i];
            float x = first[i + 1];
            float y = first[i + 2];
            float z = first[i + 3];
            for (int unit = 0; unit < SECOND; unit++)
                to[unit] += a[unit] * w + b[unit] * x + c[unit] * y + d[unit] * z;
        }
    }

    /** A leaky rectifier without a branch, which the compiler turns into vectors. */
    private static float leak(float sum) {
        return (1 + LEAK) / 2 * sum + (1 - LEAK) / 2 * Math.abs(sum);
    }
}
