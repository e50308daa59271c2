package strategos.wire.morris;

import java.util.List;
import strategos.wire.History;

/** The statistics of a match after each turn. */
public record MorrisHistory(List<Figures> turns) implements History {

    public MorrisHistory {
        turns = List.copyOf(turns);
    }

    /**
     * The statistics of both seats at one moment, in seat order.
     *
     * @param turn the number of men that have been placed or moved
     * @param men on the board
     * @param hands still to be placed
     * @param mills the number of mills closed
     * @param mobility the number of possible steps along lines
     */
    public record Figures(
            int turn,
            List<Integer> men,
            List<Integer> hands,
            List<Integer> mills,
            List<Integer> mobility) {

        public Figures {
            men = List.copyOf(men);
            hands = List.copyOf(hands);
            mills = List.copyOf(mills);
            mobility = List.copyOf(mobility);
        }
    }
}
