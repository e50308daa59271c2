package strategos.maps.picture;

import java.util.List;

/**
 * A border between two territories whose areas do not touch.
 *
 * @param from where it begins, if it leads one way
 * @param lines one from end to end; or two, where it leaves the picture at one side and comes back
 *     at the other
 */
public record Route(int from, int to, Way way, List<List<Spot>> lines) {

    public Route {
        lines = lines.stream().map(List::copyOf).toList();
    }

    /** Whether it leaves the picture. */
    public boolean wraps() {
        return lines.size() > 1;
    }
}
