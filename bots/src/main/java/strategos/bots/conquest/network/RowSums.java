package strategos.bots.conquest.network;

import static strategos.bots.conquest.network.SeatWeights.ROW;

import java.util.Arrays;

/** The sums of a seat in the first layer: the weights of its inputs times their values. */
final class RowSums {

    /** After this many updates the sums are computed anew, so that rounding errors stay small. */
    private static final int MOST_UPDATES = 64;

    private final float[][] rows;
    private final float[] sums = new float[ROW];

    /** The inputs that the sums are of, and those that they should be of; by their index. */
    private final float[] summed;

    private final float[] wanted;

    /** The indices of inputs that the sums are of. */
    private int[] known = new int[0];

    private int knownCount;

    /** What has changed. */
    private int[] indices = new int[0];

    private float[] values = new float[0];
    private int updates = MOST_UPDATES;

    RowSums(float[][] rows) {
        this.rows = rows;
        summed = new float[rows.length];
        wanted = new float[rows.length];
    }

    /** Filled by {@link #sum} and {@link #update}. */
    float[] sums() {
        return sums;
    }

    /** Sums all inputs. */
    void sum(SeatInputs from) {
        Arrays.fill(sums, 0);
        addAll(from.indices(), from.values(), from.count());
    }

    /** Adds what has changed since the last update. */
    void update(SeatInputs from) {
        int count = from.count();
        if (known.length < count) {
            known = Arrays.copyOf(known, 2 * count);
            indices = new int[2 * known.length];
            values = new float[2 * known.length];
        }
        int[] given = from.indices();
        float[] givenValues = from.values();
        for (int i = 0; i < count; i++) wanted[given[i]] += givenValues[i];
        if (updates++ >= MOST_UPDATES) clear();
        int changed = change(known, knownCount, 0);
        changed = change(given, count, changed);
        for (int i = 0; i < count; i++) wanted[given[i]] = 0;
        System.arraycopy(given, 0, known, 0, count);
        knownCount = count;
        addAll(indices, values, changed);
    }

    private void clear() {
        for (int i = 0; i < knownCount; i++) summed[known[i]] = 0;
        knownCount = 0;
        Arrays.fill(sums, 0);
        updates = 1;
    }

    /** Notes those inputs of a list that have changed. */
    private int change(int[] list, int count, int before) {
        int changed = before;
        for (int i = 0; i < count; i++) {
            int index = list[i];
            float difference = wanted[index] - summed[index];
            if (difference == 0) continue;
            indices[changed] = index;
            values[changed++] = difference;
            summed[index] = wanted[index];
        }
        return changed;
    }

    /**
     * Adds the rows of four inputs at a time for all units. The compiler turns that into vectors
     * only if every row is an array of its own.
     */
    private void addAll(int[] index, float[] value, int count) {
        float[] to = sums;
        int i = 0;
        for (; i + 3 < count; i += 4) {
            float[] a = rows[index[i]];
            float[] b = rows[index[i + 1]];
            float[] c = rows[index[i + 2]];
            float[] d = rows[index[i + 3]];
            float first = value[i];
            float second = value[i + 1];
            float third = value[i + 2];
            float fourth = value[i + 3];
            for (int unit = 0; unit < ROW; unit++)
                to[unit] += a[unit] * first + b[unit] * second + c[unit] * third + d[unit] * fourth;
        }
        for (; i < count; i++) {
            float[] row = rows[index[i]];
            float single = value[i];
            for (int unit = 0; unit < ROW; unit++) to[unit] += row[unit] * single;
        }
    }
}
