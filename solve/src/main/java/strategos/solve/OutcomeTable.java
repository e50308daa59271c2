package strategos.solve;

import java.nio.ByteBuffer;

/**
 * The outcomes of all positions with given numbers of men.
 *
 * @param data an outcome for each position, from the start of the buffer
 */
record OutcomeTable(PositionIndex index, ByteBuffer data) {

    int of(int mine, int theirs) {
        return data.get(index.of(mine, theirs)) & 0xFF;
    }

    int at(int position) {
        return data.get(position) & 0xFF;
    }
}
