package strategos.bots.morris.fit;

import java.util.Arrays;
import strategos.bots.morris.search.PatternInputs;

/** The inputs of positions of one bucket, and what the positions are worth. */
final class Samples {

    private static final int FIRST_SIZE = 1 << 10;

    /** Numbers of inputs, which are below 65,536. */
    private char[] inputs = new char[FIRST_SIZE * PatternInputs.PER_POSITION];

    private byte[] halves = new byte[FIRST_SIZE];
    private int size;

    /**
     * @param halfPoints what a position is worth to the player to move: 2 if won, 1 if drawn
     */
    void add(int[] position, int halfPoints) {
        reserve(1);
        for (int i = 0; i < position.length; i++)
            inputs[size * PatternInputs.PER_POSITION + i] = (char) position[i];
        halves[size++] = (byte) halfPoints;
    }

    void addAll(Samples others) {
        reserve(others.size);
        int per = PatternInputs.PER_POSITION;
        System.arraycopy(others.inputs, 0, inputs, size * per, others.size * per);
        System.arraycopy(others.halves, 0, halves, size, others.size);
        size += others.size;
    }

    private void reserve(int more) {
        int needed = size + more;
        if (needed <= halves.length) return;
        int room = Math.max(needed, halves.length + halves.length / 2);
        inputs = Arrays.copyOf(inputs, room * PatternInputs.PER_POSITION);
        halves = Arrays.copyOf(halves, room);
    }

    int size() {
        return size;
    }

    int input(int sample, int number) {
        return inputs[sample * PatternInputs.PER_POSITION + number];
    }

    double score(int sample) {
        return halves[sample] / 2.0;
    }
}
