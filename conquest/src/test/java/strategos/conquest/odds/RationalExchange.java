package strategos.conquest.odds;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import strategos.conquest.rules.Structure.Together;

/** A battle of orders in rational numbers, army by army and draw by draw. */
final class RationalExchange {

    private RationalExchange() {}

    /** The chance of each pair of attackers and defenders left; 0 defenders: it is taken. */
    static Map<List<Integer>, Ratio> ends(Together rules, int attackers, int defenders) {
        Map<List<Integer>, Ratio> ends = new HashMap<>();
        for (int a = 0; a <= attackers; a++) {
            for (int d = 0; d <= defenders; d++) {
                Ratio chance =
                        binomial(attackers, a, rules.attackersKill())
                                .times(binomial(defenders, d, rules.defendersKill()));
                int killed = parts(rules, attackers, rules.attackersKill(), a);
                int lost = parts(rules, defenders, rules.defendersKill(), d);
                Map<List<Integer>, Integer> draws = new HashMap<>();
                for (int draw = 0; draw < 10_000; draw++) {
                    int attackersLeft = Math.max(0, attackers - rounded(lost, draw));
                    int defendersLeft = Math.max(0, defenders - rounded(killed, draw));
                    if (attackersLeft == 0) defendersLeft = Math.max(1, defendersLeft);
                    draws.merge(List.of(attackersLeft, defendersLeft), 1, Integer::sum);
                }
                draws.forEach(
                        (left, times) ->
                                ends.merge(
                                        left, chance.times(Ratio.of(times, 10_000)), Ratio::plus));
            }
        }
        return ends;
    }

    private static Ratio binomial(int tries, int successes, int percent) {
        Ratio chance = Ratio.ONE;
        for (int i = 1; i <= successes; i++)
            chance = chance.times(Ratio.of(tries - successes + i, i));
        for (int i = 0; i < successes; i++) chance = chance.times(Ratio.of(percent, 100));
        for (int i = successes; i < tries; i++) chance = chance.times(Ratio.of(100 - percent, 100));
        return chance;
    }

    private static int parts(Together rules, int armies, int percent, int rolled) {
        return (100 - rules.luck()) * armies * percent + rules.luck() * 100 * rolled;
    }

    private static int rounded(int parts, int draw) {
        return parts / 10_000 + (draw < parts % 10_000 ? 1 : 0);
    }
}
