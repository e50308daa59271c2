package strategos.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Requests and answers about names, accounts and sessions. */
public final class Identity {

    private Identity() {}

    /**
     * The sender of a request.
     *
     * @param name the name of the account, or the last that the guest chose; null if none yet
     * @param account null for a guest
     */
    public record Me(@Nullable String name, @Nullable OwnAccount account) {}

    /**
     * The account of the sender.
     *
     * @param operator whether it may manage other accounts
     * @param muted whether it may not publish anything that others read
     */
    public record OwnAccount(String name, boolean operator, boolean muted) {}

    /** The name that a guest wants to be known by. */
    public record ChosenName(String name) {}

    /** The name and the password of an account. */
    public record Credentials(String name, String password) {}

    /** The own password, given once more. */
    public record Confirmation(String password) {}

    /**
     * Everything that a server stores of an account, for its owner.
     *
     * @param matches all of its matches, the last changed first
     * @param blocked the names of the players that it has blocked
     */
    public record Export(Profile profile, List<MatchSummary> matches, List<String> blocked) {

        public Export {
            matches = List.copyOf(matches);
            blocked = List.copyOf(blocked);
        }
    }

    /** A change of the own password. */
    public record PasswordChange(String current, String next) {}
}
