package strategos.conquest.odds;

import java.util.List;

/** A plan to take one territory, or several in a row, by any kind of battle. */
public interface Offensive {

    /** The armies on the territory that attacks first, including the one that stays behind. */
    int armies();

    /** The armies on each territory in the way, in the order of attack. */
    List<Integer> defenders();

    AssaultOdds odds();

    /** All defenders together. */
    default int allDefenders() {
        return defenders().stream().mapToInt(Integer::intValue).sum();
    }
}
