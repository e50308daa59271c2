package strategos.server.board;

import java.util.List;

/** An axis-aligned rectangle of a drawing. */
record Rectangle(double left, double top, double right, double bottom) {

    static Rectangle around(List<Double> middle, double width, double height) {
        double x = middle.get(0);
        double y = middle.get(1);
        return new Rectangle(x - width / 2, y - height / 2, x + width / 2, y + height / 2);
    }

    boolean overlaps(Rectangle other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    /** Whether they overlap, or share as much as a corner. */
    boolean meets(Rectangle other) {
        return left <= other.right
                && other.left <= right
                && top <= other.bottom
                && other.top <= bottom;
    }
}
