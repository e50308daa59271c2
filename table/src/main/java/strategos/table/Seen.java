package strategos.table;

import strategos.game.Viewer;

/**
 * What somebody has seen of a match: all up to a number, as one viewer counts.
 *
 * @param viewer with whose eyes it was seen; another viewer's numbers mean other steps
 * @param upTo the number of the last step that was seen
 */
public record Seen(Viewer viewer, long upTo) {

    /** Whether this is a beginning of what a viewer has seen who now stands at a number. */
    boolean leadsTo(Viewer now, long number) {
        return viewer.equals(now) && upTo >= 0 && upTo <= number;
    }
}
