package strategos.testkit;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How much random tests try: {@code -Dstrategos.contract.scale=50} tries fifty times as much as
 * usual, and 0.1 a tenth.
 */
public final class Scale {

    private static final double SCALE =
            Double.parseDouble(System.getProperty("strategos.contract.scale", "1"));

    private Scale() {}

    /** The number to try where the usual one is this: at least one. */
    public static int of(int usual) {
        return Math.max(1, (int) Math.round(usual * SCALE));
    }

    /** Below this scale, not everything is tried that there is to choose from. */
    private static final double LEAST_FOR_ALL = 0.5;

    /** All of these, or an evenly spaced selection if the scale is small. */
    static <T> List<T> sample(List<T> all) {
        if (SCALE >= LEAST_FOR_ALL || all.isEmpty()) return all;
        int size = of(all.size());
        return IntStream.range(0, size)
                .mapToObj(i -> all.get((int) ((long) i * all.size() / size)))
                .toList();
    }
}
