package strategos.conquest.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;
import strategos.game.NotationException;

/**
 * A directed graph of territories, grouped in continents, in the order of the file.
 *
 * <p>Territories, continents and directed borders are numbered. The borders out of a territory have
 * consecutive numbers, in the order of their targets, so a set of borders is a few words of bits.
 * On a small board a few numbers are unused, so that the borders of one territory never span two
 * words.
 */
public final class Board {

    /** The largest board that is played. */
    public static final int LIMIT = 4_000;

    /** The most armies a turn that a whole board pays, so that no count of them overflows. */
    public static final int RICHEST = 100_000;

    private final String name;
    private final String title;
    private final List<Territory> territories;
    private final List<Continent> continents;
    private final Features features;
    private final int words;
    private final int[] firstBorder;
    private final int[] endBorder;
    private final int borderLimit;
    private final long[] borderBits;
    private final long[][] borderBitsInto;
    private final short[] from;
    private final short[] to;
    private final long[][] reach;
    private final long[][] members;
    private final int[][] into;

    /** A bare graph. */
    public Board(
            String name, String title, List<Continent> continents, List<Territory> territories) {
        this(name, title, continents, territories, Features.NONE);
    }

    public Board(
            String name,
            String title,
            List<Continent> continents,
            List<Territory> territories,
            Features features) {
        this.name = name;
        this.title = title;
        this.continents = List.copyOf(continents);
        this.territories = List.copyOf(territories);
        this.features = features;
        var faults = faults();
        if (!faults.isEmpty()) throw new IllegalArgumentException(String.join("; ", faults));
        int size = territories.size();
        words = (size + Long.SIZE - 1) / Long.SIZE;
        firstBorder = new int[size];
        endBorder = new int[size];
        int limit = 0;
        for (int t = 0; t < size; t++) {
            int degree = territories.get(t).neighbours().size();
            boolean split = limit / Long.SIZE != (limit + degree - 1) / Long.SIZE;
            firstBorder[t] = split ? Math.ceilDiv(limit, Long.SIZE) * Long.SIZE : limit;
            limit = firstBorder[t] + degree;
            endBorder[t] = limit;
        }
        borderLimit = limit;
        borderBits = new long[size];
        from = new short[limit];
        to = new short[limit];
        borderBitsInto = new long[size][isSmall() ? Math.ceilDiv(limit, Long.SIZE) : 0];
        reach = new long[words][size];
        members = new long[words][continents.size()];
        for (int t = 0; t < size; t++) join(t);
        into = bordersInto();
    }

    /** The same graph with other features. */
    public Board with(Features others) {
        return new Board(name, title, continents, territories, others);
    }

    /** The same graph with other starting positions. */
    public Board withStarts(List<Start> starts) {
        return with(features.withStarts(starts));
    }

    private void join(int territory) {
        var neighbours = territories.get(territory).neighbours();
        for (int i = 0; i < neighbours.size(); i++) {
            int neighbour = neighbours.get(i);
            int border = firstBorder[territory] + i;
            from[border] = (short) territory;
            to[border] = (short) neighbour;
            reach[neighbour / Long.SIZE][territory] |= 1L << neighbour;
            if (isSmall()) {
                borderBits[territory] |= 1L << border;
                borderBitsInto[neighbour][border / Long.SIZE] |= 1L << border;
            }
        }
        int continent = territories.get(territory).continent();
        members[territory / Long.SIZE][continent] |= 1L << territory;
    }

    private int[][] bordersInto() {
        int[] degrees = new int[size()];
        for (var territory : territories) {
            for (int neighbour : territory.neighbours()) degrees[neighbour]++;
        }
        int[][] found = Arrays.stream(degrees).mapToObj(int[]::new).toArray(int[][]::new);
        for (int t = size() - 1; t >= 0; t--) {
            for (int border = endBorder[t] - 1; border >= firstBorder[t]; border--)
                found[to[border]][--degrees[to[border]]] = border;
        }
        return found;
    }

    public String name() {
        return name;
    }

    public String title() {
        return title;
    }

    public int size() {
        return territories.size();
    }

    public List<Territory> territories() {
        return territories;
    }

    public List<Continent> continents() {
        return continents;
    }

    /** What it has beyond its graph. */
    public Features features() {
        return features;
    }

    public String name(int territory) {
        return territories.get(territory).name();
    }

    /** How many words of bits a set of territories takes. */
    public int words() {
        return words;
    }

    /** Whether a set of territories is one word of bits, and the fast paths are taken. */
    public boolean isSmall() {
        return words == 1;
    }

    /** How many directed borders there are. */
    public int borders() {
        return territories.stream().mapToInt(territory -> territory.neighbours().size()).sum();
    }

    /** All borders have numbers below this. */
    public int borderLimit() {
        return borderLimit;
    }

    /** The number of the first border out of a territory. */
    public int firstBorder(int territory) {
        return firstBorder[territory];
    }

    /** The number after the last border out of a territory. */
    public int endBorder(int territory) {
        return endBorder[territory];
    }

    /**
     * On a small board, the borders out of a territory as bits of the one word that they lie in.
     */
    public long borderBits(int territory) {
        return borderBits[territory];
    }

    /**
     * On a small board, the same of those that lead into it, in all words; not to be written to.
     */
    public long[] borderBitsInto(int territory) {
        return borderBitsInto[territory];
    }

    public int from(int border) {
        return from[border];
    }

    public int to(int border) {
        return to[border];
    }

    /** The borders that lead into a territory; not to be written to. */
    public int[] into(int territory) {
        return into[territory];
    }

    public boolean borders(int from, int to) {
        return (reach[to / Long.SIZE][from] >>> to & 1) != 0;
    }

    /** A word of the set of territories that can be reached from a territory in one step. */
    public long reach(int territory, int word) {
        return reach[word][territory];
    }

    /** A word of the set of territories in a continent. */
    public long members(int continent, int word) {
        return members[word][continent];
    }

    public int bonus(int continent) {
        return continents.get(continent).bonus();
    }

    /** The territory with this name or alias, whatever its capitals. */
    public int territory(String name) throws NotationException {
        for (int t = 0; t < size(); t++) {
            var territory = territories.get(t);
            if (territory.name().equalsIgnoreCase(name)) return t;
            if (territory.aliases().stream().anyMatch(name::equalsIgnoreCase)) return t;
        }
        throw new NotationException(
                "there is no territory '" + name + "' on the board " + this.name);
    }

    private static List<String> called(Territory territory) {
        return Stream.concat(Stream.of(territory.name()), territory.aliases().stream()).toList();
    }

    private List<String> faults() {
        if (size() < 2) return List.of("a board has at least 2 territories, not " + size());
        if (size() > LIMIT)
            return List.of(
                    "the board has " + size() + " territories, and " + LIMIT + " is the most");
        List<String> faults = new ArrayList<>();
        var names = new HashSet<String>();
        int[] sizes = new int[continents.size()];
        for (int t = 0; t < size(); t++) {
            var territory = territories.get(t);
            for (String called : called(territory)) {
                if (!names.add(called.toLowerCase(Locale.ROOT)))
                    faults.add("there are two territories '" + called + "'");
            }
            if (territory.neighbours().contains(t))
                faults.add("'" + territory.name() + "' borders itself");
            if (t > 0 && territory.continent() < territories.get(t - 1).continent())
                faults.add("'" + territory.name() + "' comes after another continent");
            sizes[territory.continent()]++;
        }
        for (int c = 0; c < sizes.length; c++) {
            if (sizes[c] == 0)
                faults.add("the continent '" + continents.get(c).name() + "' has no territories");
        }
        if (new Regions(territories).all().size() > 1) faults.add("the board is not connected");
        addStrayFeatures(faults);
        long pay = continents.stream().mapToLong(Continent::bonus).sum() + features.supplies();
        if (pay > RICHEST)
            faults.add(
                    "the continents and boosts pay %,d armies per turn, but the maximum is %,d"
                            .formatted(pay, RICHEST));
        return faults;
    }

    private void addStrayFeatures(List<String> faults) {
        var numbers = new TreeSet<>(features.sites().keySet());
        numbers.addAll(features.boosts().keySet());
        numbers.addAll(features.pays().keySet());
        var begun = new HashSet<Integer>();
        for (Start start : features.starts()) {
            numbers.addAll(start.armies().keySet());
            for (int territory : start.armies().keySet()) {
                if (!begun.add(territory))
                    faults.add("two starting positions hold territory " + territory);
            }
        }
        if (!numbers.isEmpty() && (numbers.first() < 0 || numbers.last() >= size()))
            faults.add("the features name an unknown territory");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board
                && name.equals(board.name)
                && title.equals(board.title)
                && territories.equals(board.territories)
                && continents.equals(board.continents)
                && features.equals(board.features);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, title, territories, continents, features);
    }

    @Override
    public String toString() {
        return "board " + name;
    }
}
