package strategos.server;

import java.time.Duration;
import strategos.store.ChatMessages;

/**
 * How long a server keeps what nobody uses any more; zero for ever. What belongs to an account is
 * kept as long as the account.
 *
 * @param matches matches of guests, from their last change on
 * @param boards boards outside the gallery, from their last use on
 * @param chat chat messages, of accounts too
 */
public record Retention(Duration matches, Duration boards, Duration chat) {

    public static final Retention STANDARD =
            new Retention(Duration.ofDays(365), Duration.ofDays(365), ChatMessages.LIFE);

    public Retention {
        if (matches.isNegative() || boards.isNegative() || chat.isNegative())
            throw new IllegalArgumentException("nothing is kept for a negative time");
    }
}
