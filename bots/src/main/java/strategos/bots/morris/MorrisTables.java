package strategos.bots.morris;

import java.util.Optional;
import strategos.morris.Rules;
import strategos.solve.TableFolder;

/** Access to the tables of perfect play. */
@FunctionalInterface
public interface MorrisTables {

    /** Nobody has any. */
    MorrisTables NONE = _ -> Optional.empty();

    /** Whether tables can be read. */
    enum Presence {
        THERE,
        /** They are being made. */
        COMING,
        MISSING
    }

    /** The tables of these rules, made now if necessary. */
    Optional<TableFolder> of(Rules rules);

    /** The same without waiting: tables that have to be made are missing until they are there. */
    default Optional<TableFolder> atHand(Rules rules) {
        return of(rules);
    }

    default Presence presence(Rules rules) {
        return atHand(rules).isPresent() ? Presence.THERE : Presence.MISSING;
    }
}
