package strategos.wire;

import java.util.List;

/** Requests and answers of operators, about the accounts of others. */
public final class Administration {

    private Administration() {}

    /**
     * An account as operators see it.
     *
     * @param madeAt when it was created, in milliseconds since 1970
     */
    public record AccountRow(
            String name, long madeAt, boolean operator, boolean muted, boolean banned) {}

    /** The name of an account to create. */
    public record NewAccount(String name) {}

    /** A password that the server chose, which is shown this once. */
    public record NewPassword(String name, String password) {}

    /**
     * A hint that two players may have helped each other in a rated match.
     *
     * @param kind {@code shared-address} or {@code truce}
     * @param players the names of both
     * @param at when it was noticed, in milliseconds since 1970
     */
    public record FlaggedMatch(String match, String kind, List<String> players, long at) {

        public FlaggedMatch {
            players = List.copyOf(players);
        }
    }
}
