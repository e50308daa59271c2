package strategos.store;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;

/** The part of the store for matches that have not begun, or have ended. */
public final class WaitingMatches {

    /** The tables that hold something of a match that has not begun. */
    private static final List<String> PARTS =
            List.of(
                    "seat_links",
                    "hidden_matches",
                    "match_flags",
                    "reports",
                    "chat_messages",
                    "seats");

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    WaitingMatches(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /** Puts bots in all open seats of a match; returns the seats that were open. */
    public CompletableFuture<List<Integer>> fill(String id, IntFunction<Occupant.Bot> bots) {
        return writer.submit(
                handle -> {
                    var open = openSeats(Matches.seats(handle, id));
                    open.forEach(seat -> seat(handle, id, seat, bots.apply(seat)));
                    return open;
                });
    }

    private static List<Integer> openSeats(List<Occupant> seats) {
        return IntStream.range(0, seats.size())
                .filter(seat -> seats.get(seat) instanceof Occupant.Open)
                .boxed()
                .toList();
    }

    private static void seat(Handle handle, String id, int seat, Occupant.Bot bot) {
        handle.execute(
                "UPDATE seats SET kind = 'bot', name = ?, bot = ? WHERE match_id = ? AND seat = ?",
                bot.name(),
                bot.bot(),
                id,
                seat);
    }

    /**
     * Deletes a match that still has an open seat and no person in it but this guest; returns
     * whether it was such a match.
     */
    public CompletableFuture<Boolean> cancel(String id, String guest) {
        return writer.submit(
                handle -> {
                    var seats = Matches.seats(handle, id);
                    if (openSeats(seats).isEmpty() || hasOthers(seats, guest)) return false;
                    handle.execute("UPDATE matches SET rematch = NULL WHERE rematch = ?", id);
                    Seals.abandon(handle, id);
                    for (String table : PARTS)
                        handle.execute("DELETE FROM " + table + " WHERE match_id = ?", id);
                    handle.execute("DELETE FROM matches WHERE id = ?", id);
                    return true;
                });
    }

    private static boolean hasOthers(List<Occupant> seats, String guest) {
        return seats.stream()
                .anyMatch(
                        seat ->
                                seat instanceof Occupant.Person person
                                        && !person.guest().equals(guest));
    }

    /**
     * Frees the seats of a guest in a match that still has an open seat; returns whether it did.
     */
    public CompletableFuture<Boolean> leave(String id, String guest) {
        return writer.submit(
                handle -> {
                    var seats = Matches.seats(handle, id);
                    var held = StoredMatch.seatsOf(guest, seats);
                    if (held.isEmpty() || openSeats(seats).isEmpty()) return false;
                    for (int seat : held)
                        handle.execute(
                                """
                                UPDATE seats SET kind = 'open', name = ?, guest = NULL
                                WHERE match_id = ? AND seat = ?""",
                                "Seat " + (seat + 1),
                                id,
                                seat);
                    return true;
                });
    }

    /** The match that the players of another one play next, if there is one. */
    public Optional<String> rematchOf(String id) {
        return reader.read(handle -> rematch(handle, id));
    }

    /** Makes a match the rematch of another, unless that one has one; returns its rematch. */
    public CompletableFuture<String> linkRematch(String of, String id) {
        return writer.submit(
                handle -> {
                    handle.execute(
                            "UPDATE matches SET rematch = ? WHERE id = ? AND rematch IS NULL",
                            id,
                            of);
                    return rematch(handle, of).orElse(id);
                });
    }

    private static Optional<String> rematch(Handle handle, String of) {
        return handle.createQuery(
                        "SELECT rematch FROM matches WHERE id = ? AND rematch IS NOT NULL")
                .bind(0, of)
                .mapTo(String.class)
                .findFirst();
    }

    /** Removes a match from the list of a guest. */
    public CompletableFuture<Void> hide(String id, String guest) {
        return writer.run(
                handle -> {
                    Guests.remember(handle, guest, clock.millis());
                    handle.execute(
                            """
                            INSERT INTO hidden_matches (guest, match_id) VALUES (?, ?)
                            ON CONFLICT DO NOTHING""",
                            guest,
                            id);
                });
    }
}
