package strategos.conquest.odds;

/**
 * When an attacker gives up before the armies are spent. It attacks only while more than {@code
 * atArmies} stand on the territory that it attacks from, and while its odds of taking everything
 * that is still in its way, stopping for nothing, are at least {@code belowOdds}.
 */
public record StopRule(int atArmies, double belowOdds) {

    /** Attack until everything is taken or one army is left. */
    public static final StopRule NEVER = new StopRule(1, 0);

    public StopRule {
        if (atArmies < 1) {
            throw new IllegalArgumentException(
                    "stop at " + atArmies + " armies: one army always stays, so 1 is the least");
        }
        if (!(belowOdds >= 0 && belowOdds <= 1)) {
            throw new IllegalArgumentException(
                    "stop below odds of " + belowOdds + ": odds are between 0 and 1");
        }
    }
}
