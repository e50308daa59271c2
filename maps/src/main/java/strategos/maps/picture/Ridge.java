package strategos.maps.picture;

import java.util.List;

/**
 * A gap between two areas that would touch although their territories share no border.
 *
 * @param lines where they would touch
 * @param width the width of the gap
 */
public record Ridge(int one, int other, List<List<Spot>> lines, double width) {

    public Ridge {
        lines = lines.stream().map(List::copyOf).toList();
    }
}
