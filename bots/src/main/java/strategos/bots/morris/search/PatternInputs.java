package strategos.bots.morris.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import strategos.morris.Board;
import strategos.morris.MorrisBoards;
import strategos.morris.Rules;
import strategos.morris.State;
import strategos.morris.Symmetries;

/**
 * What {@link PatternWeights} see of a position: the <em>configuration</em> of men on each part of
 * the board, such as a ring or a side, and the threats of both players. Each of them is an input,
 * and a position has twelve of tens of thousands.
 *
 * <p>Parts that are equal by symmetry have the same inputs. Configurations that are equal by a
 * symmetry of their part share a weight, that of their <em>representative</em>.
 */
public final class PatternInputs {

    /** The inputs of one position: 3 rings, 4 sides, 4 corners and the threats. */
    public static final int PER_POSITION = 12;

    private static final Board BOARD = MorrisBoards.NINE;

    /** A part of each kind, by the letters of its points. */
    static final List<String> PARTS = List.of("ABCOXWVJ", "DEFNUTSK", "ABCDEFGHI", "ADGBEHJKL");

    private static final int OWNERS = 3;
    private static final int BYTES = 3;
    private static final int BYTE_VALUES = 1 << Byte.SIZE;
    private static final int LANE_BITS = 16;
    private static final int LANES = Long.SIZE / LANE_BITS;
    private static final long LANE = (1L << LANE_BITS) - 1;
    static final int MOST_THREATS = 2;
    private static final int THREATS = (MOST_THREATS + 1) * (MOST_THREATS + 1);

    /** A part of the board. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Part(int[] points, int firstInput) {}

    private final Rules rules;
    private final LineMaps maps;
    private final PackedMoves moves;
    private final PatternBuckets buckets;
    private final List<Part> parts = new ArrayList<>();

    /** For each byte of a set of men: the indices of configurations, four parts to a word. */
    private final long[][] indices;

    private final int[] firstInputs;
    private final int[] representatives;
    private final int firstThreat;

    private PatternInputs(Rules rules) {
        this.rules = rules;
        maps = new LineMaps(BOARD);
        moves = new PackedMoves(rules, maps);
        buckets = new PatternBuckets(rules, moves);
        var symmetries = new Symmetries(BOARD);
        int first = 0;
        List<Integer> found = new ArrayList<>();
        for (String letters : PARTS) {
            int[] points = letters.chars().map(letter -> letter - 'A').toArray();
            found.addAll(representatives(symmetries, points, first));
            addImages(symmetries, points, first);
            first += configurations(points.length);
        }
        firstThreat = first;
        for (int each = 0; each < THREATS; each++) found.add(firstThreat + each);
        representatives = found.stream().mapToInt(each -> each).toArray();
        firstInputs = parts.stream().mapToInt(Part::firstInput).toArray();
        indices = indices();
    }

    public static PatternInputs of(Rules rules) {
        if (!areFor(rules)) throw new IllegalArgumentException("no patterns for " + rules.name());
        return new PatternInputs(rules);
    }

    /** Whether rules have the board of three squares without diagonals, and at most nine men. */
    public static boolean areFor(Rules rules) {
        return rules.board().equals(BOARD) && rules.men() <= PatternBuckets.MOST_MEN;
    }

    Rules rules() {
        return rules;
    }

    private static int configurations(int points) {
        int count = 1;
        for (int i = 0; i < points; i++) count *= OWNERS;
        return count;
    }

    private static int set(int[] points) {
        return Arrays.stream(points).map(point -> 1 << point).reduce(0, (a, b) -> a | b);
    }

    private static int[] image(Symmetries symmetries, int symmetry, int[] points) {
        return Arrays.stream(points).map(point -> symmetries.point(symmetry, point)).toArray();
    }

    private void addImages(Symmetries symmetries, int[] points, int first) {
        List<Integer> known = new ArrayList<>();
        for (int symmetry = 0; symmetry < symmetries.size(); symmetry++) {
            int[] image = image(symmetries, symmetry, points);
            if (known.contains(set(image))) continue;
            known.add(set(image));
            parts.add(new Part(image, first));
        }
    }

    /** The representative of each configuration on a part: the one with the smallest index. */
    private static List<Integer> representatives(Symmetries symmetries, int[] points, int first) {
        List<int[]> own = new ArrayList<>();
        for (int symmetry = 0; symmetry < symmetries.size(); symmetry++) {
            int[] image = image(symmetries, symmetry, points);
            if (set(image) == set(points)) own.add(places(points, image));
        }
        List<Integer> found = new ArrayList<>();
        for (int index = 0; index < configurations(points.length); index++) {
            int least = index;
            for (int[] places : own) least = Math.min(least, turned(index, places));
            found.add(first + least);
        }
        return found;
    }

    /** At which place of a part each point of its image is. */
    private static int[] places(int[] points, int[] image) {
        return Arrays.stream(image)
                .map(point -> Arrays.stream(points).boxed().toList().indexOf(point))
                .toArray();
    }

    private static int turned(int index, int[] places) {
        int turned = 0;
        int rest = index;
        for (int place : places) {
            turned += rest % OWNERS * configurations(place);
            rest /= OWNERS;
        }
        return turned;
    }

    private long[][] indices() {
        long[][] found = new long[(parts.size() + LANES - 1) / LANES][BYTES * BYTE_VALUES];
        for (int part = 0; part < parts.size(); part++) {
            int[] points = parts.get(part).points();
            for (int place = 0; place < points.length; place++) {
                long digit = (long) configurations(place) << part % LANES * LANE_BITS;
                int first = points[place] / Byte.SIZE * BYTE_VALUES;
                for (int set = 0; set < BYTE_VALUES; set++)
                    if ((set >>> points[place] % Byte.SIZE & 1) != 0)
                        found[part / LANES][first + set] += digit;
            }
        }
        return found;
    }

    /** The number of inputs that there are. */
    public int size() {
        return representatives.length;
    }

    /** The input whose weight this one shares. */
    public int representative(int input) {
        return representatives[input];
    }

    /** The {@linkplain PatternBuckets bucket} of a position. */
    public int bucket(State state) {
        return bucket(state.mine(), state.theirs(), Rest.of(state));
    }

    int bucket(int mine, int theirs, int rest) {
        return buckets.of(mine, theirs, rest);
    }

    /** The inputs of a position. */
    public int[] of(State state) {
        int mine = state.mine();
        int theirs = state.theirs();
        int[] inputs = new int[PER_POSITION];
        for (int word = 0; word < indices.length; word++) {
            long found = index(indices[word], mine, theirs);
            for (int part = word * LANES;
                    part < firstInputs.length && part < (word + 1) * LANES;
                    part++) {
                inputs[part] = firstInputs[part] + (int) (found & LANE);
                found >>>= LANE_BITS;
            }
        }
        inputs[PER_POSITION - 1] = firstThreat + threats(mine, theirs, Rest.of(state));
        return inputs;
    }

    /** The sum of the weights of a position's inputs. */
    int sum(short[] weights, int mine, int theirs, int rest) {
        int sum = weights[firstThreat + threats(mine, theirs, rest)];
        int part = 0;
        for (long[] word : indices) {
            long found = index(word, mine, theirs);
            int end = Math.min(part + LANES, firstInputs.length);
            for (; part < end; part++) {
                sum += weights[firstInputs[part] + (int) (found & LANE)];
                found >>>= LANE_BITS;
            }
        }
        return sum;
    }

    private static long index(long[] word, int mine, int theirs) {
        return index(word, mine) + 2 * index(word, theirs);
    }

    private static long index(long[] word, int men) {
        return word[men & 0xFF]
                + word[BYTE_VALUES + (men >>> 8 & 0xFF)]
                + word[2 * BYTE_VALUES + (men >>> 16 & 0xFF)];
    }

    private int threats(int mine, int theirs, int rest) {
        long myPlaces = maps.places(mine);
        long theirPlaces = maps.places(theirs);
        int passed = Rest.passed(rest);
        int my = threats(mine, myPlaces, theirPlaces, rest);
        int other = threats(theirs, theirPlaces, myPlaces, passed);
        return my * (MOST_THREATS + 1) + other;
    }

    /** How many mills the player to move threatens to close, {@link #MOST_THREATS} at most. */
    private int threats(int mine, long places, long others, int rest) {
        long gaps = maps.gaps(places, others);
        boolean anywhere = Rest.myHand(rest) > 0 || moves.flies(mine, rest);
        if (gaps != 0 && !anywhere) gaps &= maps.closers(mine);
        return Math.min(Long.bitCount(gaps), MOST_THREATS);
    }
}
