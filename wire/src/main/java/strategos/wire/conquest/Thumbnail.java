package strategos.wire.conquest;

import java.util.List;

/**
 * A board as small as a list shows it: nothing but the shapes of its continents.
 *
 * @param continents the outline of each, a path as SVG writes it
 */
public record Thumbnail(int width, int height, List<String> continents) {

    public Thumbnail {
        continents = List.copyOf(continents);
    }
}
