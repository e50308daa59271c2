package strategos.app.odds;

import java.util.ArrayList;
import java.util.List;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.battle.RoundOdds;

/** The odds of one round for every combination of dice, as text. */
final class RoundsText {

    private RoundsText() {}

    static String of(DiceLimits limits) {
        StringBuilder text =
                new StringBuilder("One round, by the armies that the attacker loses and kills\n");
        for (int attack = 1; attack <= limits.attack(); attack++) {
            for (int defend = 1; defend <= limits.defend(); defend++) {
                String dice = attack == 1 ? "die" : "dice";
                text.append("\n%d %s against %d\n".formatted(attack, dice, defend));
                text.append(Bars.ofAll(rows(RoundOdds.of(attack, defend))));
            }
        }
        return text.toString();
    }

    private static List<Bars.Row> rows(RoundOdds odds) {
        List<Bars.Row> rows = new ArrayList<>();
        for (int lost = 0; lost <= odds.compared(); lost++) {
            rows.add(
                    new Bars.Row(
                            "lose %d, kill %d".formatted(lost, odds.compared() - lost),
                            odds.chance(lost).value(),
                            odds.ways(lost) + "/" + odds.outcomes()));
        }
        return rows;
    }
}
