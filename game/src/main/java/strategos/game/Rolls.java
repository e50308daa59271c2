package strategos.game;

import java.util.Optional;

/** What may be rolled when. */
final class Rolls {

    private Rolls() {}

    /** Why this outcome cannot be nature's now; empty if it can. */
    static Optional<String> refusal(Turn turn, int outcome) {
        if (!(turn instanceof Turn.Roll(Chance chance)))
            return Optional.of("nothing is to be rolled now");
        return chance.allows(outcome)
                ? Optional.empty()
                : Optional.of(
                        "outcome %d is not one of the %d possible"
                                .formatted(outcome, chance.outcomes()));
    }
}
