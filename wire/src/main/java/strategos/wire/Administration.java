package strategos.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

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

    /**
     * A report that no operator has handled yet.
     *
     * @param reporter the name of who made it
     * @param reported the name of the player whom it is about
     * @param account the account of that player; null for a guest
     * @param line the message that it is about; null if it is about what else the player does
     * @param mutedUntil until when that player is muted, in milliseconds since 1970; null if not
     * @param at when it was made, in milliseconds since 1970
     */
    public record ReportRow(
            String id,
            String match,
            String reporter,
            String reported,
            @Nullable String account,
            Chat.@Nullable Line line,
            String reason,
            @Nullable Long mutedUntil,
            long at) {}

    /** For how long a guest is to publish nothing. */
    public record GuestMute(int hours) {}
}
