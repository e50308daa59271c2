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

    /** The outcomes of all positions with the same men of the mover. */
    byte[] block(int set) {
        byte[] block = new byte[index.perSet()];
        data.get(set * block.length, block);
        index.fillUnused(block, set);
        return block;
    }
}
