package strategos.maps.generate;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.triangulate.DelaunayTriangulationBuilder;
import org.locationtech.jts.triangulate.quadedge.QuadEdge;
import org.locationtech.jts.triangulate.quadedge.QuadEdgeSubdivision;
import org.locationtech.jts.triangulate.quadedge.Vertex;
import strategos.conquest.board.Point;

/**
 * Two territories whose Voronoi cells touch, which is an edge of the Delaunay triangulation. No two
 * of these cross when drawn as lines.
 *
 * @param one the lower number of the two
 * @param length the distance between them
 * @param width the length of the common edge
 */
record DelaunayEdge(int one, int other, double length, double width) {

    /** All of them, the shortest first. */
    static List<DelaunayEdge> among(List<Point> points) {
        Map<Coordinate, Integer> numbers = new HashMap<>();
        for (Point point : points)
            numbers.put(new Coordinate(point.x(), point.y()), numbers.size());
        var builder = new DelaunayTriangulationBuilder();
        builder.setSites(numbers.keySet().stream().sorted().toList());
        List<DelaunayEdge> all = new ArrayList<>();
        QuadEdgeSubdivision plane = builder.getSubdivision();
        for (QuadEdge edge : edges(plane)) {
            int from = requireNonNull(numbers.get(edge.orig().getCoordinate()));
            int to = requireNonNull(numbers.get(edge.dest().getCoordinate()));
            double length = edge.getLength();
            all.add(
                    new DelaunayEdge(
                            Math.min(from, to), Math.max(from, to), length, width(plane, edge)));
        }
        all.sort(
                Comparator.comparingDouble(DelaunayEdge::length)
                        .thenComparingInt(DelaunayEdge::one)
                        .thenComparingInt(DelaunayEdge::other));
        return all;
    }

    @SuppressWarnings("unchecked") // JTS has no type here
    private static Collection<QuadEdge> edges(QuadEdgeSubdivision plane) {
        return plane.getPrimaryEdges(false);
    }

    /** The line between the areas stands upright on the edge, from one angle above to one below. */
    private static double width(QuadEdgeSubdivision plane, QuadEdge edge) {
        double left = cotangent(plane, edge, edge.oNext().dest());
        double right = cotangent(plane, edge, edge.oPrev().dest());
        return edge.getLength() * (left + right) / 2;
    }

    /** Of the angle in which a third corner sees an edge; wide open if that corner is outside. */
    private static double cotangent(QuadEdgeSubdivision plane, QuadEdge edge, Vertex corner) {
        if (plane.isFrameVertex(corner)) return 1;
        double ax = edge.orig().getX() - corner.getX();
        double ay = edge.orig().getY() - corner.getY();
        double bx = edge.dest().getX() - corner.getX();
        double by = edge.dest().getY() - corner.getY();
        double cross = Math.abs(ax * by - ay * bx);
        return cross == 0 ? 1 : (ax * bx + ay * by) / cross;
    }
}
