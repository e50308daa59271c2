package strategos.dice;

/**
 * The part of a client's hash chain that it has shown: the tip, and the links up to the last.
 *
 * @param from the first step that can use its links; {@link #SEALED} for the chain that the key of
 *     the match was made with
 * @param used the number of links shown, which never includes the tip
 * @param last the last link shown, or the tip
 */
public record Chain(Bytes32 tip, int from, int used, Bytes32 last) {

    /** Where the first chain of a seat begins. */
    public static final int SEALED = 0;

    public Chain {
        if (from < 0 || used < 0) throw new IllegalArgumentException("a chain begins at " + from);
    }

    /** A chain of which only the tip is known. */
    public static Chain of(Bytes32 tip, int from) {
        return new Chain(tip, from, 0, tip);
    }

    public boolean isNext(Bytes32 link) {
        return link.hash().equals(last);
    }

    public Chain shown(Bytes32 link) {
        return new Chain(tip, from, used + 1, link);
    }

    /** Whether the last link really leads back to the tip. */
    boolean isWhole() {
        return link(0).equals(tip);
    }

    /** A link that has been shown, by its number; 0 is the tip. */
    Bytes32 link(int number) {
        Bytes32 link = last;
        for (int at = used; at > number; at--) link = link.hash();
        return link;
    }
}
