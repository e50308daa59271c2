package strategos.maps.picture;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import org.locationtech.jts.algorithm.locate.SimplePointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.index.strtree.STRtree;
import org.locationtech.jts.linearref.LengthIndexedLine;
import org.locationtech.jts.triangulate.VoronoiDiagramBuilder;
import strategos.conquest.board.Board;

/**
 * The areas of territories before ridges separate them: Voronoi cells, clipped to the land.
 *
 * <p>Land is a disc around each territory, a bridge to each neighbour that is near, and the area
 * between three that are all neighbours of each other, with a smooth coast and without ponds.
 */
final class Cells {

    private static final double DISC = 0.6 * PictureLayout.SPACING;
    private static final double BRIDGE = 0.3 * PictureLayout.SPACING;

    /** Neighbours further apart than this have the sea between them. */
    private static final double REACH = 2.1 * PictureLayout.SPACING;

    /** A bridge never leads further than this from its ends. */
    private static final double DETOUR = 1.2 * PictureLayout.SPACING;

    /** Bays narrower than twice this are land. */
    private static final double BAY = 14;

    /** Capes narrower than twice this are sea. */
    private static final double CAPE = 5;

    private static final int CORNERS = 72;

    /** A cell with more land around it than this is land as far as a bridge leads. */
    private static final int MOST_PIECES = 48;

    private static final double POND = 1.3 * PictureLayout.SPACING * PictureLayout.SPACING;

    private final Board board;
    private final List<Coordinate> places;
    private final List<Geometry> nearest;

    private Cells(Board board, PictureLayout layout) {
        this.board = board;
        this.places = layout.places();
        this.nearest = nearest(layout);
    }

    /** In the order of the territories; none overlaps another. */
    static List<Geometry> of(Board board, PictureLayout layout) {
        var cells = new Cells(board, layout).onLand();
        boolean isDrawn = layout.outlines().stream().anyMatch(outline -> !outline.isEmpty());
        return isDrawn ? besides(cells, layout.outlines()) : cells;
    }

    /** Areas that the file draws take what they cover; where two cover the same, the first does. */
    private static List<Geometry> besides(List<Geometry> cells, List<Geometry> outlines) {
        var index = new STRtree();
        for (int t = 0; t < outlines.size(); t++)
            if (!outlines.get(t).isEmpty()) index.insert(outlines.get(t).getEnvelopeInternal(), t);
        List<Geometry> areas = new ArrayList<>();
        for (int t = 0; t < cells.size(); t++) {
            Cancelling.check();
            Geometry outline = outlines.get(t);
            Geometry whole = outline.isEmpty() ? cells.get(t) : outline;
            int end = outline.isEmpty() ? outlines.size() : t;
            List<Geometry> before = new ArrayList<>();
            for (Object found : index.query(whole.getEnvelopeInternal()))
                if ((Integer) found < end) before.add(outlines.get((Integer) found));
            areas.add(
                    before.isEmpty()
                            ? Geometries.solid(whole)
                            : Geometries.solid(
                                    Geometries.without(whole, Geometries.union(before))));
        }
        return areas;
    }

    private static List<Geometry> nearest(PictureLayout layout) {
        var builder = new VoronoiDiagramBuilder();
        builder.setSites(layout.places());
        var frame = new Envelope(0, layout.width(), 0, layout.height());
        frame.expandBy(PictureLayout.SPACING);
        builder.setClipEnvelope(frame);
        Map<Coordinate, Geometry> found = new HashMap<>();
        // The builder would clip as well, but fails where places lie in rows.
        Geometry whole = Geometries.MAKER.toGeometry(frame);
        for (Object made : builder.getSubdivision().getVoronoiCellPolygons(Geometries.MAKER)) {
            var cell = (Geometry) made;
            boolean isInside = frame.contains(cell.getEnvelopeInternal());
            found.put(
                    (Coordinate) cell.getUserData(),
                    isInside ? cell : Geometries.commonAreas(cell, whole));
        }
        return layout.places().stream().map(place -> requireNonNull(found.get(place))).toList();
    }

    private List<Geometry> onLand() {
        List<List<Geometry>> lands = new ArrayList<>();
        for (Coordinate place : places) lands.add(new ArrayList<>(List.of(blot(place))));
        var neighbours = Pair.neighbours(board);
        for (Pair pair : Pair.joined(board)) {
            Cancelling.check();
            if (isNear(pair)) fill(pair, neighbours, lands);
        }
        List<Geometry> inland = new ArrayList<>();
        List<Geometry> land = new ArrayList<>();
        for (int t = 0; t < places.size(); t++) {
            Cancelling.check();
            Geometry cell = nearest.get(t);
            if (lands.get(t).size() > MOST_PIECES) land.add(around(t));
            else if (isInland(cell, lands.get(t))) inland.add(cell);
            else land.add(Geometries.commonAreas(cell, Geometries.union(lands.get(t))));
        }
        land.add(Geometries.unionOfTiles(inland));
        return Coast.along(nearest, smooth(Geometries.union(land)));
    }

    /** A cell as far as a bridge may lead. */
    private Geometry around(int territory) {
        Geometry disc = Geometries.MAKER.createPoint(places.get(territory)).buffer(DETOUR);
        return Geometries.commonAreas(nearest.get(territory), disc);
    }

    /** Whether land reaches every corner of a cell; what may be left between them is a pond. */
    private static boolean isInland(Geometry cell, List<Geometry> lands) {
        for (Coordinate corner : cell.getCoordinates())
            if (lands.stream().noneMatch(land -> holds(land, corner))) return false;
        return true;
    }

    private static boolean holds(Geometry land, Coordinate corner) {
        return land.getEnvelopeInternal().intersects(corner)
                && SimplePointInAreaLocator.locate(corner, land) != Location.EXTERIOR;
    }

    private void fill(Pair pair, List<SortedSet<Integer>> neighbours, List<List<Geometry>> lands) {
        Coordinate one = places.get(pair.one());
        Coordinate other = places.get(pair.other());
        Geometry cell = nearest.get(pair.one());
        Geometry next = nearest.get(pair.other());
        if (!cell.getEnvelopeInternal().intersects(next.getEnvelopeInternal())) return;
        var seam = Geometries.longest(Geometries.common(cell, next));
        if (seam.isEmpty() || seam.get().getLength() < Lands.CORNER) return;
        Coordinate gate = gate(seam.get(), one, other);
        if (Math.max(gate.distance(one), gate.distance(other)) > DETOUR) return;
        Coordinate[] way = {one, gate, other};
        Geometry bridge = Geometries.MAKER.createLineString(way).buffer(BRIDGE);
        lands.get(pair.one()).add(bridge);
        lands.get(pair.other()).add(bridge);
        for (int third : neighbours.get(pair.one()).tailSet(pair.other() + 1)) {
            if (lands.get(pair.one()).size() > MOST_PIECES) break;
            if (!isNear(new Pair(pair.one(), third)) || !isNear(new Pair(pair.other(), third)))
                continue;
            Coordinate[] corners = {one, other, places.get(third), one};
            Geometry between = Geometries.MAKER.createPolygon(corners);
            for (int t : new int[] {pair.one(), pair.other(), third}) lands.get(t).add(between);
        }
    }

    /** Where a bridge crosses the line between two cells: in its middle, or near to its end. */
    private static Coordinate gate(LineString seam, Coordinate one, Coordinate other) {
        var line = new LengthIndexedLine(seam);
        double middle = line.project(new Coordinate((one.x + other.x) / 2, (one.y + other.y) / 2));
        double inset = Math.min(BRIDGE, seam.getLength() / 2);
        return line.extractPoint(Math.clamp(middle, inset, seam.getLength() - inset));
    }

    /** A disc with bays, no two alike. */
    private static Geometry blot(Coordinate place) {
        double turn = place.x + 3 * place.y;
        var edge = new Coordinate[CORNERS + 1];
        for (int corner = 0; corner < CORNERS; corner++) {
            double angle = 2 * Math.PI * corner / CORNERS;
            double reach =
                    DISC
                            * (1
                                    + 0.10 * StrictMath.sin(3 * angle + turn)
                                    + 0.06 * StrictMath.sin(7 * angle + 2 * turn)
                                    + 0.03 * StrictMath.sin(13 * angle + 3 * turn));
            edge[corner] =
                    new Coordinate(
                            place.x + reach * StrictMath.cos(angle),
                            place.y + reach * StrictMath.sin(angle));
        }
        edge[CORNERS] = edge[0].copy();
        return Geometries.MAKER.createPolygon(edge);
    }

    private boolean isNear(Pair pair) {
        return pair.isJoined(board)
                && places.get(pair.one()).distance(places.get(pair.other())) <= REACH;
    }

    private static Geometry smooth(Geometry land) {
        // Most ponds can be seen at once, and every one of them makes the coast longer.
        Geometry lakes = Geometries.withoutPonds(land, POND);
        Geometry filled = Geometries.withoutPonds(lakes.buffer(BAY).buffer(-BAY), POND);
        return filled.buffer(-CAPE).buffer(CAPE);
    }
}
