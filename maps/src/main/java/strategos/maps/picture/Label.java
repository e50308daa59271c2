package strategos.maps.picture;

import java.util.List;

/**
 * Where the armies and the name of a territory stand.
 *
 * @param disc the middle of the disc that holds the armies
 * @param name the middle of the name
 * @param lines the name in lines; shortened where there is no room for it
 * @param size of the letters
 */
public record Label(Spot disc, Spot name, List<String> lines, double size) {

    /** Of the disc that holds the armies. */
    public static final double RADIUS = 9;

    public Label {
        lines = List.copyOf(lines);
    }

    /** What the name covers. */
    public Box nameBox() {
        return Lettering.box(name, lines, size);
    }

    /** What the disc covers. */
    public Box discBox() {
        return Box.around(disc, 2 * RADIUS, 2 * RADIUS);
    }
}
