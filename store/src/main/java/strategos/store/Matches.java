package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import strategos.store.MatchOrigin.Kind;
import strategos.store.Occupant.Bot;
import strategos.store.Occupant.Open;
import strategos.store.Occupant.Person;

/** Stored matches, and the occupants of their seats. */
public final class Matches {

    private static final String SELECT =
            "SELECT id, header, pace, time_control, clock, turn, deciders, winners, is_over, host,"
                    + " origin, origin_step, practice, changed_at"
                    + " FROM matches ";

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    Matches(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /** Adds a match that has not begun, made by a guest who may sit in it or not. */
    public CompletableFuture<Void> add(
            String id,
            String header,
            String pace,
            Optional<String> timeControl,
            List<Occupant> seats,
            String maker) {
        return writer.run(handle -> insert(handle, id, header, pace, timeControl, seats, maker));
    }

    /** Adds a match without clocks that begins from a position of another. */
    public CompletableFuture<Void> add(
            String id,
            String header,
            String pace,
            List<Occupant> seats,
            String maker,
            Beginning beginning) {
        return writer.run(
                handle -> {
                    insert(handle, id, header, pace, Optional.empty(), seats, maker);
                    var origin = beginning.origin();
                    handle.execute(
                            "UPDATE matches SET origin = ?, origin_step = ?, practice = ?"
                                    + " WHERE id = ?",
                            origin.match(),
                            origin.step(),
                            origin.kind() == Kind.PRACTICE ? 1 : 0,
                            id);
                    Steps.insert(handle, id, beginning.steps(), clock.millis());
                    Steps.update(handle, Fence.none(id), beginning.standing(), clock.millis());
                });
    }

    private void insert(
            Handle handle,
            String id,
            String header,
            String pace,
            Optional<String> timeControl,
            List<Occupant> seats,
            String maker) {
        boolean isSeated = StoredMatch.seatOf(maker, seats).isPresent();
        Guests.remember(handle, maker, clock.millis());
        handle.execute(
                """
                INSERT INTO matches
                    (id, header, pace, time_control, turn, is_over, made_at, changed_at,
                     maker, host)
                VALUES (?, ?, ?, ?, 0, 0, ?, ?, ?, ?)""",
                id,
                header,
                pace,
                timeControl.orElse(null),
                clock.millis(),
                clock.millis(),
                isSeated ? null : maker,
                maker);
        for (int seat = 0; seat < seats.size(); seat++)
            insertSeat(handle, id, seat, seats.get(seat));
    }

    private void insertSeat(Handle handle, String id, int seat, Occupant occupant) {
        if (occupant instanceof Person person)
            Guests.remember(handle, person.guest(), clock.millis());
        handle.execute(
                "INSERT INTO seats (match_id, seat, kind, name, bot, guest) VALUES (?, ?, ?, ?, ?, ?)",
                id,
                seat,
                kind(occupant),
                occupant.name(),
                occupant instanceof Bot bot ? bot.bot() : null,
                occupant instanceof Person person ? person.guest() : null);
    }

    /**
     * Gives the first open seat to a person, unless they have one in this match already. The answer
     * is the seat of that person; empty if none is open.
     */
    public CompletableFuture<OptionalInt> takeOpenSeat(String id, Person person) {
        return takeOpenSeats(id, List.of(person))
                .thenApply(taken -> taken.stream().mapToInt(seat -> seat).findFirst());
    }

    /**
     * Gives open seats to the people at one screen, as far as there are enough. The answer is their
     * seats; if they already had some in this match, those alone.
     */
    public CompletableFuture<List<Integer>> takeOpenSeats(String id, List<Person> screen) {
        return writer.submit(
                handle -> {
                    var seats = seats(handle, id);
                    var held = StoredMatch.seatsOf(screen.getFirst().guest(), seats);
                    if (!held.isEmpty()) return held;
                    var open =
                            IntStream.range(0, seats.size())
                                    .filter(seat -> seats.get(seat) instanceof Open)
                                    .limit(screen.size())
                                    .boxed()
                                    .toList();
                    for (int i = 0; i < open.size(); i++)
                        give(handle, id, open.get(i), screen.get(i));
                    return open;
                });
    }

    private void give(Handle handle, String id, int seat, Person person) {
        Guests.remember(handle, person.guest(), clock.millis());
        handle.execute(
                "UPDATE seats SET kind = ?, name = ?, guest = ? WHERE match_id = ? AND seat = ?",
                kind(person),
                person.name(),
                person.guest(),
                id,
                seat);
    }

    /** Gives the seat of a person to a bot, or opens it. */
    public CompletableFuture<Void> replace(String id, int seat, Occupant next) {
        return writer.run(
                handle ->
                        handle.execute(
                                """
                                UPDATE seats SET kind = ?, name = ?, bot = ?, guest = NULL
                                WHERE match_id = ? AND seat = ?""",
                                kind(next),
                                next.name(),
                                next instanceof Bot bot ? bot.bot() : null,
                                id,
                                seat));
    }

    public CompletableFuture<Void> setPace(Fence fence, String pace) {
        return writer.run(
                handle -> {
                    fence.require(handle);
                    handle.execute("UPDATE matches SET pace = ? WHERE id = ?", pace, fence.match());
                });
    }

    /** Stores clocks that changed without a step. */
    public CompletableFuture<Void> setClock(Fence fence, StoredClock clock) {
        return writer.run(
                handle -> {
                    fence.require(handle);
                    setClock(handle, fence, clock);
                });
    }

    static void setClock(Handle handle, Fence fence, StoredClock clock) {
        handle.execute(
                "UPDATE matches SET clock = ?, due_at = ? WHERE id = ?",
                clock.state().orElse(null),
                clock.due().orElse(null),
                fence.match());
    }

    /** The matches in which a clock has run out by this server time, the oldest first. */
    public List<String> due(long serverMillis, int most) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT id FROM matches WHERE due_at <= :now
                                        ORDER BY due_at LIMIT :most""")
                                .bind("now", serverMillis)
                                .bind("most", most)
                                .mapTo(String.class)
                                .list());
    }

    /** Whether a clock runs in any match. */
    public boolean hasClocks() {
        return reader.read(
                handle ->
                        handle.createQuery(
                                                "SELECT COUNT(*) FROM (SELECT 1 FROM matches"
                                                        + " WHERE due_at IS NOT NULL LIMIT 1) AS running")
                                        .mapTo(Integer.class)
                                        .one()
                                > 0);
    }

    public Optional<StoredMatch> find(String id) {
        return reader.read(handle -> list(handle, "WHERE id = ?", id)).stream().findFirst();
    }

    /**
     * The matches in which this guest holds a seat, and those that it made for others to play,
     * without those it has hidden; the one that changed last first.
     */
    public List<StoredMatch> of(String guest, int most) {
        return reader.read(
                handle ->
                        list(
                                handle,
                                """
                                WHERE (id IN (SELECT match_id FROM seats WHERE guest = ?) OR maker = ?)
                                AND id NOT IN (SELECT match_id FROM hidden_matches WHERE guest = ?)
                                ORDER BY changed_at DESC LIMIT ?""",
                                guest,
                                guest,
                                guest,
                                most));
    }

    /**
     * The matches that are over and in which this guest or account holds a seat, the last first.
     *
     * @param before only those that ended before this moment
     */
    public List<StoredMatch> finishedOf(String guest, Instant before, int most) {
        return reader.read(
                handle ->
                        list(
                                handle,
                                """
                                WHERE id IN (SELECT match_id FROM seats WHERE guest = ?)
                                    AND is_over = 1 AND changed_at < ?
                                ORDER BY changed_at DESC LIMIT ?""",
                                guest,
                                before.toEpochMilli(),
                                most));
    }

    /**
     * @param where the rest of the query, from WHERE on
     */
    List<StoredMatch> list(Handle handle, String where, Object... parameters) {
        var select = handle.createQuery(SELECT + where);
        for (int i = 0; i < parameters.length; i++) select.bind(i, parameters[i]);
        List<StoredMatch> unseated = select.map((row, _) -> match(row)).list();
        var seats = seats(handle, unseated.stream().map(StoredMatch::id).toList());
        return unseated.stream()
                .map(
                        match ->
                                new StoredMatch(
                                        match.id(),
                                        match.header(),
                                        match.pace(),
                                        match.timeControl(),
                                        match.clock(),
                                        match.standing(),
                                        seats.getOrDefault(match.id(), List.of()),
                                        match.host(),
                                        match.origin(),
                                        match.changedAt()))
                .toList();
    }

    private static StoredMatch match(ResultSet row) throws SQLException {
        return new StoredMatch(
                row.getString("id"),
                row.getString("header"),
                row.getString("pace"),
                Optional.ofNullable(row.getString("time_control")),
                Optional.ofNullable(row.getString("clock")),
                new Standing(
                        row.getInt("turn"),
                        NumberColumn.numbers(row, "deciders"),
                        NumberColumn.numbers(row, "winners"),
                        row.getInt("is_over") == 1),
                List.of(),
                Optional.ofNullable(row.getString("host")),
                origin(row),
                Instant.ofEpochMilli(row.getLong("changed_at")));
    }

    private static Optional<MatchOrigin> origin(ResultSet row) throws SQLException {
        long step = row.getLong("origin_step");
        var kind = row.getInt("practice") == 1 ? Kind.PRACTICE : Kind.PLAY_ON;
        return Optional.ofNullable(row.getString("origin"))
                .map(match -> new MatchOrigin(match, step, kind));
    }

    static List<Occupant> seats(Handle handle, String id) {
        return seats(handle, List.of(id)).getOrDefault(id, List.of());
    }

    private static Map<String, List<Occupant>> seats(Handle handle, List<String> matches) {
        if (matches.isEmpty()) return Map.of();
        return handle
                .createQuery(
                        """
                        SELECT match_id, kind, name, bot, guest FROM seats
                        WHERE match_id IN (<matches>) ORDER BY match_id, seat""")
                .bindList("matches", matches)
                .map((row, _) -> Map.entry(row.getString("match_id"), occupant(row)))
                .stream()
                .collect(
                        Collectors.groupingBy(
                                Map.Entry::getKey,
                                LinkedHashMap::new,
                                Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
    }

    private static Occupant occupant(ResultSet row) throws SQLException {
        String name = row.getString("name");
        String kind = row.getString("kind");
        return switch (kind) {
            case "person" -> new Person(name, row.getString("guest"));
            case "bot" -> new Bot(name, row.getString("bot"));
            case "open" -> new Open(name);
            default -> throw new StoreException("there is no kind of seat '" + kind + "'");
        };
    }

    private static String kind(Occupant occupant) {
        return switch (occupant) {
            case Person _ -> "person";
            case Bot _ -> "bot";
            case Open _ -> "open";
        };
    }
}
