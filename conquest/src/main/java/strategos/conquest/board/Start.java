package strategos.conquest.board;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A starting position: what one seat holds before the first turn, if the board specifies it.
 *
 * @param armies the number of armies on each territory of the seat
 */
public record Start(SortedMap<Integer, Integer> armies) {

    /** The most armies that a territory begins with. */
    public static final int LIMIT = 10_000;

    public Start {
        armies = Collections.unmodifiableSortedMap(new TreeMap<>(armies));
        if (armies.isEmpty())
            throw new IllegalArgumentException("a starting position needs a territory");
        for (int count : armies.values()) {
            if (count < 1 || count > LIMIT)
                throw new IllegalArgumentException(
                        "a territory begins with 1 to %d armies, not %d".formatted(LIMIT, count));
        }
    }
}
