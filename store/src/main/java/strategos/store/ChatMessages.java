package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import strategos.store.ChatMessage.Author;

/** The chats of matches. A message is deleted after a while, unless a report is about it. */
public final class ChatMessages {

    /** How long a message is stored, unless an operator says otherwise. */
    public static final Duration LIFE = Duration.ofDays(30);

    /** A match with more messages loses the oldest. */
    static final int MOST_PER_MATCH = 500;

    private static final String SELECT =
            "SELECT match_id, number, author, seat, name, team, phrase, text, at FROM chat_messages ";

    private static final String NOT_REPORTED =
            " AND NOT EXISTS (SELECT 1 FROM reports r"
                    + " WHERE r.match_id = chat_messages.match_id"
                    + " AND r.number = chat_messages.number)";

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;
    private volatile Duration life = LIFE;

    ChatMessages(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /**
     * Adds a message to the chat of a match.
     *
     * @param team the team that may read it; empty for everybody
     * @param phrase the name of a prepared phrase, with an empty text
     */
    public CompletableFuture<ChatMessage> add(
            String match,
            Author author,
            Optional<Integer> team,
            Optional<String> phrase,
            String text) {
        return writer.submit(
                handle -> {
                    int number = last(handle, match) + 1;
                    var at = Instant.ofEpochMilli(clock.millis());
                    var message = new ChatMessage(match, number, author, team, phrase, text, at);
                    insert(handle, message);
                    handle.execute(
                            "DELETE FROM chat_messages WHERE match_id = ? AND number <= ?"
                                    + NOT_REPORTED,
                            match,
                            number - MOST_PER_MATCH);
                    return message;
                });
    }

    private static int last(Handle handle, String match) {
        return handle.createQuery(
                        "SELECT COALESCE(MAX(number), 0) FROM chat_messages WHERE match_id = ?")
                .bind(0, match)
                .mapTo(Integer.class)
                .one();
    }

    private static void insert(Handle handle, ChatMessage message) {
        Guests.remember(handle, message.author().id(), message.at().toEpochMilli());
        handle.execute(
                """
                INSERT INTO chat_messages
                    (match_id, number, author, seat, name, team, phrase, text, at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                message.match(),
                message.number(),
                message.author().id(),
                message.author().seat(),
                message.author().name(),
                message.team().orElse(null),
                message.phrase().orElse(null),
                message.text(),
                message.at().toEpochMilli());
    }

    /** The chat of a match, without the messages of players whom the reader has blocked. */
    public List<ChatMessage> of(String match, String reading) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        SELECT
                                                + """
                                                WHERE match_id = ? AND at > ? AND author NOT IN
                                                    (SELECT blocked FROM blocks WHERE account = ?)
                                                ORDER BY number""")
                                .bind(0, match)
                                .bind(1, oldest())
                                .bind(2, reading)
                                .map((row, _) -> message(row))
                                .list());
    }

    /** All messages of an author, the oldest first. */
    public List<ChatMessage> by(String author) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        SELECT + "WHERE author = ? ORDER BY at, match_id, number")
                                .bind(0, author)
                                .map((row, _) -> message(row))
                                .list());
    }

    public Optional<ChatMessage> find(String match, int number) {
        return reader.read(
                handle ->
                        handle.createQuery(SELECT + "WHERE match_id = ? AND number = ?")
                                .bind(0, match)
                                .bind(1, number)
                                .map((row, _) -> message(row))
                                .findFirst());
    }

    /**
     * Deletes what a message says, for an operator. Its number stays taken, as reports and clients
     * know it by that; returns whether there was such a message.
     */
    public CompletableFuture<Boolean> delete(String match, int number) {
        return writer.submit(
                handle ->
                        handle.execute(
                                        "UPDATE chat_messages SET phrase = NULL, text = ''"
                                                + " WHERE match_id = ? AND number = ?",
                                        match,
                                        number)
                                > 0);
    }

    /** Changes how long messages are stored. */
    public void keepFor(Duration time) {
        life = time;
    }

    /** Deletes messages whose time is over; returns how many. */
    public CompletableFuture<Integer> expire() {
        return writer.submit(
                handle ->
                        handle.execute(
                                "DELETE FROM chat_messages WHERE at <= ?" + NOT_REPORTED,
                                oldest()));
    }

    private long oldest() {
        return clock.millis() - life.toMillis();
    }

    /** Gives the messages of a guest to an account. */
    static void handOver(Handle handle, String guest, String account) {
        handle.execute("UPDATE chat_messages SET author = ? WHERE author = ?", account, guest);
    }

    private static ChatMessage message(ResultSet row) throws SQLException {
        @Nullable Object team = row.getObject("team");
        return new ChatMessage(
                row.getString("match_id"),
                row.getInt("number"),
                new Author(row.getString("author"), row.getInt("seat"), row.getString("name")),
                team == null ? Optional.empty() : Optional.of(row.getInt("team")),
                Optional.ofNullable(row.getString("phrase")),
                row.getString("text"),
                Instant.ofEpochMilli(row.getLong("at")));
    }
}
