package strategos.maps.picture;

import java.util.List;

/**
 * A part of a picture.
 *
 * @param rings its edges, each a closed line; a ring within a ring is a hole
 */
public record Area(List<List<Spot>> rings) {

    public Area {
        rings = rings.stream().map(List::copyOf).toList();
    }
}
