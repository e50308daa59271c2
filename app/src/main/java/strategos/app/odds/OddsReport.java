package strategos.app.odds;

import java.util.List;
import java.util.stream.IntStream;
import strategos.conquest.odds.AssaultOdds;
import strategos.conquest.odds.Distribution;
import strategos.conquest.odds.Offensive;
import strategos.conquest.odds.Survivors;

/** The odds of an assault as JSON: the question, then the full answer. */
record OddsReport(
        Offensive assault,
        double win,
        double expectedAttackerLosses,
        double expectedDefenderLosses,
        List<Ending> endings) {

    /** The ending with one number of territories taken, with its survivors. */
    record Ending(int taken, double chance, List<Left> attackers, List<Left> defenders) {}

    record Left(int armies, double chance) {}

    static OddsReport of(AssaultOdds odds) {
        return new OddsReport(
                odds.assault(),
                odds.win(),
                odds.expectedAttackerLosses(),
                odds.expectedDefenderLosses(),
                IntStream.range(0, odds.endings().size())
                        .mapToObj(taken -> ending(taken, odds.endings().get(taken)))
                        .toList());
    }

    private static Ending ending(int taken, Survivors survivors) {
        return new Ending(
                taken,
                survivors.chance(),
                left(survivors.attackers()),
                left(survivors.defenders()));
    }

    private static List<Left> left(Distribution distribution) {
        return IntStream.rangeClosed(distribution.least(), distribution.most())
                .mapToObj(armies -> new Left(armies, distribution.chance(armies)))
                .toList();
    }
}
