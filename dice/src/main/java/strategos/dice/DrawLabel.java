package strategos.dice;

import strategos.game.RollOrigin;

/** The place of a draw in its match. No two draws of a match have the same. */
public sealed interface DrawLabel {

    /** The label of a block of random bytes, numbered from 1. */
    String text(int block);

    /** A draw of the step with this number, counted from 1. */
    record AtStep(int step) implements DrawLabel {

        @Override
        public String text(int block) {
            return "step %d draw %d".formatted(step, block);
        }
    }

    /** A draw for an order of a seat, or for the seat itself at the end of a turn (order 0). */
    record OfOrder(RollOrigin origin) implements DrawLabel {

        @Override
        public String text(int block) {
            return "turn %d seat %d order %d draw %d"
                    .formatted(origin.turn(), origin.seat() + 1, origin.order(), block);
        }
    }
}
