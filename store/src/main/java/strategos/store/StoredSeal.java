package strategos.store;

/**
 * The seal of a match.
 *
 * @param number its public number
 * @param phase commit, reveal, live, open or void
 * @param since the server time at which clients were asked for what they have to send
 * @param facts the secret of the server and the links of the players, which are secret while the
 *     phase is neither open nor void
 */
public record StoredSeal(long number, String match, String phase, long since, String facts) {

    public static final String OPEN = "open";
    public static final String VOID = "void";

    /** Whether its secret is public. */
    public boolean isOpen() {
        return phase.equals(OPEN) || phase.equals(VOID);
    }

    @Override
    public String toString() {
        return "seal " + number + ", " + phase;
    }
}
