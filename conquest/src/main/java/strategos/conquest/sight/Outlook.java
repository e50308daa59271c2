package strategos.conquest.sight;

/** What one viewer sees from where it looks, at one moment. */
public interface Outlook {

    /** The index of the viewer's own seat, or -1. */
    int seat();

    /** Whether the viewer looks back at a match that is over. */
    boolean looksBack();

    /** Whether some of the board may be hidden from the viewer now. */
    boolean isFogged();

    /** Whether the viewer sees a territory. */
    boolean sees(int territory);

    /** Whether the viewer knows all that an owner has, and what it does. */
    boolean knows(int owner);
}
