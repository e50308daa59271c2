package strategos.wire;

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
     * @param muted whether it may not write to others
     */
    public record OwnAccount(String name, boolean operator, boolean muted) {}

    /** The name that a guest wants to be known by. */
    public record ChosenName(String name) {}

    /** The name and the password of an account. */
    public record Credentials(String name, String password) {}

    /** A change of the own password. */
    public record PasswordChange(String current, String next) {}
}
