package strategos.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How all dice of a server fell, beside what chance would give.
 *
 * @param matches the number of finished matches
 * @param attack how often each face came up for attackers, from 1 to 6
 * @param defend the same for defenders
 * @param chiSquare the deviation of all dice from equal counts
 * @param chance the probability that fair dice deviate at least as much
 * @param longestRun how often one face came up in a row at most
 * @param runFace which face that was; 0 without dice
 * @param expectedRun how often it does on average with this many fair dice
 * @param runChance the probability of a run at least as long
 * @param seals the latest seals, the last first
 */
public record DiceFigures(
        long matches,
        List<Long> attack,
        List<Long> defend,
        double chiSquare,
        double chance,
        int longestRun,
        int runFace,
        double expectedRun,
        double runChance,
        List<SealLine> seals) {

    public DiceFigures {
        attack = List.copyOf(attack);
        defend = List.copyOf(defend);
        seals = List.copyOf(seals);
    }

    /**
     * A seal.
     *
     * @param secret what was sealed, when that is public
     */
    public record SealLine(long number, State state, String seal, @Nullable String secret) {

        /** Whether its secret is public, and why. */
        public enum State {
            /** The match is being played. */
            SEALED,
            /** The match is over. */
            OPEN,
            /** It was given up before the first roll. */
            VOID
        }
    }
}
