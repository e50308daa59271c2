package strategos.wire;

/**
 * The exact odds of one battle, fought until the territory falls or the attacker stops.
 *
 * @param win the chance that the territory falls
 * @param expectedAttackerLeft the armies left to the attacker on average, however it ends
 * @param expectedDefenderLeft the armies left to the defender on average, however it ends
 */
public record OddsAnswer(
        int attackers,
        int defenders,
        int stop,
        double win,
        double expectedAttackerLeft,
        double expectedDefenderLeft) {}
