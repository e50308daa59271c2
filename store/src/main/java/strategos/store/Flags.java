package strategos.store;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;

/** Hints for operators about matches in which two players may have helped each other. */
public final class Flags {

    /** Why a match is flagged. */
    public enum Kind {
        /** Two accounts played from one address. */
        SHARED_ADDRESS,
        /** Two accounts never attacked each other. */
        TRUCE
    }

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    Flags(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /** Flags two seats of a match, once. */
    public CompletableFuture<Void> add(String match, Kind kind, List<Integer> seats) {
        return writer.run(
                handle -> {
                    handle.execute(
                            """
                            INSERT INTO match_flags (match_id, kind, seats, at) VALUES (?, ?, ?, ?)
                            ON CONFLICT DO NOTHING""",
                            match,
                            kind.name().toLowerCase(Locale.ROOT),
                            NumberColumn.text(seats.stream().sorted().toList()),
                            clock.millis());
                });
    }

    /** A flag of a rated match. */
    public record Flag(String match, Kind kind, List<Integer> seats, Instant at) {

        public Flag {
            seats = List.copyOf(seats);
        }
    }

    /** The last flags of rated matches. */
    public List<Flag> last(int most) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT flags.match_id, kind, seats, at
                                        FROM match_flags flags
                                        JOIN results ON results.match_id = flags.match_id
                                        WHERE is_rated = 1
                                        ORDER BY at DESC, flags.match_id, kind, seats LIMIT ?""")
                                .bind(0, most)
                                .map(
                                        (row, _) ->
                                                new Flag(
                                                        row.getString("match_id"),
                                                        Kind.valueOf(
                                                                row.getString("kind")
                                                                        .toUpperCase(Locale.ROOT)),
                                                        NumberColumn.numbers(row, "seats"),
                                                        Instant.ofEpochMilli(row.getLong("at"))))
                                .list());
    }
}
