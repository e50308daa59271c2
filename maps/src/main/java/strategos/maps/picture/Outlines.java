package strategos.maps.picture;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.util.GeometryFixer;
import org.locationtech.jts.index.ItemVisitor;
import org.locationtech.jts.index.strtree.STRtree;
import strategos.conquest.board.Board;
import strategos.conquest.board.Point;

/** The areas of territories that a file defines. */
final class Outlines {

    /** The average number of edges near an edge of an outline, unless lines are tangled. */
    private static final int USUAL_NEARNESS = 40;

    private Outlines() {}

    /**
     * Whether a file has outlines, none as wide as this, and not so tangled that cutting them along
     * each other would take for ever.
     */
    static boolean canBeDrawn(Board board, double widest) {
        List<Envelope> edges = new ArrayList<>();
        var frame = new Envelope();
        for (var site : board.features().sites().values()) {
            for (List<Point> outline : site.outlines()) {
                for (int i = 0; i < outline.size(); i++) {
                    Point next = outline.get((i + 1) % outline.size());
                    edges.add(new Envelope(at(outline.get(i), 1), at(next, 1)));
                    frame.expandToInclude(edges.getLast());
                }
            }
        }
        return !edges.isEmpty()
                && Math.max(frame.getWidth(), frame.getHeight()) < widest
                && !isTangled(edges);
    }

    private static boolean isTangled(List<Envelope> edges) {
        var index = new STRtree();
        for (Envelope edge : edges) index.insert(edge, edge);
        long most = (long) USUAL_NEARNESS * edges.size();
        var met = new Counter();
        for (Envelope edge : edges) {
            index.query(edge, met);
            if (met.count > most) return true;
        }
        return false;
    }

    /** Counts the results of an index query without collecting them. */
    private static final class Counter implements ItemVisitor {

        private long count;

        @Override
        public void visitItem(Object item) {
            count++;
        }
    }

    /** The area of a territory; empty if the file draws none. */
    static Geometry of(Board board, int territory, double scale) {
        var site = board.features().sites().get(territory);
        if (site == null) return Geometries.MAKER.createPolygon();
        List<Geometry> parts = new ArrayList<>();
        for (List<Point> outline : site.outlines()) {
            List<Coordinate> ring = new ArrayList<>();
            for (Point point : outline) ring.add(at(point, scale));
            ring.add(ring.getFirst().copy());
            var area = Geometries.MAKER.createPolygon(ring.toArray(Coordinate[]::new));
            parts.add(GeometryFixer.fix(area));
        }
        return parts.isEmpty() ? Geometries.MAKER.createPolygon() : Geometries.union(parts);
    }

    private static Coordinate at(Point point, double scale) {
        return new Coordinate(point.x() * scale, point.y() * scale);
    }
}
