package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** The boards that accounts have shared with everybody, and how often boards are played. */
public final class Gallery {

    private static final String SELECT =
            """
            SELECT board, owner, title, author, licence, territories, continents, borders,
                least_value, most_value FROM gallery\s""";

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    /** The result of sharing a board. */
    public enum Shared {
        /** It is in the gallery, now or already. */
        SHARED,
        /** Its owner has shared as many as an account may. */
        ENOUGH_OF_OWNER,
        /** The limit for all boards is reached. */
        FULL
    }

    Gallery(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /** Adds a saved board, unless a limit is reached; one that is there is left unchanged. */
    public CompletableFuture<Shared> share(GalleryEntry entry, int most, int mostOfOwner) {
        return writer.submit(
                handle -> {
                    if (count(handle, "WHERE board = ?", entry.board()) > 0) return Shared.SHARED;
                    if (count(handle, "WHERE owner = ?", entry.owner()) >= mostOfOwner)
                        return Shared.ENOUGH_OF_OWNER;
                    if (count(handle, "") >= most) return Shared.FULL;
                    insert(handle, entry);
                    return Shared.SHARED;
                });
    }

    private void insert(Handle handle, GalleryEntry entry) {
        handle.execute(
                """
                INSERT INTO gallery (board, owner, title, author, licence, territories, continents,
                    borders, least_value, most_value, shared_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                entry.board(),
                entry.owner(),
                entry.title(),
                entry.author(),
                entry.licence(),
                entry.territories(),
                entry.continents(),
                entry.borders(),
                entry.leastValue(),
                entry.mostValue(),
                clock.millis());
    }

    private static int count(Handle handle, String where, Object... arguments) {
        var query = handle.createQuery("SELECT COUNT(*) FROM gallery " + where);
        for (int i = 0; i < arguments.length; i++) query.bind(i, arguments[i]);
        return query.mapTo(Integer.class).one();
    }

    /** Takes a board out of the gallery; it stays a saved board. */
    public CompletableFuture<Void> withdraw(String board) {
        return writer.run(handle -> handle.execute("DELETE FROM gallery WHERE board = ?", board));
    }

    public Optional<GalleryEntry> find(String board) {
        return list("WHERE board = ?", board).stream().findFirst();
    }

    /** All boards, the one shared last first. */
    public List<GalleryEntry> all() {
        return list("ORDER BY shared_at DESC, board");
    }

    /** The boards that an account has shared, the last first. */
    public List<GalleryEntry> of(String owner) {
        return list("WHERE owner = ? ORDER BY shared_at DESC, board", owner);
    }

    private List<GalleryEntry> list(String rest, Object... arguments) {
        return reader.read(
                handle -> {
                    var query = handle.createQuery(SELECT + rest);
                    for (int i = 0; i < arguments.length; i++) query.bind(i, arguments[i]);
                    return query.map((row, _) -> entry(row)).list();
                });
    }

    private static GalleryEntry entry(ResultSet row) throws SQLException {
        return new GalleryEntry(
                row.getString("board"),
                row.getString("owner"),
                row.getString("title"),
                row.getString("author"),
                row.getString("licence"),
                row.getInt("territories"),
                row.getInt("continents"),
                row.getInt("borders"),
                row.getInt("least_value"),
                row.getInt("most_value"));
    }

    /** Notes once that a match was played to its end on a board. */
    public CompletableFuture<Void> notePlay(String match, String board) {
        return writer.run(
                handle ->
                        handle.execute(
                                """
                                INSERT INTO board_plays (match_id, board) VALUES (?, ?)
                                ON CONFLICT DO NOTHING""",
                                match,
                                board));
    }

    /** How many matches were played to their end on each board. */
    public Map<String, Integer> plays() {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        "SELECT board, COUNT(*) AS plays FROM board_plays GROUP BY"
                                                + " board")
                                .map(
                                        (row, _) ->
                                                Map.entry(
                                                        row.getString("board"),
                                                        row.getInt("plays")))
                                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }
}
