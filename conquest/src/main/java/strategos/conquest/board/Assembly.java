package strategos.conquest.board;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import strategos.conquest.board.BoardBuilder.DraftContinent;
import strategos.conquest.board.BoardBuilder.DraftStart;
import strategos.conquest.board.BoardBuilder.DraftTerritory;
import strategos.conquest.board.Remark.Kind;

/** Turns a draft into a board: sorts territories by continent and checks for faults. */
final class Assembly {

    /** The most territories that a remark names. */
    private static final int MOST_NAMED = 12;

    private final BoardBuilder draft;

    /** The numbers that territories have in the draft, in the order of the board. */
    private final List<Integer> order;

    /** The reverse of {@link #order}. */
    private final int[] places;

    private final List<Territory> territories;

    Assembly(BoardBuilder draft) {
        this.draft = draft;
        order =
                IntStream.range(0, draft.territories.size())
                        .boxed()
                        .sorted(Comparator.comparingInt(t -> draft.territories.get(t).continent()))
                        .toList();
        places = new int[order.size()];
        for (int place = 0; place < places.length; place++) places[order.get(place)] = place;
        territories = order.stream().map(draft.territories::get).map(this::territory).toList();
    }

    /** The board; none if there is a fault. */
    @Nullable Board board() {
        checkCount();
        if (territories.size() <= Board.LIMIT) checkWhatIsNamed();
        var continents = draft.continents.stream().flatMap(it -> continent(it).stream()).toList();
        var features = features();
        if (isFaulty()) return null;
        String title = draft.title == null ? draft.name : draft.title;
        return attempt(0, () -> new Board(draft.name, title, continents, territories, features))
                .orElse(null);
    }

    /**
     * For boards within the limit: a huge board could produce too many faults to hold in memory.
     */
    private void checkWhatIsNamed() {
        checkNames();
        var regions = new Regions(territories);
        checkContinents(regions);
        checkConnection(regions);
        remarkOnPlaces();
    }

    private boolean isFaulty() {
        return draft.remarks.stream().anyMatch(remark -> remark.kind() == Kind.FAULT);
    }

    private <T> Optional<T> attempt(int line, Supplier<T> maker) {
        try {
            return Optional.of(maker.get());
        } catch (IllegalArgumentException refused) {
            draft.fault(line, String.valueOf(refused.getMessage()));
            return Optional.empty();
        }
    }

    /** One that cannot be called what it is called stays in the graph, where others border it. */
    private Territory territory(DraftTerritory from) {
        var reach = from.neighbours().stream().map(to -> places[to]).toList();
        var nameless = new Territory("nameless", List.of(), from.continent(), reach);
        return attempt(
                        from.line(),
                        () -> new Territory(from.name(), from.aliases(), from.continent(), reach))
                .orElse(nameless);
    }

    private Optional<Continent> continent(DraftContinent from) {
        return attempt(from.line(), () -> new Continent(from.name(), from.bonus()));
    }

    private Features features() {
        var sites = new TreeMap<Integer, Site>();
        draft.sites.forEach((territory, site) -> sites.put(places[territory], site));
        var boosts = new TreeMap<Integer, List<Boost>>();
        draft.boosts.forEach((territory, list) -> boosts.put(places[territory], list));
        var pays = new TreeMap<Integer, Integer>();
        draft.pays.forEach((territory, pay) -> pays.put(places[territory], pay));
        var begun = new HashSet<Integer>();
        List<Start> starts = new ArrayList<>();
        for (DraftStart start : draft.starts) {
            for (int territory : start.armies().keySet()) {
                if (!begun.add(territory))
                    draft.fault(
                            start.line(),
                            "'%s' is already in another starting position"
                                    .formatted(draft.nameOf(territory)));
            }
            attempt(start.line(), () -> start(start)).ifPresent(starts::add);
        }
        return new Features(draft.author, draft.licence, sites, boosts, pays, starts);
    }

    private Start start(DraftStart from) {
        var armies = new TreeMap<Integer, Integer>();
        from.armies().forEach((territory, count) -> armies.put(places[territory], count));
        return new Start(armies);
    }

    private void checkCount() {
        int count = territories.size();
        if (count < 2) draft.fault(0, "a board has at least 2 territories, not " + count);
        if (count > Board.LIMIT)
            draft.fault(
                    0,
                    "the board has %d territories, but the maximum is %d"
                            .formatted(count, Board.LIMIT));
    }

    private void checkNames() {
        Map<String, Integer> lines = new HashMap<>();
        for (var continent : draft.continents)
            checkOnce(lines, continent.line(), "continent", continent.name());
        lines.clear();
        for (var territory : draft.territories) {
            checkOnce(lines, territory.line(), "territory", territory.name());
            for (String alias : territory.aliases())
                checkOnce(lines, territory.line(), "territory", alias);
        }
    }

    private void checkOnce(Map<String, Integer> lines, int line, String what, String called) {
        Integer before = lines.putIfAbsent(called.toLowerCase(Locale.ROOT), line);
        if (before != null)
            draft.fault(
                    line, "there is already a %s '%s', in line %d".formatted(what, called, before));
    }

    private void checkContinents(Regions regions) {
        for (int c = 0; c < draft.continents.size(); c++) {
            var continent = draft.continents.get(c);
            var parts = regions.of(c);
            if (parts.isEmpty())
                draft.fault(
                        continent.line(),
                        "the continent '" + continent.name() + "' has no territories");
            if (parts.size() > 1)
                draft.remark(
                        Kind.SCATTERED,
                        continent.line(),
                        "the continent '%s' is not connected: it has no path between %s and %s"
                                .formatted(
                                        continent.name(), some(parts.get(1)), some(parts.get(0))));
        }
    }

    private void checkConnection(Regions regions) {
        var parts = regions.all();
        for (BitSet part : parts.stream().skip(1).toList()) {
            draft.fault(
                    lineOf(part.nextSetBit(0)),
                    "the board is not connected: there is no path between %s and %s"
                            .formatted(some(part), some(parts.getFirst())));
        }
        if (parts.size() == 1) remarkOnDeadEnds();
    }

    /** Where borders lead one way, there may be no way back, or none there. */
    private void remarkOnDeadEnds() {
        var circuits = new Circuits(territories);
        for (BitSet part : circuits.withoutExit())
            draft.remark(Kind.ODDITY, lineOf(part), "no border leads out of " + all(part));
        for (BitSet part : circuits.withoutEntry())
            draft.remark(Kind.ODDITY, lineOf(part), "no border leads into " + all(part));
    }

    /** A picture has to guess where these lie. */
    private void remarkOnPlaces() {
        if (draft.sites.isEmpty()) return;
        var missing = new BitSet();
        for (int t = 0; t < territories.size(); t++)
            if (!draft.sites.containsKey(order.get(t))) missing.set(t);
        if (missing.isEmpty()) return;
        String have = missing.cardinality() == 1 ? " has no coordinates" : " have no coordinates";
        draft.remark(Kind.ODDITY, lineOf(missing), all(missing) + have);
    }

    private int lineOf(BitSet part) {
        return lineOf(part.nextSetBit(0));
    }

    private String all(BitSet part) {
        int rest = part.cardinality() - MOST_NAMED;
        String names =
                part.stream().limit(MOST_NAMED).mapToObj(this::quoted).collect(joining(", "));
        return rest > 0 ? names + " and " + rest + " more" : names;
    }

    private int lineOf(int place) {
        return draft.territories.get(order.get(place)).line();
    }

    private String quoted(int place) {
        return "'" + draft.nameOf(order.get(place)) + "'";
    }

    private String some(BitSet part) {
        String first = quoted(part.nextSetBit(0));
        int others = part.cardinality() - 1;
        return others == 0 ? first : first + " (and " + others + " more)";
    }
}
