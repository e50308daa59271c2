package strategos.bots.morris;

import java.util.Optional;
import strategos.morris.Rules;
import strategos.solve.TableFolder;

/** Access to the tables of perfect play. */
@FunctionalInterface
public interface MorrisTables {

    /** Nobody has any. */
    MorrisTables NONE = _ -> Optional.empty();

    Optional<TableFolder> of(Rules rules);
}
