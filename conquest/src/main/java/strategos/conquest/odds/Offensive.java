package strategos.conquest.odds;

import java.util.List;

/** A plan to take one territory, or several in a row, however its battles are fought. */
public interface Offensive {

    /** The armies on the territory that attacks first, the one that stays behind included. */
    int armies();

    /** The armies on each territory in the way, in the order of attack. */
    List<Integer> defenders();

    AssaultOdds odds();

    /** All defenders together. */
    default int allDefenders() {
        return defenders().stream().mapToInt(Integer::intValue).sum();
    }
}
