package strategos.maps.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import strategos.conquest.board.Board;

/**
 * Places the names of territories so that none covers a disc or another name.
 *
 * <p>Each has a place of last resort: a short line below its disc, which cannot meet any other
 * place of last resort, since territories are far enough apart. A name may go wherever no name or
 * disc is and no later name may have to.
 */
final class Labels {

    private static final double[] SIZES = {12, 11, 10, 9, 8};
    private static final double SMALLEST = 7.5;

    /** How wide the place of last resort is. */
    private static final double LAST = 42;

    /** How far away names can be in each other's way. */
    private static final double FAR = 260;

    private static final double AIR = 1.5;

    private final Board board;
    private final Layout layout;
    private final List<PreparedGeometry> areas;
    private final List<Spot> discs;
    private final List<Arrow> arrows;
    private final @Nullable Label[] placed;

    Labels(Board board, Layout layout, Lands lands, List<Arrow> arrows) {
        this.board = board;
        this.layout = layout;
        this.areas = lands.areas().stream().map(PreparedGeometryFactory::prepare).toList();
        this.discs = layout.places().stream().map(Spot::of).toList();
        this.arrows = arrows;
        this.placed = new Label[board.size()];
    }

    List<Label> all() {
        List<Label> labels = new ArrayList<>();
        for (int t = 0; t < board.size(); t++) {
            Label label = best(t, near(t));
            placed[t] = label;
            labels.add(label);
        }
        return labels;
    }

    private List<Integer> near(int territory) {
        List<Integer> near = new ArrayList<>();
        for (int t = 0; t < board.size(); t++)
            if (t != territory && discs.get(t).distance(discs.get(territory)) < FAR) near.add(t);
        return near;
    }

    private Label best(int territory, List<Integer> near) {
        for (Space space : Space.values()) {
            for (double size : SIZES) {
                var found = fitting(territory, near, size, space);
                if (found.isPresent()) return found.get();
            }
        }
        return lastResort(territory);
    }

    /** Where a name may stand: at best within its own area. */
    private enum Space {
        AREA,
        PICTURE
    }

    private Optional<Label> fitting(int territory, List<Integer> near, double size, Space space) {
        for (int lines = 1; lines <= 3; lines++) {
            List<String> text = Lettering.wrapped(board.name(territory), lines);
            if (text.size() < lines) break;
            for (Spot at : around(territory, text, size)) {
                var label = new Label(discs.get(territory), at, text, size);
                if (isFree(label.nameBox(), near) && isIn(label.nameBox(), territory, space))
                    return Optional.of(label);
            }
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
            case AREA -> areas.get(territory).covers(Shapes.MAKER.toGeometry(envelope(box)));
            case PICTURE -> box.within(layout.width(), layout.height());
        };
    }

    private static Envelope envelope(Box box) {
        return new Envelope(box.left(), box.right(), box.top(), box.bottom());
    }

    private boolean isFree(Box box, List<Integer> near) {
        for (int other : near) {
            Label label = placed[other];
            Label there = label == null ? lastResort(other) : label;
            if (box.overlaps(there.discBox()) || box.overlaps(there.nameBox())) return false;
        }
        for (Arrow arrow : arrows) {
            double reach = arrow.tail().distance(arrow.tip()) + 2;
            var middle =
                    new Spot(
                            (arrow.tail().x() + arrow.tip().x()) / 2,
                            (arrow.tail().y() + arrow.tip().y()) / 2);
            if (box.overlaps(Box.around(middle, reach, reach))) return false;
        }
        return true;
    }

    private Label lastResort(int territory) {
        Spot disc = discs.get(territory);
        String text = Lettering.shortened(board.name(territory), SMALLEST, LAST - 2);
        double down = Label.RADIUS + AIR + SMALLEST * Lettering.LEADING / 2;
        return new Label(disc, new Spot(disc.x(), disc.y() + down), List.of(text), SMALLEST);
    }
}
