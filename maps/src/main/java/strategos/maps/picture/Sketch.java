package strategos.maps.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import strategos.conquest.board.Board;

/**
 * The simplest picture of a board: a disc for each territory and a straight line for each border.
 * It needs hardly any time and no geometry, so every board has one.
 */
final class Sketch {

    private static final int CORNERS = 24;

    /** Discs of two territories never touch. */
    private static final double RADIUS = 0.45 * PictureLayout.NEAREST;

    private final Board board;
    private final PictureLayout layout;

    Sketch(Board board, PictureLayout layout) {
        this.board = board;
        this.layout = layout;
    }

    Picture picture() {
        List<Area> discs = layout.places().stream().map(Sketch::disc).toList();
        List<List<Area>> continents =
                board.continents().stream().<List<Area>>map(_ -> new ArrayList<>()).toList();
        for (int t = 0; t < board.size(); t++)
            continents.get(board.territories().get(t).continent()).add(discs.get(t));
        return new Picture(
                layout.width(),
                layout.height(),
                discs,
                continents.stream().map(Sketch::together).toList(),
                together(discs),
                Pair.joined(board).stream().map(this::route).toList(),
                List.of(),
                List.of(),
                IntStream.range(0, board.size()).mapToObj(this::label).toList());
    }

    private static Area disc(Coordinate place) {
        Stream<Spot> corners =
                IntStream.rangeClosed(0, CORNERS)
                        .mapToDouble(corner -> 2 * Math.PI * (corner % CORNERS) / CORNERS)
                        .mapToObj(
                                angle ->
                                        new Spot(
                                                place.x + RADIUS * StrictMath.cos(angle),
                                                place.y + RADIUS * StrictMath.sin(angle)));
        return new Area(List.of(corners.toList()));
    }

    private static Area together(List<Area> discs) {
        return new Area(discs.stream().flatMap(disc -> disc.rings().stream()).toList());
    }

    private Route route(Pair pair) {
        Pair along = pair.along(board);
        return new Route(
                along.one(),
                along.other(),
                pair.isOneWay(board) ? Way.ONE : Way.BOTH,
                List.of(
                        line(
                                layout.places().get(along.one()),
                                layout.places().get(along.other()),
                                RADIUS)));
    }

    private Label label(int territory) {
        return Labels.lastResort(board.name(territory), Spot.of(layout.places().get(territory)));
    }

    /** A straight line between two places that keeps a distance from both. */
    static List<Spot> line(Coordinate from, Coordinate to, double apart) {
        double length = from.distance(to);
        double part = length > 2 * apart ? apart / length : 0;
        return Stream.of(part, 1 - part)
                .map(
                        way ->
                                new Spot(
                                        from.x + way * (to.x - from.x),
                                        from.y + way * (to.y - from.y)))
                .toList();
    }
}
