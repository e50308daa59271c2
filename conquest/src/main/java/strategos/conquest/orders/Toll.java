package strategos.conquest.orders;

/**
 * What a battle of orders comes to.
 *
 * @param attackers how many attacking armies are lost
 * @param defenders how many defending ones
 * @param occupied how many attackers move in; 0 if the territory does not fall
 */
public record Toll(int attackers, int defenders, int occupied) {}
