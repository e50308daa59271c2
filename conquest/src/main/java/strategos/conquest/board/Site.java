package strategos.conquest.board;

import java.util.List;

/**
 * The position of a territory on a picture.
 *
 * @param at the position of its name and its armies
 * @param outlines the outlines of its areas, each a closed line of at least three points; empty if
 *     the picture computes them
 */
public record Site(Point at, List<List<Point>> outlines) {

    private static final int CORNERS = 3;

    public Site {
        outlines = outlines.stream().map(List::copyOf).toList();
        for (var outline : outlines) {
            if (outline.size() < CORNERS)
                throw new IllegalArgumentException(
                        "an outline has at least %d points, not %d"
                                .formatted(CORNERS, outline.size()));
        }
    }

    public Site(Point at) {
        this(at, List.of());
    }
}
