package strategos.conquest.orders;

/**
 * The result of a battle of orders.
 *
 * @param attackers the number of attacking armies lost
 * @param defenders the number of defending armies lost
 * @param occupied the number of attackers that move in; 0 if the territory does not fall
 */
public record BattleResult(int attackers, int defenders, int occupied) {}
