package strategos.conquest.odds;

/**
 * The armies left on both sides at the end, or at one kind of ending.
 *
 * @param attackers all armies left to the attacker, including those on conquered territories
 * @param defenders all defenders left ahead
 */
public record Survivors(Distribution attackers, Distribution defenders) {

    /** The chance that it ends this way. */
    public double chance() {
        return attackers.total();
    }
}
