package strategos.conquest.odds;

import java.util.List;
import java.util.stream.IntStream;
import strategos.conquest.battle.DiceLimits;

/**
 * A plan of attack: a battle for one territory, or for several in a row.
 *
 * <p>After each conquest all armies but one move on, and attack the next territory from there.
 *
 * @param armies on the territory that attacks first, including the one that stays behind
 * @param defenders on each territory in the order of attack
 * @param dice the most that each side rolls; both always roll the most they may
 * @param stop when to stop
 */
public record Assault(int armies, List<Integer> defenders, DiceLimits dice, StopRule stop)
        implements Offensive {

    /** The most armies on either side: beyond, answers would take long and lose digits. */
    public static final int MOST_ARMIES = 10_000;

    public static final int MOST_TERRITORIES = 200;

    public Assault {
        defenders = List.copyOf(defenders);
        if (armies < 2) {
            throw new IllegalArgumentException(
                    "an attack needs at least 2 armies, one of which stays behind, not " + armies);
        }
        if (armies > MOST_ARMIES) {
            throw new IllegalArgumentException(
                    "%,d armies attack; odds are computed for at most %,d"
                            .formatted(armies, MOST_ARMIES));
        }
        requireDefended(defenders);
    }

    /** An attack with the dice of the printed game that is never broken off. */
    public static Assault of(int armies, int... defenders) {
        return new Assault(
                armies,
                IntStream.of(defenders).boxed().toList(),
                DiceLimits.PRINTED,
                StopRule.NEVER);
    }

    /** An attack with the dice of the printed game that is never broken off. */
    Assault(int armies, List<Integer> defenders) {
        this(armies, defenders, DiceLimits.PRINTED, StopRule.NEVER);
    }

    public Assault withDice(DiceLimits dice) {
        return new Assault(armies, defenders, dice, stop);
    }

    public Assault withStop(StopRule stop) {
        return new Assault(armies, defenders, dice, stop);
    }

    /** Follows every way the dice can fall. */
    @Override
    public AssaultOdds odds() {
        return AssaultOdds.of(this);
    }

    private static void requireDefended(List<Integer> defenders) {
        if (defenders.isEmpty()) {
            throw new IllegalArgumentException("an attack needs a territory to attack");
        }
        if (defenders.size() > MOST_TERRITORIES) {
            throw new IllegalArgumentException(
                    "%d territories in a row; odds are computed for at most %d"
                            .formatted(defenders.size(), MOST_TERRITORIES));
        }
        for (int armies : defenders) {
            if (armies < 1 || armies > MOST_ARMIES) {
                throw new IllegalArgumentException(
                        "a territory is defended by 1 to %,d armies, not %,d"
                                .formatted(MOST_ARMIES, armies));
            }
        }
        if (sum(defenders) > MOST_ARMIES) {
            throw new IllegalArgumentException(
                    "%,d armies defend; odds are computed for at most %,d"
                            .formatted(sum(defenders), MOST_ARMIES));
        }
    }

    private static int sum(List<Integer> armies) {
        return armies.stream().mapToInt(Integer::intValue).sum();
    }
}
