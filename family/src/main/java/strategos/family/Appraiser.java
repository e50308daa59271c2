package strategos.family;

import java.util.List;
import strategos.game.Step;
import strategos.wire.Appraisal;
import strategos.wire.Review;

/** Judges the moves of one game, for people who practise it. */
public interface Appraiser<M, V> {

    /** The value of every move, for a viewer who has to decide. */
    Appraisal appraise(V view);

    /** The moves of a match by which a player gave something away. */
    Review review(List<Step<M>> steps);
}
