package strategos.maps.picture;

import java.util.List;

/**
 * What lies between two areas that would touch, although no border joins their territories.
 *
 * @param lines where they would touch
 * @param width how far apart the areas are
 */
public record Ridge(int one, int other, List<List<Spot>> lines, double width) {

    public Ridge {
        lines = lines.stream().map(List::copyOf).toList();
    }
}
