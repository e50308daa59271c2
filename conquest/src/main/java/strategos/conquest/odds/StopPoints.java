package strategos.conquest.odds;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/** The points of one battle at which the attacker stops. */
final class StopPoints {

    private final int atArmies;
    private final int width;
    private final BitSet belowOdds = new BitSet();

    private StopPoints(int atArmies, int defenders) {
        this.atArmies = atArmies;
        this.width = defenders + 1;
    }

    /** For each battle of an assault, in their order. */
    static List<StopPoints> of(Assault assault, RoundChances rounds) {
        List<StopPoints> all = new ArrayList<>();
        for (int defenders : assault.defenders()) {
            all.add(new StopPoints(assault.stop().atArmies(), defenders));
        }
        if (assault.stop().belowOdds() > 0) {
            markBelowOdds(all, assault, rounds);
        }
        return all;
    }

    boolean at(int armies, int defenders) {
        return armies <= atArmies || belowOdds.get(armies * width + defenders);
    }

    /** From the last battle to the first, since winning one is worth the odds of all after it. */
    private static void markBelowOdds(List<StopPoints> all, Assault assault, RoundChances rounds) {
        IntToDoubleFunction onConquest = _ -> 1;
        for (int battle = all.size() - 1; battle >= 0; battle--) {
            double[] odds = all.get(battle).markBelow(assault, rounds, onConquest);
            onConquest = armies -> odds[armies - 1];
        }
    }

    /** Returns the odds by armies against all defenders, from here to the end of the assault. */
    private double[] markBelow(
            Assault assault, RoundChances rounds, IntToDoubleFunction onConquest) {
        int allDefenders = width - 1;
        double[] odds = new double[assault.armies() + 1];
        Prospects.visit(
                assault.armies(),
                allDefenders,
                rounds,
                onConquest,
                0,
                (armies, defenders, worth) -> {
                    if (worth < assault.stop().belowOdds()) {
                        belowOdds.set(armies * width + defenders);
                    }
                    if (defenders == allDefenders) {
                        odds[armies] = worth;
                    }
                });
        return odds;
    }
}
