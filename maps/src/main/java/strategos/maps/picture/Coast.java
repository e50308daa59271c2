package strategos.maps.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;

/**
 * Clips cells to a coast. The coast of a large board is long, so it is halved recursively together
 * with the cells, until each cell meets only the part near it.
 */
final class Coast {

    private static final int FEW = 24;

    private final List<Geometry> cells;
    private final Geometry[] shores;

    private Coast(List<Geometry> cells) {
        this.cells = cells;
        this.shores = new Geometry[cells.size()];
    }

    /** What of each cell is land. */
    static List<Geometry> along(List<Geometry> cells, Geometry land) {
        var coast = new Coast(cells);
        coast.cut(IntStream.range(0, cells.size()).boxed().toList(), land);
        return List.of(coast.shores);
    }

    private void cut(List<Integer> some, Geometry land) {
        if (some.size() <= FEW) {
            var near = PreparedGeometryFactory.prepare(land);
            for (int cell : some) {
                // Most cells of a large board lie inland, and need not be cut.
                Geometry whole = cells.get(cell);
                shores[cell] =
                        Geometries.solid(
                                near.covers(whole) ? whole : Geometries.common(whole, land));
            }
            return;
        }
        var frame = frame(some);
        Comparator<Integer> byMiddle =
                frame.getWidth() > frame.getHeight()
                        ? Comparator.comparingDouble(cell -> frame(cell).centre().x)
                        : Comparator.comparingDouble(cell -> frame(cell).centre().y);
        List<Integer> sorted = new ArrayList<>(some);
        sorted.sort(byMiddle.thenComparing(Comparator.naturalOrder()));
        int half = sorted.size() / 2;
        for (var part : List.of(sorted.subList(0, half), sorted.subList(half, sorted.size())))
            cut(part, Geometries.common(land, Geometries.MAKER.toGeometry(frame(part))));
    }

    private Envelope frame(int cell) {
        return cells.get(cell).getEnvelopeInternal();
    }

    private Envelope frame(List<Integer> some) {
        var frame = new Envelope();
        for (int cell : some) frame.expandToInclude(frame(cell));
        frame.expandBy(1);
        return frame;
    }
}
