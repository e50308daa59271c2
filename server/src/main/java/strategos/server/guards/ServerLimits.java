package strategos.server.guards;

import java.time.Duration;

/**
 * The rate limits of a server.
 *
 * @param requests HTTP requests from one address, other than for pages
 * @param changes requests from one address that make or change something
 * @param newMatches matches made from one address
 * @param newBoards boards saved from one address
 * @param keptBoards the maximum number of saved boards
 * @param sockets sockets opened from one address
 * @param openSockets the maximum number of open sockets from one address
 * @param messages messages on one socket
 * @param accounts those of accounts
 * @param chat those of chats
 * @param advice hints and reasons of bots for one address
 * @param capacity what the server holds at a time
 */
public record ServerLimits(
        RateLimit requests,
        RateLimit changes,
        RateLimit newMatches,
        RateLimit newBoards,
        int keptBoards,
        RateLimit sockets,
        int openSockets,
        RateLimit messages,
        AccountLimits accounts,
        ChatLimits chat,
        RateLimit advice,
        Capacity capacity) {

    /**
     * The limits of accounts.
     *
     * @param newAccounts accounts made from one address
     * @param triesOfAddress passwords tried from one address
     * @param triesOfAccount passwords tried for one account, from all addresses together
     * @param passwordCost what each try costs
     */
    public record AccountLimits(
            RateLimit newAccounts,
            RateLimit triesOfAddress,
            RateLimit triesOfAccount,
            PasswordCost passwordCost) {}

    /**
     * The rate limits of chats.
     *
     * @param ofAddress chat messages from one address
     * @param ofPlayer chat messages of one player
     * @param reports reports of one address, and of one player
     */
    public record ChatLimits(RateLimit ofAddress, RateLimit ofPlayer, RateLimit reports) {}

    public static final ServerLimits STANDARD =
            new ServerLimits(
                    new RateLimit("requests", 200, Duration.ofMillis(50)),
                    new RateLimit("changes", 60, Duration.ofMillis(500)),
                    new RateLimit("new matches", 30, Duration.ofSeconds(4)),
                    new RateLimit("new boards", 30, Duration.ofSeconds(4)),
                    10_000,
                    new RateLimit("connections", 60, Duration.ofMillis(500)),
                    100,
                    new RateLimit("messages", 40, Duration.ofMillis(50)),
                    new AccountLimits(
                            new RateLimit("new accounts", 5, Duration.ofMinutes(10)),
                            new RateLimit("passwords", 10, Duration.ofSeconds(30)),
                            new RateLimit("passwords for this account", 20, Duration.ofMinutes(1)),
                            PasswordCost.STANDARD),
                    new ChatLimits(
                            new RateLimit("chat messages", 40, Duration.ofSeconds(1)),
                            new RateLimit("chat messages", 10, Duration.ofSeconds(3)),
                            new RateLimit("reports", 5, Duration.ofMinutes(1))),
                    new RateLimit("hints", 20, Duration.ofSeconds(2)),
                    Capacity.STANDARD);

    /** The same for another capacity, and another number of open sockets of one address. */
    public ServerLimits with(Capacity other, int openSocketsOfAddress) {
        return new ServerLimits(
                requests,
                changes,
                newMatches,
                newBoards,
                keptBoards,
                sockets,
                openSocketsOfAddress,
                messages,
                accounts,
                chat,
                advice,
                other);
    }
}
