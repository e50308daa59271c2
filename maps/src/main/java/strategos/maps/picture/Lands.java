package strategos.maps.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jgrapht.alg.util.UnionFind;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.index.strtree.STRtree;
import org.locationtech.jts.linearref.LengthIndexedLine;
import strategos.conquest.board.Board;

/**
 * The areas of territories, separated so that two of them touch only if they share a border.
 *
 * @param touching where areas of neighbours touch, if along more than a corner
 * @param ground all areas and the ridges between them
 */
record Lands(
        List<Geometry> areas,
        SortedMap<Pair, Geometry> touching,
        List<Ridge> ridges,
        Geometry ground) {

    /** Areas that touch along less than this only meet at a corner. */
    static final double CORNER = 8;

    private static final double RIDGE = 5;
    private static final double STRAIT = 13;
    private static final double CRUMB = 0.06;

    /** What counts as touching. */
    private static final double NEAR = 0.3;

    private static final double ARROW = 10;

    private static final Comparator<Pair> IN_ORDER =
            Comparator.comparingInt(Pair::one).thenComparingInt(Pair::other);

    static Lands of(Board board, PictureLayout layout) {
        List<Geometry> cells = Cells.of(board, layout);
        var seams = seams(cells);
        var islands = islands(board, seams);
        List<List<Geometry>> cuts = groups(cells.size());
        List<Geometry> straits = new ArrayList<>();
        List<Ridge> ridges = new ArrayList<>();
        seams.forEach(
                (pair, seam) -> {
                    if (pair.isJoined(board)) return;
                    boolean oneIsland = islands.inSameSet(pair.one(), pair.other());
                    double width = oneIsland ? RIDGE : STRAIT;
                    Geometry cut = seam.buffer(width / 2);
                    cuts.get(pair.one()).add(cut);
                    cuts.get(pair.other()).add(cut);
                    if (oneIsland)
                        ridges.add(
                                new Ridge(pair.one(), pair.other(), Geometries.lines(seam), width));
                    else straits.add(cut);
                });
        List<Geometry> areas = new ArrayList<>();
        for (int t = 0; t < cells.size(); t++) {
            Cancelling.check();
            Geometry area = cut(cells.get(t), cuts.get(t));
            areas.add(area.isEmpty() ? islet(layout.places().get(t)) : area);
        }
        Geometry land = Geometries.union(cells);
        Geometry ground =
                straits.isEmpty() ? land : Geometries.without(land, Geometries.union(straits));
        var touching = seams(areas);
        touching.entrySet()
                .removeIf(
                        seam ->
                                !seam.getKey().isJoined(board)
                                        || seam.getValue().getLength() < CORNER);
        return new Lands(areas, touching, ridges, Geometries.solid(ground));
    }

    /** What is left of a territory that others cover. */
    private static Geometry islet(Coordinate place) {
        return Geometries.MAKER.createPoint(place).buffer(Label.RADIUS);
    }

    private static List<List<Geometry>> groups(int count) {
        List<List<Geometry>> groups = new ArrayList<>();
        for (int group = 0; group < count; group++) groups.add(new ArrayList<>());
        return groups;
    }

    private static Geometry cut(Geometry cell, List<Geometry> cuts) {
        if (cuts.isEmpty()) return cell;
        return Geometries.withoutCrumbs(Geometries.without(cell, Geometries.union(cuts)), CRUMB);
    }

    /** Where any two areas touch, along a line. */
    private static SortedMap<Pair, Geometry> seams(List<Geometry> areas) {
        var index = new STRtree();
        List<Geometry> wider = areas.stream().map(area -> area.buffer(NEAR)).toList();
        for (int t = 0; t < areas.size(); t++) index.insert(wider.get(t).getEnvelopeInternal(), t);
        SortedMap<Pair, Geometry> seams = new TreeMap<>(IN_ORDER);
        for (int one = 0; one < areas.size(); one++) {
            Cancelling.check();
            Geometry edge = areas.get(one).getBoundary();
            for (Object found : index.query(edge.getEnvelopeInternal())) {
                int other = (Integer) found;
                if (other <= one) continue;
                Geometry seam = Geometries.common(edge, wider.get(other));
                if (seam.getLength() > 2 * NEAR) seams.put(new Pair(one, other), seam);
            }
        }
        return seams;
    }

    private static UnionFind<Integer> islands(Board board, SortedMap<Pair, Geometry> seams) {
        var islands =
                new UnionFind<Integer>(
                        new TreeSet<>(IntStream.range(0, board.size()).boxed().toList()));
        seams.forEach(
                (pair, seam) -> {
                    if (pair.isJoined(board) && seam.getLength() >= CORNER)
                        islands.union(pair.one(), pair.other());
                });
        return islands;
    }

    /** Areas are a little wider here, since cutting leaves slits between those that touch. */
    List<Geometry> continents(Board board) {
        List<List<Geometry>> members = groups(board.continents().size());
        for (int t = 0; t < areas.size(); t++)
            members.get(board.territories().get(t).continent()).add(areas.get(t).buffer(NEAR));
        return members.stream().map(parts -> Geometries.union(parts).buffer(-NEAR)).toList();
    }

    /** Across the middle of each border that leads one way. */
    List<Arrow> arrows(Board board, PictureLayout layout) {
        List<Arrow> arrows = new ArrayList<>();
        touching.forEach(
                (pair, seam) -> {
                    if (!pair.isOneWay(board)) return;
                    Pair along = pair.along(board);
                    Coordinate middle = middle(seam);
                    Coordinate from = layout.places().get(along.one());
                    Coordinate to = layout.places().get(along.other());
                    double dx = ARROW * (to.x - from.x) / from.distance(to);
                    double dy = ARROW * (to.y - from.y) / from.distance(to);
                    arrows.add(
                            new Arrow(
                                    along.one(),
                                    along.other(),
                                    new Spot(middle.x - dx, middle.y - dy),
                                    new Spot(middle.x + dx, middle.y + dy)));
                });
        return arrows;
    }

    private static Coordinate middle(Geometry seam) {
        LineString longest = Geometries.longest(seam).orElseThrow();
        return new LengthIndexedLine(longest).extractPoint(longest.getLength() / 2);
    }
}
