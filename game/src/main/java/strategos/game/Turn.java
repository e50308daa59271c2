package strategos.game;

import java.util.Set;

/** Who acts now. */
public sealed interface Turn {

    /** One seat decides. */
    record Decide(Seat seat) implements Turn {}

    /** Several seats decide at the same time; those still waited for are named. */
    record DecideTogether(Set<Seat> waiting) implements Turn {
        public DecideTogether {
            waiting = Set.copyOf(waiting);
        }
    }

    /** Nature decides: the driver draws an outcome and records it. */
    record Roll(Chance chance) implements Turn {}

    /** Nobody: the match has ended. */
    record Over(Result result) implements Turn {}
}
