package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;

/**
 * The processes that share a PostgreSQL database, and the matches that each of them plays.
 *
 * <p>A node is alive as long as it renews its lease. A match whose owner is not alive can be
 * claimed by another node; from then on every write of the former owner fails, however late it
 * comes. Times are those of the database. docs/decisions/0046-several-nodes.md
 */
public final class Nodes {

    /** How long a node usually counts as alive after it was heard of. */
    public static final Duration LEASE = Duration.ofSeconds(3);

    private static final Duration REMEMBERED = Duration.ofDays(1);

    private static final String NOW =
            "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

    /** The matches that no other living node plays. */
    private static final String FREE =
            "(owner IS NULL OR owner = :node"
                    + " OR owner NOT IN (SELECT id FROM nodes WHERE expires_at > "
                    + NOW
                    + "))";

    private final StoreReader database;
    private final Writer writer;
    private final ServerTime time;
    private final String self;
    private final Duration lease;

    /**
     * @param self the id of this node
     * @param lease how long it counts as alive after it was heard of
     */
    Nodes(StoreReader database, Writer writer, ServerTime time, String self, Duration lease) {
        this.database = database;
        this.writer = writer;
        this.time = time;
        this.self = self;
        this.lease = lease;
    }

    public String self() {
        return self;
    }

    public Duration lease() {
        return lease;
    }

    /** Makes this node known to the others, for the time of a lease. */
    public void join(String address, String secret) {
        database.read(
                handle -> {
                    handle.createUpdate("DELETE FROM nodes WHERE expires_at < " + NOW + " - :long")
                            .bind("long", REMEMBERED.toMillis())
                            .execute();
                    return handle.createUpdate(
                                    """
                                    INSERT INTO nodes (id, address, secret, expires_at)
                                    VALUES (:node, :address, :secret, %s + :lease)
                                    ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at"""
                                            .formatted(NOW))
                            .bind("node", self)
                            .bind("address", address)
                            .bind("secret", secret)
                            .bind("lease", lease.toMillis())
                            .execute();
                });
    }

    /**
     * Renews the lease of this node, and agrees with the others on the server time. The answer is
     * no if the lease has run out: others may have claimed its matches, and it has to join again.
     */
    public boolean renew() {
        return database.read(
                handle -> {
                    agreeOnTime(handle);
                    return handle.createUpdate(
                                            "UPDATE nodes SET expires_at = %s + :lease WHERE id = :node AND expires_at > %s"
                                                    .formatted(NOW, NOW))
                                    .bind("node", self)
                                    .bind("lease", lease.toMillis())
                                    .execute()
                            == 1;
                });
    }

    private void agreeOnTime(Handle handle) {
        long latest =
                handle.createQuery(
                                """
                                UPDATE server_time SET millis = GREATEST(millis, :own) WHERE id = 1
                                RETURNING millis""")
                        .bind("own", time.millis())
                        .mapTo(Long.class)
                        .one();
        time.advanceTo(latest);
    }

    /** Lets the others have the matches of this node at once, because it stops. */
    public void leave() {
        database.read(
                handle -> handle.execute("UPDATE nodes SET expires_at = 0 WHERE id = ?", self));
    }

    /** All nodes that are alive. */
    public List<Node> alive() {
        return database.read(
                handle ->
                        handle.createQuery(
                                        "SELECT id, address, secret FROM nodes WHERE expires_at > "
                                                + NOW)
                                .map((row, _) -> node(row))
                                .list());
    }

    /** The other node that plays a match, if it is alive. */
    public Optional<Node> otherOwnerOf(String match) {
        return database.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT nodes.id, address, secret FROM matches
                                        JOIN nodes ON nodes.id = matches.owner
                                        WHERE matches.id = :match AND nodes.id <> :node
                                            AND expires_at > %s"""
                                                .formatted(NOW))
                                .bind("match", match)
                                .bind("node", self)
                                .map((row, _) -> node(row))
                                .findFirst());
    }

    /** Whether this node is the one that has claimed a match last. */
    public boolean owns(String match) {
        return database.read(
                handle ->
                        handle.createQuery(
                                                "SELECT COUNT(*) FROM matches WHERE id = ? AND owner = ?")
                                        .bind(0, match)
                                        .bind(1, self)
                                        .mapTo(Integer.class)
                                        .one()
                                > 0);
    }

    private static Node node(ResultSet row) throws SQLException {
        return new Node(row.getString("id"), row.getString("address"), row.getString("secret"));
    }

    /** Claims a match for this node; empty if another one that is alive plays it. */
    public CompletableFuture<Optional<Fence>> claim(String match) {
        return writer.submit(
                handle ->
                        handle.createQuery(
                                        "UPDATE matches SET owner = :node, epoch = epoch + 1"
                                                + " WHERE id = :match AND "
                                                + FREE
                                                + " RETURNING epoch")
                                .bind("match", match)
                                .bind("node", self)
                                .mapTo(Long.class)
                                .findFirst()
                                .map(epoch -> new Fence(match, Optional.of(epoch))));
    }

    /** Takes a match from a node that does not run any more, before its lease has run out. */
    public CompletableFuture<Void> release(String match, String node) {
        return writer.run(
                handle ->
                        handle.execute(
                                """
                                UPDATE matches SET owner = NULL, epoch = epoch + 1
                                WHERE id = ? AND owner = ?""",
                                match,
                                node));
    }

    /** The matches in which a clock has run out, and that no other node plays; the oldest first. */
    public List<String> due(long serverMillis, int most) {
        return database.read(
                handle ->
                        handle.createQuery(
                                        "SELECT id FROM matches WHERE due_at <= :now AND "
                                                + FREE
                                                + " ORDER BY due_at LIMIT :most")
                                .bind("now", serverMillis)
                                .bind("node", self)
                                .bind("most", most)
                                .mapTo(String.class)
                                .list());
    }
}
