package strategos.store;

import java.util.OptionalInt;

/**
 * Where a match stands, for lists that do not open it.
 *
 * @param turn how many turns have begun
 * @param decider the seat that has to decide; empty when no single one has
 * @param winner the seat that won
 */
public record Standing(int turn, OptionalInt decider, OptionalInt winner, boolean isOver) {

    public static final Standing BEFORE_PLAY =
            new Standing(0, OptionalInt.empty(), OptionalInt.empty(), false);
}
