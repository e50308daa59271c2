package strategos.maps.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.index.strtree.STRtree;
import strategos.conquest.board.Board;

/**
 * Places the names of territories so that none covers a disc or another name.
 *
 * <p>Each name has a fallback position: a short line below its disc, which cannot overlap any other
 * fallback, since territories are far enough apart. A name may be placed wherever it covers no
 * name, no disc and no fallback of a later name.
 */
final class Labels {

    private static final double[] SIZES = {12, 11, 10, 9, 8};
    private static final double SMALLEST = 7.5;
    private static final int MOST_LINES = 3;

    /** How wide the place of last resort is. */
    private static final double LAST = 42;

    /** How far away names can be in each other's way. */
    private static final double FAR = 260;

    private static final double AIR = 1.5;

    private final List<String> names;
    private final PictureLayout layout;
    private final List<PreparedGeometry> areas;
    private final List<Spot> discs;
    private final STRtree arrows = new STRtree();

    /** Where names stand so far: the last resort of those that have no place yet. */
    private final List<Label> placed = new ArrayList<>();

    /** What these names cover. */
    private final List<Box> taken = new ArrayList<>();

    Labels(Board board, PictureLayout layout, Lands lands, List<Arrow> arrows) {
        this.names = board.territories().stream().map(it -> Lettering.legible(it.name())).toList();
        this.layout = layout;
        this.areas = lands.areas().stream().map(PreparedGeometryFactory::prepare).toList();
        this.discs = layout.places().stream().map(Spot::of).toList();
        for (Arrow arrow : arrows) this.arrows.insert(around(arrow), arrow);
    }

    private static Envelope around(Arrow arrow) {
        double reach = arrow.tail().distance(arrow.tip()) + 2;
        var middle =
                new Spot(
                        (arrow.tail().x() + arrow.tip().x()) / 2,
                        (arrow.tail().y() + arrow.tip().y()) / 2);
        return envelope(Box.around(middle, reach, reach));
    }

    List<Label> all() {
        for (int t = 0; t < names.size(); t++) {
            placed.add(lastResort(names.get(t), discs.get(t)));
            taken.add(placed.getLast().nameBox());
        }
        for (int t = 0; t < names.size(); t++) {
            Cancelling.check();
            placed.set(t, best(t, near(t)));
            taken.set(t, placed.get(t).nameBox());
        }
        return placed;
    }

    private List<Integer> near(int territory) {
        List<Integer> near = new ArrayList<>();
        for (int t = 0; t < names.size(); t++)
            if (t != territory && discs.get(t).distance(discs.get(territory)) < FAR) near.add(t);
        return near;
    }

    private Label best(int territory, List<Integer> near) {
        List<List<String>> texts = new ArrayList<>();
        for (int lines = 1; lines <= MOST_LINES; lines++) {
            List<String> text = Lettering.wrapped(names.get(territory), lines);
            if (text.size() == lines) texts.add(text);
        }
        for (Space space : Space.values()) {
            for (double size : SIZES) {
                for (List<String> text : texts) {
                    var found = fitting(territory, near, text, size, space);
                    if (found.isPresent()) return found.get();
                }
            }
        }
        return placed.get(territory);
    }

    /** The space available for a name, preferably within its own area. */
    private enum Space {
        AREA,
        PICTURE
    }

    private Optional<Label> fitting(
            int territory, List<Integer> near, List<String> text, double size, Space space) {
        for (Spot at : around(territory, text, size)) {
            var label = new Label(discs.get(territory), at, text, size);
            Box box = label.nameBox();
            if (isFree(box, near) && isIn(box, territory, space)) return Optional.of(label);
        }
        return Optional.empty();
    }

    /** Below, above, to the right and to the left of the disc. */
    private List<Spot> around(int territory, List<String> text, double size) {
        Spot disc = discs.get(territory);
        Box box = Lettering.box(disc, text, size);
        double down = Label.RADIUS + AIR + (box.bottom() - box.top()) / 2;
        double aside = Label.RADIUS + AIR + (box.right() - box.left()) / 2;
        return List.of(
                new Spot(disc.x(), disc.y() + down),
                new Spot(disc.x(), disc.y() - down),
                new Spot(disc.x() + aside, disc.y()),
                new Spot(disc.x() - aside, disc.y()));
    }

    private boolean isIn(Box box, int territory, Space space) {
        return switch (space) {
            case AREA -> areas.get(territory).covers(Geometries.MAKER.toGeometry(envelope(box)));
            case PICTURE -> box.within(layout.width(), layout.height());
        };
    }

    private static Envelope envelope(Box box) {
        return new Envelope(box.left(), box.right(), box.top(), box.bottom());
    }

    private boolean isFree(Box box, List<Integer> near) {
        for (int other : near)
            if (box.overlaps(taken.get(other)) || box.overlaps(placed.get(other).discBox()))
                return false;
        return arrows.query(envelope(box)).isEmpty();
    }

    /** A name below its disc, as short as it has to be where others are near. */
    static Label lastResort(String name, Spot disc) {
        String text = Lettering.shortened(name, SMALLEST, LAST - 2);
        double down = Label.RADIUS + AIR + SMALLEST * Lettering.LEADING / 2;
        return new Label(disc, new Spot(disc.x(), disc.y() + down), List.of(text), SMALLEST);
    }
}
