package strategos.conquest.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import strategos.conquest.board.Remark.Kind;
import strategos.game.Spelling;

/**
 * A board while its file is parsed: its items in the order of the file, each with its line and
 * remarks.
 *
 * <p>Nothing is refused before {@link #finish}, which then reports all faults at once.
 */
public final class BoardBuilder {

    /** The continent of a territory that names none. */
    public static final int NO_CONTINENT = -1;

    /** A file with more strange names than this has more to it than slips. */
    private static final int MOST_GUESSES = 20;

    /** Nobody reads more remarks of a kind, and a broken file could fill the memory with them. */
    private static final int MOST_REMARKS = 500;

    /** A remark quotes no more of a name. */
    private static final int LONGEST_QUOTE = 60;

    final String file;
    final List<DraftContinent> continents = new ArrayList<>();
    final List<DraftTerritory> territories = new ArrayList<>();
    final List<DraftStart> starts = new ArrayList<>();
    final Map<Integer, Site> sites = new HashMap<>();
    final Map<Integer, List<Boost>> boosts = new HashMap<>();
    final Map<Integer, Integer> pays = new HashMap<>();
    final List<Remark> remarks = new ArrayList<>();
    String name;
    @Nullable String title;
    String author = "";
    String licence = "";
    private final Map<Kind, Integer> remarksMade = new EnumMap<>(Kind.class);
    private int guesses;

    record DraftContinent(int line, String name, int bonus) {}

    record DraftTerritory(
            int line,
            String name,
            List<String> aliases,
            int continent,
            TreeSet<Integer> neighbours) {}

    record DraftStart(int line, SortedMap<Integer, Integer> armies) {}

    /**
     * @param name what the board is called unless the file says so itself
     */
    public BoardBuilder(String file, String name) {
        this.file = file;
        this.name = name;
    }

    public void name(String given) {
        name = given;
    }

    public void title(String given) {
        title = given;
    }

    public void author(String given) {
        author = given;
    }

    public void licence(String given) {
        licence = given;
    }

    /** Adds a continent; answers its number. */
    public int continent(int line, String called, int bonus) {
        continents.add(new DraftContinent(line, called, bonus));
        return continents.size() - 1;
    }

    /** How many continents there are so far. */
    public int continents() {
        return continents.size();
    }

    /** Adds a territory; answers its number. */
    public int territory(int line, String called, List<String> aliases, int continent) {
        territories.add(new DraftTerritory(line, called, aliases, continent, new TreeSet<>()));
        return territories.size() - 1;
    }

    /** How many territories there are so far. */
    public int territories() {
        return territories.size();
    }

    /** The name of a territory for a remark: the beginning of one that is very long. */
    public String nameOf(int territory) {
        String called = territories.get(territory).name();
        return called.length() <= LONGEST_QUOTE
                ? called
                : called.substring(0, called.offsetByCodePoints(0, LONGEST_QUOTE / 2)) + "…";
    }

    /**
     * How a fault about a strange name of a territory ends: with the one that was meant, if any.
     */
    public String guess(String strange) {
        return guess(strange, territories.stream().map(DraftTerritory::name).toList());
    }

    /** The same for a continent. */
    public String guessContinent(String strange) {
        return guess(strange, continents.stream().map(DraftContinent::name).toList());
    }

    private String guess(String strange, List<String> known) {
        if (guesses++ >= MOST_GUESSES) return "";
        return Spelling.nearest(strange, known)
                .map(name -> "; did you mean '" + name + "'?")
                .orElse("");
    }

    /** A border in this direction; said twice it is still one. */
    public void border(int from, int to) {
        territories.get(from).neighbours().add(to);
    }

    public void site(int territory, Site site) {
        sites.put(territory, site);
    }

    public @Nullable Site siteOf(int territory) {
        return sites.get(territory);
    }

    public void boost(int territory, Boost boost) {
        boosts.computeIfAbsent(territory, _ -> new ArrayList<>()).add(boost);
    }

    /** What a territory pays, where it is not what the rules say. */
    public void pays(int territory, int amount) {
        if (pays.put(territory, Features.requirePayable(amount)) != null)
            throw new IllegalArgumentException(
                    "the pay of '%s' is given twice".formatted(nameOf(territory)));
    }

    /** A starting position, as armies by territory. */
    public void start(int line, SortedMap<Integer, Integer> armies) {
        starts.add(new DraftStart(line, armies));
    }

    public void remark(Kind kind, int line, String what) {
        if (remarksMade.merge(kind, 1, Integer::sum) <= MOST_REMARKS)
            remarks.add(new Remark(kind, line, what));
    }

    public void fault(int line, String what) {
        remark(Kind.FAULT, line, what);
    }

    /** The board, or every reason why there is none. */
    public Reading finish() {
        Board board = new Assembly(this).board();
        remarksMade.forEach(this::remarkOnTheRest);
        return new Reading(file, board, remarks);
    }

    private void remarkOnTheRest(Kind kind, int made) {
        if (made > MOST_REMARKS)
            remarks.add(
                    new Remark(
                            kind,
                            0,
                            "%,d more warnings of this kind are omitted"
                                    .formatted(made - MOST_REMARKS)));
    }
}
