package strategos.server.accounts;

import java.util.ArrayList;
import java.util.List;
import strategos.wire.Frame;
import strategos.wire.Scene;
import strategos.wire.conquest.ConquestEvent;
import strategos.wire.conquest.ConquestScene;

/**
 * The pairs of seats that never attacked each other, though both attacked others: a hint of an
 * alliance, not a proof.
 */
final class Truces {

    /** Who attacks less often than this may have had no occasion. */
    private static final int FEWEST_ATTACKS = 5;

    private Truces() {}

    /** The pairs in a match of Risk with at least three seats; none in other games. */
    static List<List<Integer>> in(int seats, Scene start, List<Frame> frames) {
        if (seats < 3 || !(start instanceof ConquestScene)) return List.of();
        return pairs(attacks(seats, start, frames));
    }

    /**
     * @param attacks how often each seat attacked each other one
     */
    static List<List<Integer>> pairs(int[][] attacks) {
        int seats = attacks.length;
        List<List<Integer>> pairs = new ArrayList<>();
        for (int one = 0; one < seats; one++)
            for (int other = one + 1; other < seats; other++)
                if (attacks[one][other] + attacks[other][one] == 0
                        && sum(attacks[one]) >= FEWEST_ATTACKS
                        && sum(attacks[other]) >= FEWEST_ATTACKS) pairs.add(List.of(one, other));
        return pairs;
    }

    /** How often each seat attacked each other one; the last column is the neutral army. */
    static int[][] attacks(int seats, Scene start, List<Frame> frames) {
        var attacks = new int[seats][seats + 1];
        Scene before = start;
        for (Frame frame : frames) {
            if (frame.event() instanceof ConquestEvent.Attacked attack
                    && before instanceof ConquestScene scene)
                count(attacks, attack.seat(), scene.owners().get(attack.to()));
            if (frame.event() instanceof ConquestEvent.Fought battle)
                count(attacks, battle.attacker(), battle.defender());
            before = frame.scene();
        }
        return attacks;
    }

    private static void count(int[][] attacks, int attacker, int defender) {
        if (attacker >= 0 && defender >= 0) attacks[attacker][defender]++;
    }

    private static int sum(int[] attacks) {
        int sum = 0;
        for (int each : attacks) sum += each;
        return sum;
    }
}
