package strategos.wire.conquest;

import java.util.List;

/**
 * A small picture of a board for lists: only the shapes of its continents.
 *
 * @param continents the outline of each, as an SVG path
 */
public record Thumbnail(int width, int height, List<String> continents) {

    public Thumbnail {
        continents = List.copyOf(continents);
    }
}
