package strategos.table;

import strategos.game.Viewer;

/**
 * What a watcher has already seen: all steps up to a number.
 *
 * @param viewer the viewer whose numbers these are
 * @param upTo the number of the last step seen
 */
public record Seen(Viewer viewer, long upTo) {

    /** Whether this is a beginning of what a viewer has seen who now stands at a number. */
    boolean leadsTo(Viewer now, long number) {
        return viewer.equals(now) && upTo >= 0 && upTo <= number;
    }
}
