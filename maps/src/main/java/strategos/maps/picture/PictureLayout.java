package strategos.maps.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ToDoubleFunction;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.util.AffineTransformation;
import strategos.conquest.board.Board;
import strategos.conquest.board.Point;
import strategos.conquest.board.Site;

/**
 * The positions of territories on a picture, no two closer than {@link #NEAREST}.
 *
 * @param given whether the positions come from the file
 * @param outlines the areas in the file, by territory; empty shapes if there are none
 */
record PictureLayout(
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

    /** The sea between territories is no wider than this along either side of the picture. */
    private static final double WIDEST_GAP = 12 * SPACING;

    /** However large outlines are drawn beside the distances between territories. */
    private static final double WIDEST_OUTLINE = 1_000 * SPACING;

    private static final double MARGIN = 60;

    static PictureLayout of(Board board) {
        boolean given = isPlaced(board);
        Coordinate[] raw = given ? fromFile(board) : Stress.places(board);
        double scale = given ? scale(raw) : Math.min(scale(raw), LONGEST_BORDER);
        Coordinate[] scaled =
                Arrays.stream(raw)
                        .map(at -> new Coordinate(at.x * scale, at.y * scale))
                        .toArray(Coordinate[]::new);
        boolean drawn = given && Outlines.canBeDrawn(board, WIDEST_OUTLINE / scale);
        if (!drawn) closeGaps(scaled);
        Spread.apart(scaled, drawn ? 1 : NEAREST);
        List<Geometry> outlines = new ArrayList<>();
        for (int t = 0; t < board.size(); t++)
            outlines.add(drawn ? Outlines.of(board, t, scale) : Geometries.MAKER.createPolygon());
        return framed(scaled, outlines, given);
    }

    /** Moves together what an empty stretch parts, so that no territory is lost in the distance. */
    private static void closeGaps(Coordinate[] places) {
        closeGaps(places, place -> place.x, (place, shift) -> place.x += shift);
        closeGaps(places, place -> place.y, (place, shift) -> place.y += shift);
    }

    private static void closeGaps(
            Coordinate[] places,
            ToDoubleFunction<Coordinate> coordinate,
            ObjDoubleConsumer<Coordinate> move) {
        Coordinate[] sorted = places.clone();
        Arrays.sort(sorted, Comparator.comparingDouble(coordinate));
        double shift = 0;
        double last = coordinate.applyAsDouble(sorted[0]);
        for (Coordinate place : sorted) {
            double here = coordinate.applyAsDouble(place);
            shift -= Math.max(0, here - last - WIDEST_GAP);
            last = here;
            move.accept(place, shift);
        }
    }

    private static PictureLayout framed(Coordinate[] at, List<Geometry> outlines, boolean given) {
        var frame = new Envelope();
        for (Coordinate place : at) frame.expandToInclude(place);
        for (Geometry outline : outlines) frame.expandToInclude(outline.getEnvelopeInternal());
        frame.expandBy(MARGIN);
        for (Coordinate place : at) {
            place.x -= frame.getMinX();
            place.y -= frame.getMinY();
        }
        // A copy, since corners of an outline may be one object, which would be moved twice.
        var move = AffineTransformation.translationInstance(-frame.getMinX(), -frame.getMinY());
        return new PictureLayout(
                List.of(at),
                outlines.stream().map(move::transform).toList(),
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
}
