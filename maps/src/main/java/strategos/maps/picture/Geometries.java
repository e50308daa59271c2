package strategos.maps.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.TopologyException;
import org.locationtech.jts.geom.util.GeometryFixer;
import org.locationtech.jts.geom.util.LineStringExtracter;
import org.locationtech.jts.geom.util.PolygonExtracter;
import org.locationtech.jts.operation.overlayng.CoverageUnion;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** Operations on shapes of the geometry library: creating, joining, cutting and converting them. */
final class Geometries {

    static final GeometryFactory MAKER = new GeometryFactory();

    private Geometries() {}

    static Geometry common(Geometry one, Geometry other) {
        return overlay(one, other, OverlayNG.INTERSECTION);
    }

    /** The areas that two areas have in common, without the edges where they only touch. */
    static Geometry commonAreas(Geometry one, Geometry other) {
        return solid(common(one, other));
    }

    static Geometry without(Geometry one, Geometry other) {
        return overlay(one, other, OverlayNG.DIFFERENCE);
    }

    private static Geometry overlay(Geometry one, Geometry other, int operation) {
        try {
            return OverlayNGRobust.overlay(one, other, operation);
        } catch (TopologyException _) {
            return OverlayNGRobust.overlay(fixed(one), fixed(other), operation);
        }
    }

    static Geometry union(Collection<? extends Geometry> parts) {
        try {
            return OverlayNGRobust.union(new ArrayList<Geometry>(parts), MAKER);
        } catch (TopologyException _) {
            return OverlayNGRobust.union(parts.stream().map(Geometries::fixed).toList(), MAKER);
        }
    }

    /** A shape whose edges rounding has made cross each other, without that. */
    private static Geometry fixed(Geometry shape) {
        return shape.getDimension() == 2 ? GeometryFixer.fix(shape) : shape;
    }

    /** Of areas that meet corner to corner and overlap nowhere. */
    static Geometry unionOfTiles(Collection<? extends Geometry> tiles) {
        if (tiles.isEmpty()) return MAKER.createPolygon();
        try {
            return CoverageUnion.union(MAKER.buildGeometry(tiles));
        } catch (TopologyException _) {
            // Rounding has made two of them overlap by a hair.
            return union(tiles);
        }
    }

    /** The longest line of a shape, which may have points and areas besides. */
    static Optional<LineString> longest(Geometry shape) {
        return strings(shape).stream().max(Comparator.comparingDouble(Geometry::getLength));
    }

    static LineString line(Coordinate from, Coordinate to) {
        return MAKER.createLineString(new Coordinate[] {from, to});
    }

    /** The areas of a shape, without the lines and points that cutting may leave. */
    static Geometry solid(Geometry shape) {
        return MAKER.createMultiPolygon(polygons(shape).toArray(Polygon[]::new));
    }

    /** Its areas that are larger than a part of the whole. */
    static Geometry withoutCrumbs(Geometry shape, double part) {
        double least = shape.getArea() * part;
        return MAKER.createMultiPolygon(
                polygons(shape).stream()
                        .filter(piece -> piece.getArea() >= least)
                        .toArray(Polygon[]::new));
    }

    /** Without holes below a size. */
    static Geometry withoutPonds(Geometry shape, double size) {
        return MAKER.createMultiPolygon(
                polygons(shape).stream()
                        .map(
                                piece ->
                                        MAKER.createPolygon(
                                                piece.getExteriorRing(),
                                                holes(piece).stream()
                                                        .filter(
                                                                hole ->
                                                                        MAKER.createPolygon(hole)
                                                                                        .getArea()
                                                                                >= size)
                                                        .toArray(LinearRing[]::new)))
                        .toArray(Polygon[]::new));
    }

    static Area area(Geometry shape) {
        List<List<Spot>> rings = new ArrayList<>();
        for (Polygon piece : polygons(shape)) {
            rings.add(Spot.line(piece.getExteriorRing().getCoordinates()));
            for (LinearRing hole : holes(piece)) rings.add(Spot.line(hole.getCoordinates()));
        }
        return new Area(rings);
    }

    static List<List<Spot>> lines(Geometry shape) {
        return strings(shape).stream().map(line -> Spot.line(line.getCoordinates())).toList();
    }

    @SuppressWarnings("unchecked") // JTS has no type here
    static List<LineString> strings(Geometry shape) {
        List<LineString> lines = LineStringExtracter.getLines(shape);
        return lines.stream().filter(line -> !line.isEmpty()).toList();
    }

    @SuppressWarnings("unchecked") // JTS has no type here
    static List<Polygon> polygons(Geometry shape) {
        return PolygonExtracter.getPolygons(shape);
    }

    private static List<LinearRing> holes(Polygon piece) {
        List<LinearRing> holes = new ArrayList<>();
        for (int i = 0; i < piece.getNumInteriorRing(); i++) holes.add(piece.getInteriorRingN(i));
        return holes;
    }
}
