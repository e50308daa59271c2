package strategos.maps.picture;

import java.util.List;

/**
 * A border between two territories whose areas do not touch.
 *
 * @param from the start, if it is one-way
 * @param lines one line from end to end; or two, if it leaves the picture at one side and re-enters
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
