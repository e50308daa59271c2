package strategos.bots.conquest.value;

/** An estimate of how likely a seat wins. */
@FunctionalInterface
public interface Value {

    /** The chance of a seat in the position that the standings describe, from 0 to 1. */
    double chance(int seat, Standings standings);

    /** What the standings have to say about cards. */
    default Hands hands() {
        return Hands.COUNTED;
    }
}
