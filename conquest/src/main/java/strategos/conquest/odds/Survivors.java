package strategos.conquest.odds;

/**
 * The armies left on both sides when it is over, or over in a certain way.
 *
 * @param attackers all that are left to the attacker, those on taken territories included
 * @param defenders all that are left in the way of the attacker
 */
public record Survivors(Distribution attackers, Distribution defenders) {

    /** The chance that it ends this way. */
    public double chance() {
        return attackers.total();
    }
}
