package strategos.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The dice of a sealed match as far as anybody may know them now. Bytes are hexadecimal.
 *
 * @param number the public number of the seal
 * @param header the hash of the sealed header
 * @param seal the hash that the server is bound to
 * @param seats the seats of people, in order
 * @param voids the seals of this match that were given up before
 * @param secret the secret of the server, when the match is over
 */
public record SealedDice(
        long number,
        String header,
        String seal,
        Phase phase,
        List<SeatDice> seats,
        List<VoidDice> voids,
        @Nullable String secret) {

    public SealedDice {
        seats = List.copyOf(seats);
        voids = List.copyOf(voids);
    }

    /** How far the dice of a match are. */
    public enum Phase {
        /** Clients commit to hash chains. */
        COMMIT,
        /** Clients show their first links. */
        REVEAL,
        /** The match is played. */
        LIVE,
        /** The match is over, and everything can be checked. */
        OPEN
    }

    /**
     * The dice of a seat.
     *
     * @param takesPart whether its first link goes into the key
     * @param sealedTip the tip of its first chain
     * @param tip the tip of the chain that it uses now
     * @param used how many links of that chain it has shown; null for all but one's own seats
     * @param asked whether the server asks for its next link
     */
    public record SeatDice(
            int seat,
            boolean takesPart,
            @Nullable String sealedTip,
            @Nullable String tip,
            @Nullable Integer used,
            boolean asked) {}

    /**
     * A seal that was given up.
     *
     * @param silent the seats that did not answer
     */
    public record VoidDice(long number, String seal, String secret, List<Integer> silent) {

        public VoidDice {
            silent = List.copyOf(silent);
        }
    }
}
