package strategos.store;

import java.util.List;

/**
 * The position that a match begins from: that of another match after a step of its replay.
 *
 * @param origin the other match, and the step
 * @param steps the steps that lead there, which become the first steps of the new match
 * @param standing where the match stands after them
 */
public record Beginning(MatchOrigin origin, List<StoredStep> steps, Standing standing) {

    public Beginning {
        steps = List.copyOf(steps);
    }
}
