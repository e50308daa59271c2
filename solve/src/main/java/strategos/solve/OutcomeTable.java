package strategos.solve;

import java.nio.ByteBuffer;

/** The outcomes of all positions that a table is of. */
sealed interface OutcomeTable {

    PositionIndex index();

    /** The outcome of the position with a number. */
    int at(int position);

    /**
     * Outcomes with distances.
     *
     * @param data a byte for each position, from the start of the buffer
     */
    record WithDistances(PositionIndex index, ByteBuffer data) implements OutcomeTable {

        @Override
        public int at(int position) {
            return data.get(position) & 0xFF;
        }
    }

    /**
     * Wins, draws and losses.
     *
     * @param data two bits for each position
     */
    record Packed(PositionIndex index, ByteBuffer data) implements OutcomeTable {

        private static final int PER_BYTE = 4;
        private static final int BITS = 2;
        private static final int[] OUTCOMES = {
            Outcome.NONE, Outcome.DRAW, Outcome.win(1), Outcome.loss(0)
        };

        static int bytes(int positions) {
            return (positions + PER_BYTE - 1) / PER_BYTE;
        }

        /** Outcomes of a byte each, packed. */
        static byte[] pack(byte[] outcomes) {
            byte[] packed = new byte[bytes(outcomes.length)];
            for (int position = 0; position < outcomes.length; position++)
                packed[position / PER_BYTE] |=
                        (byte) (code(outcomes[position] & 0xFF) << position % PER_BYTE * BITS);
            return packed;
        }

        private static int code(int outcome) {
            if (outcome == Outcome.NONE) return 0;
            return Outcome.isWin(outcome) ? 2 : Outcome.isLoss(outcome) ? 3 : 1;
        }

        @Override
        public int at(int position) {
            int four = data.get(position / PER_BYTE);
            return OUTCOMES[four >>> position % PER_BYTE * BITS & (1 << BITS) - 1];
        }
    }

    default int of(int mine, int theirs) {
        return at(index().of(mine, theirs));
    }

    /** The outcomes of all positions with the same men of the mover. */
    default byte[] block(int set) {
        byte[] block = new byte[index().perSet()];
        int start = set * block.length;
        for (int rank = 0; rank < block.length; rank++) block[rank] = (byte) at(start + rank);
        index().fillUnused(block, set);
        return block;
    }
}
