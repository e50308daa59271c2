package strategos.maps.picture;

import java.util.List;

/**
 * The positions of the armies and the name of a territory.
 *
 * @param disc the centre of the disc for the armies
 * @param name the centre of the name
 * @param lines the lines of the name; shortened if there is no room for it
 * @param size the font size
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
