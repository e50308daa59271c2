package strategos.conquest.odds;

/**
 * When an attacker stops early. It attacks only while more than {@code atArmies} armies are on the
 * attacking territory, and while its odds of taking everything ahead, without stopping, are at
 * least {@code belowOdds}.
 */
public record StopRule(int atArmies, double belowOdds) {

    /** Attack until everything is taken or one army is left. */
    public static final StopRule NEVER = new StopRule(1, 0);

    public StopRule {
        if (atArmies < 1) {
            throw new IllegalArgumentException(
                    "stop at " + atArmies + " armies: one army always stays, so the minimum is 1");
        }
        if (!(belowOdds >= 0 && belowOdds <= 1)) {
            throw new IllegalArgumentException(
                    "stop below odds of " + belowOdds + ": odds are between 0 and 1");
        }
    }
}
