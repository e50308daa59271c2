package strategos.server.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import strategos.maps.picture.Area;
import strategos.maps.picture.Picture;
import strategos.maps.picture.Spot;
import strategos.wire.conquest.Thumbnail;

/** Creates the thumbnail of a board: its continents on a coarse grid. */
final class ThumbnailMaker {

    /** The longer side of a thumbnail: as fine as a screen shows it in a list. */
    private static final int SIDE = 208;

    /** How far apart points have to be: what a coarse screen shows as one dot. */
    private static final int NEAR = 2;

    private final double scale;

    private ThumbnailMaker(double scale) {
        this.scale = scale;
    }

    static Thumbnail thumbnail(Picture picture) {
        var maker = new ThumbnailMaker(SIDE / Math.max(picture.width(), picture.height()));
        return new Thumbnail(
                maker.onGrid(picture.width()),
                maker.onGrid(picture.height()),
                picture.continents().stream().map(maker::path).toList());
    }

    private String path(Area area) {
        return area.rings().stream().map(this::path).collect(Collectors.joining());
    }

    /** Steps from point to point, which take fewer digits than points; nothing if it is a dot. */
    private String path(List<Spot> ring) {
        var points = points(ring);
        if (points.size() < 3) return "";
        var path = new StringBuilder("M");
        Point last = points.getFirst();
        path.append(last.x()).append(' ').append(last.y()).append('l');
        for (Point point : points.subList(1, points.size())) {
            path.append(point.x() - last.x()).append(' ').append(point.y() - last.y()).append(' ');
            last = point;
        }
        path.setCharAt(path.length() - 1, 'z');
        return path.toString();
    }

    /** A ring on the grid; what is too close to the last point to be seen is left out. */
    private List<Point> points(List<Spot> ring) {
        List<Point> points = new ArrayList<>();
        for (Spot spot : ring) {
            var point = new Point(onGrid(spot.x()), onGrid(spot.y()));
            if (points.isEmpty() || !point.isNear(points.getLast())) points.add(point);
        }
        return points;
    }

    private int onGrid(double value) {
        return (int) Math.rint(value * scale);
    }

    /** A point of the grid. */
    private record Point(int x, int y) {

        boolean isNear(Point other) {
            return Math.abs(x - other.x) < NEAR && Math.abs(y - other.y) < NEAR;
        }
    }
}
