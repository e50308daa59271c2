package strategos.dice;

import java.util.List;

/**
 * A seal that was given up before the first roll, because clients were silent.
 *
 * @param silent the indices of their seats
 */
public record VoidSeal(long number, Bytes32 commitment, Bytes32 secret, List<Integer> silent) {

    public VoidSeal {
        silent = List.copyOf(silent);
    }
}
