package strategos.maps.picture;

import java.util.Arrays;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;

/** A point on a picture, rounded to a tenth of a unit: x to the right, y down. */
public record Spot(double x, double y) {

    private static final double GRAIN = 10;

    public Spot {
        x = Math.rint(x * GRAIN) / GRAIN;
        y = Math.rint(y * GRAIN) / GRAIN;
    }

    static Spot of(Coordinate place) {
        return new Spot(place.x, place.y);
    }

    static List<Spot> line(Coordinate[] places) {
        return Arrays.stream(places).map(Spot::of).toList();
    }

    public double distance(Spot other) {
        return Math.sqrt((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y));
    }
}
