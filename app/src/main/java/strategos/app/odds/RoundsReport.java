package strategos.app.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.battle.RoundOdds;

/** The odds of one round for every combination of dice, as JSON. */
record RoundsReport(List<Round> rounds) {

    record Round(int attackDice, int defendDice, List<Losses> losses) {}

    record Losses(int attacker, int defender, int ways, int outcomes) {}

    static RoundsReport of(DiceLimits dice) {
        List<Round> rounds = new ArrayList<>();
        for (int attack = 1; attack <= dice.attack(); attack++) {
            for (int defend = 1; defend <= dice.defend(); defend++) {
                rounds.add(new Round(attack, defend, losses(RoundOdds.of(attack, defend))));
            }
        }
        return new RoundsReport(rounds);
    }

    private static List<Losses> losses(RoundOdds odds) {
        return IntStream.rangeClosed(0, odds.compared())
                .mapToObj(
                        lost ->
                                new Losses(
                                        lost,
                                        odds.compared() - lost,
                                        odds.ways(lost),
                                        odds.outcomes()))
                .toList();
    }
}
