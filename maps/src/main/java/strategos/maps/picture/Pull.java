package strategos.maps.picture;

import org.locationtech.jts.geom.Coordinate;

/**
 * The new position of a territory in a layout step: the weighted average of the positions that the
 * other territories prefer.
 */
final class Pull {

    private final Coordinate at;
    private double x;
    private double y;
    private double sum;

    Pull(Coordinate at) {
        this.at = at;
    }

    void add(Coordinate other, double distance, double weight) {
        double now = Math.max(1e-9, at.distance(other));
        x += weight * (other.x + distance * (at.x - other.x) / now);
        y += weight * (other.y + distance * (at.y - other.y) / now);
        sum += weight;
    }

    Coordinate place() {
        return new Coordinate(x / sum, y / sum);
    }
}
