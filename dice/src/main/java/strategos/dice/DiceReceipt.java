package strategos.dice;

import java.util.List;

/**
 * What a client saw of the dice of a match, which it kept for itself. All bytes are hexadecimal.
 *
 * @param version of this format
 * @param seal the commitment of the server, seen before the client showed a link
 * @param tips the tips of all seats, seen before the client showed a link
 * @param own the client's own chains, in order
 * @param rolls the dice of battles that the client saw, such as {@code 6 3 1 - 5 2}
 */
public record DiceReceipt(
        int version,
        String match,
        long number,
        String header,
        String seal,
        List<SeatTip> tips,
        List<OwnChain> own,
        List<String> rolls) {

    public static final int VERSION = 1;

    public DiceReceipt {
        if (version != VERSION)
            throw new IllegalArgumentException(
                    "version %d of receipts is unknown, only %d".formatted(version, VERSION));
        tips = List.copyOf(tips);
        own = List.copyOf(own);
        rolls = List.copyOf(rolls);
    }

    /** The tip of a seat. */
    public record SeatTip(int seat, String tip) {}

    /**
     * A chain of the client.
     *
     * @param used how many of its links the server has accepted
     */
    public record OwnChain(int seat, String tip, int used) {}
}
