package strategos.wire;

/**
 * The exact odds of one battle, fought until the territory falls or the attacker stops.
 *
 * @param win the probability that the territory falls
 * @param expectedAttackerLeft the average number of armies left to the attacker, win or lose
 * @param expectedDefenderLeft the average number of armies left to the defender, win or lose
 */
public record OddsAnswer(
        int attackers,
        int defenders,
        int stop,
        double win,
        double expectedAttackerLeft,
        double expectedDefenderLeft) {}
