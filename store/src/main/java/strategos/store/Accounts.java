package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import strategos.store.Account.Mark;
import strategos.store.SeatLinks.MatchSeat;

/** The accounts of a server. Names that differ only in case are the same name. */
public final class Accounts {

    private static final String PREFIX = "@";

    /** How the ids of accounts begin that programs play. */
    static final String BOT_PREFIX = "@bot:";

    private static final String DELETED_PREFIX = "deleted:";
    private static final String SELECT =
            "SELECT id, name, password, is_operator, is_muted, is_banned, made_at FROM accounts ";

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    Accounts(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /** Whether the owner of a seat is an account, not a guest. */
    public static boolean isAccount(String owner) {
        return owner.startsWith(PREFIX);
    }

    /** Whether the owner of a seat is an account that a program plays. */
    public static boolean isBot(String owner) {
        return owner.startsWith(BOT_PREFIX);
    }

    /** Adds an account; empty if the name is taken. */
    public CompletableFuture<Optional<Account>> add(String random, String name, String password) {
        String id = PREFIX + random;
        return writer.submit(handle -> add(handle, id, name, password, clock.millis()));
    }

    static Optional<Account> add(Handle handle, String id, String name, String password, long now) {
        if (find(handle, "plain_name", plain(name)).isPresent()) return Optional.empty();
        Guests.remember(handle, id, now);
        handle.execute(
                """
                INSERT INTO accounts (id, name, plain_name, password, is_operator,
                    is_muted, is_banned, made_at)
                VALUES (?, ?, ?, ?, 0, 0, 0, ?)""",
                id,
                name,
                plain(name),
                password,
                now);
        return find(handle, "id", id);
    }

    public Optional<Account> named(String name) {
        return reader.read(handle -> find(handle, "plain_name", plain(name)));
    }

    public Optional<Account> find(String id) {
        return reader.read(handle -> find(handle, "id", id));
    }

    /** The accounts whose names contain a text, by name. */
    public List<Account> containing(String part, int most) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        SELECT
                                                + """
                                                WHERE plain_name LIKE ? ESCAPE '!'
                                                ORDER BY plain_name LIMIT ?""")
                                .bind(0, "%" + escaped(plain(part)) + "%")
                                .bind(1, most)
                                .map((row, _) -> account(row))
                                .list());
    }

    private static String escaped(String part) {
        return part.replace("!", "!!").replace("%", "!%").replace("_", "!_");
    }

    /** Changes the password, and ends all sessions but one. */
    public CompletableFuture<Void> setPassword(String id, String password, String keptSession) {
        return writer.run(
                handle -> {
                    handle.execute("UPDATE accounts SET password = ? WHERE id = ?", password, id);
                    handle.execute(
                            "DELETE FROM sessions WHERE account = ? AND id <> ?", id, keptSession);
                });
    }

    /** Sets a mark; an account that is banned has no sessions. */
    public CompletableFuture<Void> mark(String id, Mark mark) {
        return writer.run(
                handle -> {
                    set(handle, id, mark, 1);
                    if (mark == Mark.BANNED)
                        handle.execute("DELETE FROM sessions WHERE account = ?", id);
                });
    }

    public CompletableFuture<Void> unmark(String id, Mark mark) {
        return writer.run(handle -> set(handle, id, mark, 0));
    }

    private static void set(Handle handle, String id, Mark mark, int value) {
        handle.execute(
                "UPDATE accounts SET %s = ? WHERE id = ?".formatted(column(mark)), value, id);
    }

    /**
     * Deletes an account. Its matches stay, with another name in its seats.
     *
     * @param random makes the id of an owner that nobody can sign in as
     * @return the seats that it had
     */
    public CompletableFuture<List<MatchSeat>> delete(String id, String random) {
        return writer.submit(
                handle -> Deletion.run(handle, id, DELETED_PREFIX + random, clock.millis()));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static Optional<Account> find(Handle handle, String column, String value) {
        return handle.createQuery(SELECT + "WHERE " + column + " = ?")
                .bind(0, value)
                .map((row, _) -> account(row))
                .findFirst();
    }

    private static Account account(ResultSet row) throws SQLException {
        var marks = EnumSet.noneOf(Mark.class);
        for (Mark mark : Mark.values()) if (row.getInt(column(mark)) == 1) marks.add(mark);
        return new Account(
                row.getString("id"),
                row.getString("name"),
                row.getString("password"),
                marks,
                Instant.ofEpochMilli(row.getLong("made_at")));
    }

    private static String column(Mark mark) {
        return switch (mark) {
            case OPERATOR -> "is_operator";
            case MUTED -> "is_muted";
            case BANNED -> "is_banned";
        };
    }
}
