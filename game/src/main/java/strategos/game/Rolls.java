package strategos.game;

import java.util.Optional;

/** What may be rolled when. */
final class Rolls {

    private Rolls() {}

    /** Why this outcome cannot be nature's now; empty if it can. */
    static Optional<String> refusal(Turn turn, int outcome) {
        if (!(turn instanceof Turn.Roll(Chance chance)))
            return Optional.of("nothing is to be rolled now");
        if (outcome < 0 || outcome >= chance.outcomes()) {
            return Optional.of(
                    "outcome " + outcome + " is not one of the " + chance.outcomes() + " possible");
        }
        return Optional.empty();
    }
}
