package strategos.bots.conquest.network;

import static strategos.bots.conquest.network.SeatWeights.ROW;

import java.util.Arrays;

/**
 * The sums of a seat in the first layer: the weights of its inputs times their values, without the
 * inputs that are the same for all seats.
 */
final class RowSums {

    /** After this many updates the sums are computed anew, so that rounding errors stay small. */
    private static final int MOST_UPDATES = 64;

    private final float[][] rows;
    private final float[] sums = new float[ROW];

    /** The inputs that the sums are of. */
    private int[] knownSlots = new int[0];

    private int[] knownIndices = new int[0];
    private float[] knownValues = new float[0];
    private int known;

    /** What has changed. */
    private int[] indices = new int[0];

    private float[] values = new float[0];
    private int changed;
    private int updates = MOST_UPDATES;

    RowSums(float[][] rows) {
        this.rows = rows;
    }

    /** Filled by {@link #sum} and {@link #update}. */
    float[] sums() {
        return sums;
    }

    /** Sums all of the seat's own inputs. */
    void sum(SeatInputs from) {
        Arrays.fill(sums, 0);
        addAll(from.indices(), from.values(), from.ownCount());
    }

    /** Adds what has changed since the last update. */
    void update(SeatInputs from) {
        if (updates++ >= MOST_UPDATES) {
            sum(from);
            makeRoom(from.ownCount());
            remember(from);
            updates = 1;
            return;
        }
        changed = 0;
        if (hasSameSlots(from)) {
            compareInPlace(from);
        } else {
            makeRoom(from.ownCount());
            compare(from);
            remember(from);
        }
        addAll(indices, values, changed);
    }

    private void remember(SeatInputs from) {
        known = from.ownCount();
        System.arraycopy(from.slots(), 0, knownSlots, 0, known);
        System.arraycopy(from.indices(), 0, knownIndices, 0, known);
        System.arraycopy(from.values(), 0, knownValues, 0, known);
    }

    /** Whether the seat still has the same territories and terms, whatever their values are. */
    private boolean hasSameSlots(SeatInputs from) {
        int count = from.ownCount();
        return count == known && Arrays.equals(from.slots(), 0, count, knownSlots, 0, count);
    }

    /** Notes what has changed, and makes it known, where the slots are the same. */
    private void compareInPlace(SeatInputs from) {
        int[] newIndices = from.indices();
        float[] newValues = from.values();
        for (int i = 0; i < known; i++) {
            int index = newIndices[i];
            float value = newValues[i];
            if (knownIndices[i] == index) {
                if (value == knownValues[i]) continue;
                note(index, value - knownValues[i]);
            } else {
                remove(i);
                note(index, value);
                knownIndices[i] = index;
            }
            knownValues[i] = value;
        }
    }

    private void makeRoom(int count) {
        if (knownSlots.length >= count) return;
        knownSlots = Arrays.copyOf(knownSlots, 2 * count);
        knownIndices = Arrays.copyOf(knownIndices, 2 * count);
        knownValues = Arrays.copyOf(knownValues, 2 * count);
        indices = new int[4 * count];
        values = new float[4 * count];
    }

    /** Notes what has changed: both lists are in the order of their slots. */
    private void compare(SeatInputs from) {
        int[] slots = from.slots();
        int count = from.ownCount();
        int old = 0;
        for (int i = 0; i < count; i++) {
            int slot = slots[i];
            while (old < known && knownSlots[old] < slot) remove(old++);
            int index = from.indices()[i];
            float value = from.values()[i];
            if (old < known && knownSlots[old] == slot) {
                if (knownIndices[old] == index) value -= knownValues[old];
                else remove(old);
                old++;
            }
            if (value != 0) note(index, value);
        }
        while (old < known) remove(old++);
    }

    private void remove(int old) {
        note(knownIndices[old], -knownValues[old]);
    }

    private void note(int index, float value) {
        indices[changed] = index;
        values[changed++] = value;
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
