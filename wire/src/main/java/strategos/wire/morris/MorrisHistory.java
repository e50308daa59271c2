package strategos.wire.morris;

import java.util.List;
import strategos.wire.History;

/** The figures of a match after each turn. */
public record MorrisHistory(List<Figures> turns) implements History {

    public MorrisHistory {
        turns = List.copyOf(turns);
    }

    /**
     * The figures of both seats at one moment, in seat order.
     *
     * @param turn how many men have been placed or moved
     * @param men on the board
     * @param hands still to be placed
     * @param mills how often it has closed a mill
     * @param mobility steps along lines that its men could take
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
