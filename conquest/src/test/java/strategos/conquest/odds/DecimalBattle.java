package strategos.conquest.odds;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.battle.RoundOdds;

/** A battle to the end with the printed dice, in 40 decimal digits, the whole field at once. */
final class DecimalBattle {

    private static final MathContext DIGITS = new MathContext(40);

    private final BigDecimal[][] field;

    DecimalBattle(int attackers, int defenders) {
        field = new BigDecimal[attackers + 1][defenders + 1];
        for (BigDecimal[] row : field) {
            Arrays.fill(row, BigDecimal.ZERO);
        }
        field[attackers][defenders] = BigDecimal.ONE;
        for (int armies = attackers; armies >= 2; armies--) {
            for (int left = defenders; left >= 1; left--) {
                roll(armies, left);
            }
        }
    }

    double[] conquered() {
        return Arrays.stream(field).mapToDouble(row -> row[0].doubleValue()).toArray();
    }

    double[] held() {
        double[] held = Arrays.stream(field[1]).mapToDouble(BigDecimal::doubleValue).toArray();
        held[0] = 0;
        return held;
    }

    private void roll(int armies, int defenders) {
        RoundOdds round =
                RoundOdds.of(
                        DiceLimits.PRINTED.attackDice(armies),
                        DiceLimits.PRINTED.defendDice(defenders));
        BigDecimal share =
                field[armies][defenders].divide(BigDecimal.valueOf(round.outcomes()), DIGITS);
        for (int losses = 0; losses <= round.compared(); losses++) {
            int left = defenders - (round.compared() - losses);
            BigDecimal so = share.multiply(BigDecimal.valueOf(round.ways(losses)), DIGITS);
            field[armies - losses][left] = field[armies - losses][left].add(so, DIGITS);
        }
    }
}
