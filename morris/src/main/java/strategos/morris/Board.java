package strategos.morris;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Points joined by lines of three; three of one player on a line are a mill.
 *
 * <p>Points are numbered in reading order, from the top left. The steps from point to neighbour are
 * numbered too, those from one point in a row, so that a set of steps is two words of bits.
 */
public final class Board {

    /** The lines that most points lie on. */
    static final int LINES_THROUGH_A_POINT = 4;

    /** Never a subset of anyone's men. */
    private static final int NO_LINE = Integer.MIN_VALUE;

    private static final int POINT_LIMIT = 26;

    /** Two words each of steps from the men and of steps to empty points. */
    private static final int CHANGES_OF_A_STEP = 4;

    private static final int STEP_LIMIT = 2 * Long.SIZE;

    private final String name;
    private final List<String> points;
    private final int[] lines;
    private final int[] linesThrough;
    private final int[] neighbours;
    private final int[] stepFrom;
    private final int[] stepTo;
    private final int[] ends;
    private final long[] stepsOut;
    private final long[] stepsInto;
    private final long[] stepChanges;
    private final int all;
    private final boolean manySteps;
    private final boolean manyLines;

    /**
     * Lines and links are written as their points in algebraic names, {@code a1 a4 a7}; a link
     * joins but makes no mill.
     */
    Board(String name, List<String> lines, List<String> links) {
        this.name = name;
        points = readingOrder(lines);
        if (points.size() > POINT_LIMIT)
            throw new IllegalArgumentException(name + " has too many points for letters");
        this.lines = lines.stream().mapToInt(this::mask).toArray();
        neighbours = new int[points.size()];
        lines.forEach(this::join);
        links.forEach(this::join);
        linesThrough = linesThrough();
        manyLines = hasManyLines();
        int steps = Arrays.stream(neighbours).map(Integer::bitCount).sum();
        if (steps > STEP_LIMIT) throw new IllegalArgumentException(name + " has too many steps");
        manySteps = steps > Long.SIZE;
        stepFrom = new int[steps];
        stepTo = new int[steps];
        stepsOut = new long[points.size() * 2];
        stepsInto = new long[points.size() * 2];
        numberSteps();
        stepChanges = stepChanges();
        ends = IntStream.range(0, steps).map(s -> 1 << stepFrom[s] | 1 << stepTo[s]).toArray();
        all = (1 << points.size()) - 1;
    }

    private static List<String> readingOrder(List<String> lines) {
        Comparator<String> fromTheTop =
                Comparator.comparingInt((String point) -> point.charAt(1)).reversed();
        return lines.stream()
                .flatMap(line -> names(line).stream())
                .distinct()
                .sorted(fromTheTop.thenComparingInt(point -> point.charAt(0)))
                .toList();
    }

    private static List<String> names(String line) {
        return Arrays.asList(line.split(" ", -1));
    }

    private int mask(String line) {
        return names(line).stream()
                .mapToInt(point -> 1 << points.indexOf(point))
                .reduce(0, (a, b) -> a | b);
    }

    private void join(String line) {
        var row = names(line);
        for (int i = 1; i < row.size(); i++) {
            int one = points.indexOf(row.get(i - 1));
            int other = points.indexOf(row.get(i));
            neighbours[one] |= 1 << other;
            neighbours[other] |= 1 << one;
        }
    }

    private int[] linesThrough() {
        int[] through = new int[points.size() * LINES_THROUGH_A_POINT];
        Arrays.fill(through, NO_LINE);
        int[] found = new int[points.size()];
        for (int line : lines) {
            for (int rest = line; rest != 0; rest &= rest - 1) {
                int point = Integer.numberOfTrailingZeros(rest);
                through[point * LINES_THROUGH_A_POINT + found[point]++] = line;
            }
        }
        return through;
    }

    private boolean hasManyLines() {
        boolean many = false;
        for (int i = 2; i < linesThrough.length; i += LINES_THROUGH_A_POINT)
            many |= linesThrough[i] != NO_LINE;
        return many;
    }

    private void numberSteps() {
        int step = 0;
        for (int from = 0; from < points.size(); from++) {
            for (int rest = neighbours[from]; rest != 0; rest &= rest - 1) {
                int to = Integer.numberOfTrailingZeros(rest);
                stepFrom[step] = from;
                stepTo[step] = to;
                stepsOut[from * 2 + step / Long.SIZE] |= 1L << step;
                stepsInto[to * 2 + step / Long.SIZE] |= 1L << step;
                step++;
            }
        }
    }

    /**
     * For each step and word: how it changes the steps from the men, then those to empty points.
     */
    private long[] stepChanges() {
        long[] changes = new long[stepFrom.length * CHANGES_OF_A_STEP];
        for (int i = 0; i < changes.length; i++) {
            int step = i / CHANGES_OF_A_STEP;
            int word = i / 2 % 2;
            long[] steps = i % 2 == 0 ? stepsOut : stepsInto;
            changes[i] = steps[stepFrom[step] * 2 + word] ^ steps[stepTo[step] * 2 + word];
        }
        return changes;
    }

    public String name() {
        return name;
    }

    public int size() {
        return points.size();
    }

    /** The set of all points. */
    public int all() {
        return all;
    }

    /** The letter of a point, from A in reading order. */
    public String letter(int point) {
        return String.valueOf((char) ('A' + point));
    }

    /**
     * The algebraic name of a point: its column as a letter and its row, counted from the bottom.
     */
    public String algebraic(int point) {
        return points.get(point);
    }

    /** The points by their algebraic names, in reading order. */
    public List<String> points() {
        return points;
    }

    /** The lines as sets of points; not to be written to. */
    int[] lines() {
        return lines;
    }

    public List<List<Integer>> mills() {
        List<List<Integer>> mills = new ArrayList<>();
        for (int line : lines)
            mills.add(
                    IntStream.range(0, size()).filter(p -> (line >>> p & 1) != 0).boxed().toList());
        return mills;
    }

    /** The set of points next to a point. */
    public int neighbours(int point) {
        return neighbours[point];
    }

    /** Whether these men have a mill through this point. */
    public boolean isMill(int men, int point) {
        int one = linesThrough[point * LINES_THROUGH_A_POINT];
        int two = linesThrough[point * LINES_THROUGH_A_POINT + 1];
        boolean mill = (men & one) == one;
        mill |= (men & two) == two;
        return mill || manyLines && isOtherMill(men, point);
    }

    private boolean isOtherMill(int men, int point) {
        for (int i = 2; i < LINES_THROUGH_A_POINT; i++) {
            int line = linesThrough[point * LINES_THROUGH_A_POINT + i];
            if ((men & line) == line) return true;
        }
        return false;
    }

    /** The men that stand in mills. */
    public int inMills(int men) {
        int inMills = 0;
        for (int line : lines) if ((men & line) == line) inMills |= line;
        return inMills;
    }

    /** Whether the steps take a second word of bits. */
    boolean hasManySteps() {
        return manySteps;
    }

    int stepFrom(int step) {
        return stepFrom[step];
    }

    int stepTo(int step) {
        return stepTo[step];
    }

    /** The set of the two points that a step joins. */
    int ends(int step) {
        return ends[step];
    }

    /** How a step changes which steps lead from the men of its player. */
    long changeOut(int step, int word) {
        return stepChanges[step * CHANGES_OF_A_STEP + word * 2];
    }

    /** How a step changes which steps lead to empty points. */
    long changeInto(int step, int word) {
        return stepChanges[step * CHANGES_OF_A_STEP + word * 2 + 1];
    }

    long stepsOut(int point, int word) {
        return stepsOut[point * 2 + word];
    }

    long stepsInto(int point, int word) {
        return stepsInto[point * 2 + word];
    }
}
