package strategos.maps.generate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jgrapht.Graph;
import org.jgrapht.Graphs;
import strategos.conquest.board.Board;
import strategos.conquest.board.Continent;
import strategos.conquest.board.Features;
import strategos.conquest.board.Point;
import strategos.conquest.board.Site;
import strategos.conquest.board.Territory;
import strategos.maps.generate.Plan.Extra;

/** Generates the board of a plan: land, then borders, then continents, then names and bonuses. */
final class Generator {

    private static final String LICENCE = "CC0-1.0";

    private final Plan plan;
    private final Archipelago where;
    private final Graph<Integer, Integer> borders;

    private Generator(Plan plan) {
        this.plan = plan;
        this.where = Archipelago.draw(plan, plan.seed().child("land"));
        this.borders = Borders.draw(where, plan.seed().child("borders"));
    }

    static Board board(Plan plan) {
        return new Generator(plan).board();
    }

    private Board board() {
        List<List<Integer>> groups = inReadingOrder(Continents.of(borders, plan.continents()));
        var names = new PlaceNames(plan.seed().child("names").random());
        String title = names.next(names.tongue());
        List<String> continents = new ArrayList<>();
        List<Territory> territories = new ArrayList<>();
        int[] places = places(groups);
        for (int c = 0; c < groups.size(); c++) {
            var tongue = names.tongue();
            continents.add(names.next(tongue));
            for (int t : groups.get(c)) {
                var neighbours =
                        Graphs.neighborListOf(borders, t).stream().map(to -> places[to]).toList();
                territories.add(new Territory(names.next(tongue), List.of(), c, neighbours));
            }
        }
        var bonuses = Bonus.of(territories, continents.size());
        List<Continent> paying = new ArrayList<>();
        for (int c = 0; c < continents.size(); c++)
            paying.add(new Continent(continents.get(c), bonuses.get(c).armies()));
        var features =
                new Features(
                        "", LICENCE, sites(places), new TreeMap<>(), new TreeMap<>(), List.of());
        return with(plan.extras(), new Board(plan.name(), title, paying, territories, features));
    }

    private Board with(Set<Extra> extras, Board board) {
        var features = board.features();
        if (extras.contains(Extra.BOOSTS))
            features =
                    features.withBoosts(RandomFeatures.boosts(board, plan.seed().child("boosts")));
        if (extras.contains(Extra.PAYS))
            features = features.withPays(RandomFeatures.pays(board, plan.seed().child("pays")));
        return board.with(features);
    }

    /** Continents from left to right, and territories from top to bottom. */
    private List<List<Integer>> inReadingOrder(List<Set<Integer>> groups) {
        Comparator<Integer> downwards =
                Comparator.<Integer>comparingInt(t -> at(t).y()).thenComparingInt(t -> at(t).x());
        return groups.stream()
                .sorted(
                        Comparator.comparingDouble(
                                group ->
                                        group.stream()
                                                .mapToInt(t -> at(t).x())
                                                .average()
                                                .orElse(0)))
                .map(group -> group.stream().sorted(downwards).toList())
                .toList();
    }

    private Point at(int territory) {
        return where.points().get(territory);
    }

    /** The number on the board of each territory. */
    private static int[] places(List<List<Integer>> groups) {
        var order = groups.stream().flatMap(List::stream).toList();
        int[] places = new int[order.size()];
        for (int place = 0; place < places.length; place++) places[order.get(place)] = place;
        return places;
    }

    private SortedMap<Integer, Site> sites(int[] places) {
        var sites = new TreeMap<Integer, Site>();
        for (int t = 0; t < places.length; t++) sites.put(places[t], new Site(at(t)));
        return sites;
    }
}
