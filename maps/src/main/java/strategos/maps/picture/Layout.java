package strategos.maps.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.util.GeometryFixer;
import strategos.conquest.board.Board;
import strategos.conquest.board.Point;
import strategos.conquest.board.Site;

/**
 * Where territories lie on a picture: no two nearer than {@link #NEAREST}.
 *
 * @param given whether the places are those of the file
 * @param outlines the areas that the file draws, by territory; empty shapes where it draws none
 */
record Layout(
        List<Coordinate> places,
        List<Geometry> outlines,
        boolean given,
        double width,
        double height) {

    /** How far apart territories are, usually. */
    static final double SPACING = 84;

    /** Leaves room for two discs and a line of a name between them. */
    static final double NEAREST = 48;

    /** A border is no longer than this if nobody says so, however near to each other others lie. */
    private static final double LONGEST_BORDER = 1.5 * SPACING;

    private static final double MARGIN = 60;

    static Layout of(Board board) {
        boolean given = isPlaced(board);
        Coordinate[] raw = given ? fromFile(board) : Stress.places(board);
        double scale = given ? scale(raw) : Math.min(scale(raw), LONGEST_BORDER);
        boolean drawn =
                given
                        && board.features().sites().values().stream()
                                .anyMatch(site -> !site.outlines().isEmpty());
        Coordinate[] scaled =
                Arrays.stream(raw)
                        .map(at -> new Coordinate(at.x * scale, at.y * scale))
                        .toArray(Coordinate[]::new);
        if (!drawn) Spread.apart(scaled, NEAREST);
        List<Geometry> outlines = new ArrayList<>();
        for (int t = 0; t < board.size(); t++) outlines.add(outline(board, t, drawn ? scale : 0));
        return framed(scaled, outlines, given);
    }

    private static Layout framed(Coordinate[] at, List<Geometry> outlines, boolean given) {
        var frame = new Envelope();
        for (Coordinate place : at) frame.expandToInclude(place);
        for (Geometry outline : outlines) frame.expandToInclude(outline.getEnvelopeInternal());
        frame.expandBy(MARGIN);
        for (Coordinate place : at) {
            place.x -= frame.getMinX();
            place.y -= frame.getMinY();
        }
        for (Geometry outline : outlines) {
            outline.apply(
                    (Coordinate corner) -> {
                        corner.x -= frame.getMinX();
                        corner.y -= frame.getMinY();
                    });
            // An area remembers its frame, which is another one now.
            outline.geometryChanged();
        }
        return new Layout(
                List.of(at),
                outlines,
                given,
                Math.ceil(frame.getWidth()),
                Math.ceil(frame.getHeight()));
    }

    /** Whether the file says of most territories where they lie, and not all in one place. */
    private static boolean isPlaced(Board board) {
        var places = new TreeSet<Coordinate>();
        for (Site site : board.features().sites().values()) places.add(at(site.at()));
        return 2 * places.size() > board.size();
    }

    private static Coordinate at(Point point) {
        return new Coordinate(point.x(), point.y());
    }

    private static Coordinate[] fromFile(Board board) {
        var places = new Coordinate[board.size()];
        board.features().sites().forEach((t, site) -> places[t] = at(site.at()));
        var middle = new Envelope();
        for (Coordinate place : places) if (place != null) middle.expandToInclude(place);
        for (int t = 0; t < places.length; t++)
            if (places[t] == null) places[t] = amongNeighbours(board, t, places, middle.centre());
        return places;
    }

    private static Coordinate amongNeighbours(
            Board board, int territory, Coordinate[] places, Coordinate otherwise) {
        double x = 0;
        double y = 0;
        int count = 0;
        for (int neighbour : board.territories().get(territory).neighbours()) {
            Coordinate place = places[neighbour];
            if (place == null) continue;
            x += place.x;
            y += place.y;
            count++;
        }
        return count == 0 ? otherwise.copy() : new Coordinate(x / count, y / count);
    }

    /** So that the usual distance to the nearest other place is {@link #SPACING}. */
    private static double scale(Coordinate[] places) {
        double[] nearest = new double[places.length];
        for (int t = 0; t < places.length; t++) {
            nearest[t] = Double.MAX_VALUE;
            for (Coordinate other : places) {
                double distance = places[t].distance(other);
                if (distance > 0) nearest[t] = Math.min(nearest[t], distance);
            }
        }
        Arrays.sort(nearest);
        return SPACING / nearest[nearest.length / 2];
    }

    private static Geometry outline(Board board, int territory, double scale) {
        var site = board.features().sites().get(territory);
        if (site == null || scale == 0) return Shapes.MAKER.createPolygon();
        List<Geometry> parts = new ArrayList<>();
        for (List<Point> outline : site.outlines()) {
            List<Coordinate> ring = new ArrayList<>();
            for (Point point : outline)
                ring.add(new Coordinate(point.x() * scale, point.y() * scale));
            ring.add(ring.getFirst().copy());
            var area = Shapes.MAKER.createPolygon(ring.toArray(Coordinate[]::new));
            parts.add(GeometryFixer.fix(area));
        }
        return parts.isEmpty() ? Shapes.MAKER.createPolygon() : Shapes.union(parts);
    }
}
