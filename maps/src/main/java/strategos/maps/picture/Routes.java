package strategos.maps.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.algorithm.Distance;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.index.strtree.STRtree;
import strategos.conquest.board.Board;

/** Draws the borders between territories whose areas do not touch. */
final class Routes {

    /** How far a route may swing out, by its length, if the straight way is not the best. */
    private static final double[] BOWS = {0.12, -0.12, 0.25, -0.25, 0.4, -0.4};

    private static final int STEPS = 32;
    private static final double DISC_COST = 500;
    private static final double AROUND_DISC = Label.RADIUS + 4;
    private static final double CROSSING_COST = 120;

    /** What a step over other areas costs beside one over the sea. */
    private static final double LAND_COST = 1.5;

    /** A route around the back of the picture is worth it if it is shorter by this. */
    private static final double BEHIND = 0.7;

    /** How far the ends of a route lead into the areas. */
    private static final double END = 5;

    private static final double AT_AN_END = 0.1;

    /**
     * So many areas and routes are looked at for those that a route may cross; the borders that are
     * left then, which nobody could tell from each other, are straight lines.
     */
    private static final long MOST_LOOKS = 500_000;

    /** What cutting a line along an area takes, in looks. */
    private static final int CUT = 20;

    private final Board board;
    private final PictureLayout layout;
    private final Lands lands;
    private final STRtree areas = new STRtree();
    private final Map<Integer, Geometry> inner = new HashMap<>();
    private final STRtree discs = new STRtree();
    private final List<LineString> drawn = new ArrayList<>();
    private long looks;

    Routes(Board board, PictureLayout layout, Lands lands) {
        this.board = board;
        this.layout = layout;
        this.lands = lands;
        for (int t = 0; t < board.size(); t++) {
            Geometry area = lands.areas().get(t);
            areas.insert(
                    area.getEnvelopeInternal(), new Land(t, PreparedGeometryFactory.prepare(area)));
            var disc = new Envelope(layout.places().get(t));
            disc.expandBy(AROUND_DISC);
            discs.insert(disc, t);
        }
    }

    private record Land(int territory, PreparedGeometry area) {}

    List<Route> all() {
        List<Route> routes = new ArrayList<>();
        for (Pair pair : Pair.joined(board)) {
            if (lands.touching().containsKey(pair)) continue;
            Cancelling.check();
            Pair along = pair.along(board);
            Way way = pair.isOneWay(board) ? Way.ONE : Way.BOTH;
            routes.add(new Route(along.one(), along.other(), way, lines(along)));
        }
        return routes;
    }

    private List<List<Spot>> lines(Pair along) {
        if (looks > MOST_LOOKS) return List.of(straight(along));
        return behind(along).orElseGet(() -> List.of(Spot.line(best(along).getCoordinates())));
    }

    /** From disc to disc. */
    private List<Spot> straight(Pair along) {
        return Sketch.line(
                layout.places().get(along.one()), layout.places().get(along.other()), Label.RADIUS);
    }

    /**
     * Two lines, if the way over the edge of the picture is the shorter one and the other is
     * blocked.
     */
    private Optional<List<List<Spot>>> behind(Pair along) {
        if (!layout.given()) return Optional.empty();
        Coordinate from = layout.places().get(along.one());
        Coordinate to = layout.places().get(along.other());
        if (across(Geometries.line(from, to), along) == 0) return Optional.empty();
        double[][] shifts = {
            {layout.width(), 0}, {-layout.width(), 0}, {0, layout.height()}, {0, -layout.height()}
        };
        for (double[] shift : shifts) {
            var beyond = new Coordinate(to.x + shift[0], to.y + shift[1]);
            var before = new Coordinate(from.x - shift[0], from.y - shift[1]);
            if (from.distance(beyond) > BEHIND * from.distance(to)) continue;
            LineString out = within(Geometries.line(from, beyond), along.one());
            LineString back = within(Geometries.line(before, to), along.other());
            if (across(out, along) + across(back, along) > 0) continue;
            return Optional.of(
                    List.of(Spot.line(out.getCoordinates()), Spot.line(back.getCoordinates())));
        }
        return Optional.empty();
    }

    /** What of a line lies on the picture, and outside an area but for the last of the way. */
    private LineString within(LineString line, int territory) {
        Geometry frame =
                Geometries.MAKER.toGeometry(new Envelope(0, layout.width(), 0, layout.height()));
        Geometry rest = Geometries.without(Geometries.common(line, frame), inner(territory));
        return Geometries.longest(rest).orElse(line);
    }

    private LineString best(Pair along) {
        LineString best = bowed(along, 0);
        double least = cost(best, along);
        for (double bow : BOWS) {
            LineString line = bowed(along, bow);
            if (leaves(line)) continue;
            double cost = cost(line, along);
            if (cost >= least) continue;
            best = line;
            least = cost;
        }
        drawn.add(best);
        return best;
    }

    private LineString bowed(Pair along, double bow) {
        Coordinate from = layout.places().get(along.one());
        Coordinate to = layout.places().get(along.other());
        double x = (from.x + to.x) / 2 - 2 * bow * (to.y - from.y);
        double y = (from.y + to.y) / 2 + 2 * bow * (to.x - from.x);
        var line = new Coordinate[STEPS + 1];
        for (int step = 0; step <= STEPS; step++) {
            double t = (double) step / STEPS;
            double a = (1 - t) * (1 - t);
            double b = 2 * t * (1 - t);
            double c = t * t;
            line[step] =
                    new Coordinate(a * from.x + b * x + c * to.x, a * from.y + b * y + c * to.y);
        }
        return outside(Geometries.MAKER.createLineString(line), along);
    }

    /**
     * The part of a line between two areas, and a little of what lies in them. A line may leave an
     * area over a bay of its own before it leaves for good.
     */
    private LineString outside(LineString line, Pair along) {
        looks += 2 * CUT;
        Geometry from = inner(along.one());
        Geometry to = inner(along.other());
        Geometry parts = Geometries.without(line, Geometries.union(List.of(from, to)));
        return Geometries.strings(parts).stream()
                .filter(part -> part.getStartPoint().isWithinDistance(from, AT_AN_END))
                .filter(part -> part.getEndPoint().isWithinDistance(to, AT_AN_END))
                .findFirst()
                .orElseGet(() -> Geometries.longest(parts).orElse(line));
    }

    /** An area without its edge, over which routes come in. */
    private Geometry inner(int territory) {
        return inner.computeIfAbsent(territory, t -> lands.areas().get(t).buffer(-END));
    }

    private double cost(LineString line, Pair along) {
        double cost = line.getLength() + LAND_COST * across(line, along);
        Coordinate[] corners = line.getCoordinates();
        for (Object found : discs.query(line.getEnvelopeInternal())) {
            int territory = (Integer) found;
            if (territory != along.one()
                    && territory != along.other()
                    && Distance.pointToSegmentString(layout.places().get(territory), corners)
                            < AROUND_DISC) cost += DISC_COST;
        }
        var prepared = PreparedGeometryFactory.prepare(line);
        looks += drawn.size() / 4;
        for (LineString other : drawn) if (prepared.intersects(other)) cost += CROSSING_COST;
        return cost;
    }

    /** Whether a line runs over the edge of the picture, where nobody would see it. */
    private boolean leaves(LineString line) {
        var box = line.getEnvelopeInternal();
        return box.getMinX() < 2
                || box.getMinY() < 2
                || box.getMaxX() > layout.width() - 2
                || box.getMaxY() > layout.height() - 2;
    }

    /** How much of a line runs over areas of other territories. */
    private double across(LineString line, Pair along) {
        double length = 0;
        for (Object found : areas.query(line.getEnvelopeInternal())) {
            Land land = (Land) found;
            looks++;
            if (land.territory() == along.one() || land.territory() == along.other()) continue;
            if (!land.area().intersects(line)) continue;
            looks += CUT;
            length += Geometries.common(line, land.area().getGeometry()).getLength();
        }
        return length;
    }
}
