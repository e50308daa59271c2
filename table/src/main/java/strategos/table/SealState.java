package strategos.table;

import strategos.dice.SealRecord;

/**
 * The dice of a sealed match as they are stored.
 *
 * @param since the server time at which clients were asked for what they have to send now
 */
public record SealState(Phase phase, long since, SealRecord record) {

    /** How far a seal is. */
    public enum Phase {
        /** Clients commit to hash chains. */
        COMMIT,
        /** Clients show their first links. */
        REVEAL,
        /** The match is played. */
        LIVE,
        /** The match is over, and the secret is public. */
        OPEN,
        /** The seal was given up, and its secret is public. */
        VOID
    }
}
