package strategos.bots.morris;

import java.util.Arrays;

/** Numbers of positions, each of them once; there may be tens of millions. */
final class PositionSet {

    private long[] numbers = {};
    private int count;

    void addAll(long[] positions) {
        if (count + positions.length > numbers.length) {
            removeDuplicates();
            int needed = count + positions.length;
            if (2 * needed > numbers.length) numbers = Arrays.copyOf(numbers, 2 * needed);
        }
        System.arraycopy(positions, 0, numbers, count, positions.length);
        count += positions.length;
    }

    /** How many different numbers there are. */
    int size() {
        removeDuplicates();
        return count;
    }

    /** The numbers in ascending order. */
    long[] toArray() {
        removeDuplicates();
        return Arrays.copyOf(numbers, count);
    }

    private void removeDuplicates() {
        Arrays.parallelSort(numbers, 0, count);
        int distinct = Math.min(count, 1);
        for (int i = 1; i < count; i++)
            if (numbers[i] != numbers[i - 1]) numbers[distinct++] = numbers[i];
        count = distinct;
    }
}
