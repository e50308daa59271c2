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
 * What {@link PatternWeights} see of a position: for each part of the board, such as a ring or a
 * side, a number for the way in which men stand on it, and a number for the threats of both
 * players.
 *
 * <p>Parts that are equal by symmetry have the same numbers, and so have two ways that are equal by
 * a symmetry of their part: the smaller of their numbers is the <em>leader</em> of both.
 */
public final class PatternInputs {

    /** The inputs of one position: 3 rings, 4 sides, 4 corners and the threats. */
    public static final int PER_POSITION = 12;

    /** The stages of a match, each with weights of its own. */
    public static final int STAGES = 40;

    private static final Board BOARD = MorrisBoards.NINE;
    private static final int MOST_MEN = 9;

    /** A part of each kind, by the letters of its points. */
    private static final List<String> PARTS =
            List.of("ABCOXWVJ", "DEFNUTSK", "ABCDEFGHI", "ADGBEHJKL");

    private static final int OWNERS = 3;
    private static final int BYTES = 3;
    private static final int BYTE_VALUES = 1 << Byte.SIZE;
    private static final int LANE_BITS = 16;
    private static final int LANES = Long.SIZE / LANE_BITS;
    private static final long LANE = (1L << LANE_BITS) - 1;
    private static final int MOST_THREATS = 2;
    private static final int THREATS = (MOST_THREATS + 1) * (MOST_THREATS + 1);

    private static final int FEWEST_MEN = 3;
    private static final int MOVING = 2 * MOST_MEN;
    private static final int FLYING = MOVING + 2 * (MOST_MEN - FEWEST_MEN) + 1;

    /** Where someone may fly, numbers of men up to these share a stage. */
    private static final int[] MEN_OF_FLYING = {8, 11};

    /** A part of the board. */
    private record Part(int[] points, int first) {}

    private final int men;
    private final LineMaps maps;
    private final PackedMoves moves;
    private final List<Part> parts = new ArrayList<>();

    /** For each byte of a set of men: the numbers of four parts in a word. */
    private final long[][] numbers;

    private final int[] firsts;
    private final int[] leaders;
    private final int firstThreat;

    private PatternInputs(Rules rules) {
        men = rules.men();
        maps = new LineMaps(BOARD);
        moves = new PackedMoves(rules, maps);
        var symmetries = new Symmetries(BOARD);
        int first = 0;
        List<Integer> led = new ArrayList<>();
        for (String letters : PARTS) {
            int[] points = letters.chars().map(letter -> letter - 'A').toArray();
            led.addAll(leaders(symmetries, points, first));
            addImages(symmetries, points, first);
            first += ways(points.length);
        }
        firstThreat = first;
        for (int each = 0; each < THREATS; each++) led.add(firstThreat + each);
        leaders = led.stream().mapToInt(each -> each).toArray();
        firsts = parts.stream().mapToInt(Part::first).toArray();
        numbers = numbers();
    }

    public static PatternInputs of(Rules rules) {
        if (!areFor(rules)) throw new IllegalArgumentException("no patterns for " + rules.name());
        return new PatternInputs(rules);
    }

    /** Whether rules have the board of three squares without diagonals, and at most nine men. */
    public static boolean areFor(Rules rules) {
        return rules.board().equals(BOARD) && rules.men() <= MOST_MEN;
    }

    private static int ways(int points) {
        int ways = 1;
        for (int i = 0; i < points; i++) ways *= OWNERS;
        return ways;
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

    /** The leader of each way in which men can stand on a part. */
    private static List<Integer> leaders(Symmetries symmetries, int[] points, int first) {
        List<int[]> own = new ArrayList<>();
        for (int symmetry = 0; symmetry < symmetries.size(); symmetry++) {
            int[] image = image(symmetries, symmetry, points);
            if (set(image) == set(points)) own.add(places(points, image));
        }
        List<Integer> leaders = new ArrayList<>();
        for (int way = 0; way < ways(points.length); way++) {
            int least = way;
            for (int[] places : own) least = Math.min(least, turned(way, places));
            leaders.add(first + least);
        }
        return leaders;
    }

    /** At which place of a part each point of its image is. */
    private static int[] places(int[] points, int[] image) {
        return Arrays.stream(image)
                .map(point -> Arrays.stream(points).boxed().toList().indexOf(point))
                .toArray();
    }

    private static int turned(int way, int[] places) {
        int turned = 0;
        int rest = way;
        for (int place : places) {
            turned += rest % OWNERS * ways(place);
            rest /= OWNERS;
        }
        return turned;
    }

    private long[][] numbers() {
        long[][] found = new long[(parts.size() + LANES - 1) / LANES][BYTES * BYTE_VALUES];
        for (int part = 0; part < parts.size(); part++) {
            int[] points = parts.get(part).points();
            for (int place = 0; place < points.length; place++) {
                long number = (long) ways(place) << part % LANES * LANE_BITS;
                int first = points[place] / Byte.SIZE * BYTE_VALUES;
                for (int set = 0; set < BYTE_VALUES; set++)
                    if ((set >>> points[place] % Byte.SIZE & 1) != 0)
                        found[part / LANES][first + set] += number;
            }
        }
        return found;
    }

    /** The number of inputs that there are. */
    public int size() {
        return leaders.length;
    }

    /** The input that shares its weight with this one, and with all that are equal to it. */
    public int leader(int input) {
        return leaders[input];
    }

    /** The stage of a match that a position is in. */
    public int stage(State state) {
        return stage(state.mine(), state.theirs(), Rest.of(state));
    }

    int stage(int mine, int theirs, int rest) {
        int hand = Rest.myHand(rest);
        if (hand > 0) return 2 * (men - hand) + hand - Rest.theirHand(rest);
        int onBoard = Integer.bitCount(mine) + Integer.bitCount(theirs);
        int flights = (moves.flies(mine, rest) ? 1 : 0) + (fliesNext(theirs, rest) ? 2 : 0);
        if (flights == 0) return MOVING + onBoard - 2 * FEWEST_MEN;
        int group = 0;
        while (group < MEN_OF_FLYING.length && onBoard > MEN_OF_FLYING[group]) group++;
        return FLYING + (flights - 1) * (MEN_OF_FLYING.length + 1) + group;
    }

    private boolean fliesNext(int theirs, int rest) {
        return moves.flies(theirs, Rest.passed(rest));
    }

    /** The inputs of a position. */
    public int[] of(State state) {
        int mine = state.mine();
        int theirs = state.theirs();
        int[] inputs = new int[PER_POSITION];
        for (int word = 0; word < numbers.length; word++) {
            long found = number(numbers[word], mine, theirs);
            for (int part = word * LANES;
                    part < firsts.length && part < (word + 1) * LANES;
                    part++) {
                inputs[part] = firsts[part] + (int) (found & LANE);
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
        for (long[] word : numbers) {
            long found = number(word, mine, theirs);
            int end = Math.min(part + LANES, firsts.length);
            for (; part < end; part++) {
                sum += weights[firsts[part] + (int) (found & LANE)];
                found >>>= LANE_BITS;
            }
        }
        return sum;
    }

    private static long number(long[] word, int mine, int theirs) {
        return number(word, mine) + 2 * number(word, theirs);
    }

    private static long number(long[] word, int men) {
        return word[men & 0xFF]
                + word[BYTE_VALUES + (men >>> 8 & 0xFF)]
                + word[2 * BYTE_VALUES + (men >>> 16 & 0xFF)];
    }

    private int threats(int mine, int theirs, int rest) {
        long myPlaces = maps.places(mine);
        long theirPlaces = maps.places(theirs);
        boolean places = Rest.myHand(rest) > 0;
        int my = threats(mine, myPlaces, theirPlaces, places || moves.flies(mine, rest));
        int other = threats(theirs, theirPlaces, myPlaces, places || fliesNext(theirs, rest));
        return my * (MOST_THREATS + 1) + other;
    }

    /** How many mills a player threatens to close, if that is few. */
    private int threats(int men, long places, long others, boolean anywhere) {
        long gaps = maps.gaps(places, others);
        if (gaps != 0 && !anywhere) gaps &= maps.closers(men);
        return Math.min(Long.bitCount(gaps), MOST_THREATS);
    }
}
