package strategos.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import strategos.dice.Bytes32;

/**
 * The terms under which the dice of a match are sealed.
 *
 * @param game the family of the game
 * @param setup what opens the game, as in the header of its record
 * @param earlier the steps of a match that has not been sealed yet
 * @param secrets draws secrets that nobody can foresee
 * @param saved the seal of the match, if it has one
 */
public record SealTerms(
        String game,
        Map<String, String> setup,
        List<String> earlier,
        Supplier<Bytes32> secrets,
        Optional<SealState> saved) {

    public SealTerms {
        earlier = List.copyOf(earlier);
    }
}
