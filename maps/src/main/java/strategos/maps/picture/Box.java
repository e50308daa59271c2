package strategos.maps.picture;

/** An upright rectangle of a picture. */
public record Box(double left, double top, double right, double bottom) {

    static Box around(Spot middle, double width, double height) {
        return new Box(
                middle.x() - width / 2,
                middle.y() - height / 2,
                middle.x() + width / 2,
                middle.y() + height / 2);
    }

    public boolean overlaps(Box other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    boolean within(double width, double height) {
        return left >= 0 && top >= 0 && right <= width && bottom <= height;
    }
}
