package strategos.store;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The accounts that programs play, each owned by the account of a person. A program is identified
 * by the hash of a token that only it has.
 */
public final class BotAccounts {

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    BotAccounts(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /**
     * A bot account as its owner sees it.
     *
     * @param hasToken whether a program can play it
     */
    public record OwnBot(String id, String name, boolean hasToken) {}

    /**
     * Adds a bot account; empty if the name is taken.
     *
     * @param token the hash of its token
     */
    public CompletableFuture<Optional<Account>> add(
            String random, String name, String owner, String token) {
        String id = Accounts.BOT_PREFIX + random;
        return writer.submit(
                handle -> {
                    var made = Accounts.add(handle, id, name, "", clock.millis());
                    if (made.isPresent())
                        handle.execute(
                                "INSERT INTO bot_accounts (id, owner, token) VALUES (?, ?, ?)",
                                id,
                                owner,
                                token);
                    return made;
                });
    }

    /** The bot accounts of a person, by name. */
    public List<OwnBot> of(String owner) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT b.id, a.name, CASE WHEN b.token IS NULL THEN 0 ELSE 1 END AS has_token
                                        FROM bot_accounts b JOIN accounts a ON a.id = b.id
                                        WHERE b.owner = ? ORDER BY a.plain_name""")
                                .bind(0, owner)
                                .map(
                                        (row, _) ->
                                                new OwnBot(
                                                        row.getString("id"),
                                                        row.getString("name"),
                                                        row.getInt("has_token") == 1))
                                .list());
    }

    /** The name of the person who owns a bot account; empty if it is no bot. */
    public Optional<String> ownerOf(String id) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT a.name FROM bot_accounts b
                                        JOIN accounts a ON a.id = b.owner WHERE b.id = ?""")
                                .bind(0, id)
                                .mapTo(String.class)
                                .findFirst());
    }

    /** The bot account that a token belongs to, unless it or its owner is banned. */
    public Optional<String> accountOf(String token) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT b.id FROM bot_accounts b
                                        JOIN accounts a ON a.id = b.id
                                        JOIN accounts o ON o.id = b.owner
                                        WHERE b.token = ? AND a.is_banned = 0 AND o.is_banned = 0""")
                                .bind(0, token)
                                .mapTo(String.class)
                                .findFirst());
    }

    /** Gives a bot account another token, or none; the one before is void. */
    public CompletableFuture<Void> setToken(String id, Optional<String> token) {
        return writer.run(
                handle -> {
                    handle.execute(
                            "UPDATE bot_accounts SET token = ? WHERE id = ?",
                            token.orElse(null),
                            id);
                });
    }
}
