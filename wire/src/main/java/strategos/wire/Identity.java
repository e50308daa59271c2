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
     * @param settings those that it has chosen in the client, in the order of their names
     */
    public record OwnAccount(String name, boolean operator, boolean muted, List<Setting> settings) {

        public OwnAccount {
            settings = List.copyOf(settings);
        }
    }

    /** A setting of the client. */
    public record Setting(String name, String value) {}

    /** All settings of an account, in place of the earlier ones. */
    public record OwnSettings(List<Setting> settings) {

        public OwnSettings {
            settings = List.copyOf(settings);
        }
    }

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
     * @param mailAddress where it wants e-mails; null if nowhere
     * @param settings those that it has chosen in the client
     * @param messages what it wrote in chats
     * @param boards the names of the boards that it has shared with everybody
     */
    public record Export(
            Profile profile,
            List<MatchSummary> matches,
            List<String> blocked,
            @Nullable String mailAddress,
            List<Setting> settings,
            List<Chat.Written> messages,
            List<String> boards) {

        public Export {
            boards = List.copyOf(boards);
            settings = List.copyOf(settings);
            matches = List.copyOf(matches);
            blocked = List.copyOf(blocked);
            messages = List.copyOf(messages);
        }
    }

    /** A change of the own password. */
    public record PasswordChange(String current, String next) {}
}
