package strategos.dice;

/**
 * The hash chain of a client: each link is the hash of the next. Its owner sends the tip first and
 * then one link after the other, so nobody else knows the next, and nobody can change it.
 *
 * @param end the last link, drawn at random
 * @param length the number of links after the tip
 */
public record HashChain(Bytes32 end, int length) {

    public HashChain {
        if (length < 1) throw new IllegalArgumentException("a chain has links, not " + length);
    }

    public Bytes32 tip() {
        return link(0);
    }

    /** The link of this number: 0 is the tip, and {@code length} the last. */
    public Bytes32 link(int number) {
        if (number < 0 || number > length)
            throw new IllegalArgumentException(
                    "there is no link %d in a chain of %d".formatted(number, length));
        Bytes32 link = end;
        for (int at = length; at > number; at--) link = link.hash();
        return link;
    }
}
