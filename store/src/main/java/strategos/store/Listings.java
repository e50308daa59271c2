package strategos.store;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Stored matches that everybody finds in the lobby. */
public final class Listings {

    /** A match in which nothing has happened for longer is not listed any more. */
    private static final Duration FRESH = Duration.ofDays(1);

    private static final String FRESH_LISTED =
            "WHERE listing IS NOT NULL AND is_over = 0 AND changed_at > ? AND id ";

    private static final String WITH_OPEN_SEAT =
            "(SELECT match_id FROM seats WHERE kind = 'open') ";

    private final StoreReader reader;
    private final Writer writer;
    private final Matches matches;
    private final Clock clock;

    Listings(StoreReader reader, Writer writer, Matches matches, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.matches = matches;
        this.clock = clock;
    }

    /**
     * Puts a match in the lobby.
     *
     * @param quick the kind of quick match that it is; empty for none
     */
    public CompletableFuture<Void> add(String id, String quick) {
        return writer.run(
                handle -> {
                    handle.execute("UPDATE matches SET listing = ? WHERE id = ?", quick, id);
                });
    }

    /** The listed matches with an open seat, the oldest first. */
    public List<StoredMatch> open(int most) {
        return list("IN " + WITH_OPEN_SEAT + "ORDER BY made_at LIMIT ?", most);
    }

    /** The listed matches that are being played, the one that changed last first. */
    public List<StoredMatch> live(int most) {
        return list("NOT IN " + WITH_OPEN_SEAT + "ORDER BY changed_at DESC LIMIT ?", most);
    }

    private List<StoredMatch> list(String rest, int most) {
        return reader.read(handle -> matches.list(handle, FRESH_LISTED + rest, oldest(), most));
    }

    private long oldest() {
        return clock.millis() - FRESH.toMillis();
    }

    /** The oldest quick match of a kind that has an open seat. */
    public Optional<String> quick(String kind) {
        return reader
                .read(
                        handle ->
                                matches.list(
                                        handle,
                                        FRESH_LISTED
                                                + "IN "
                                                + WITH_OPEN_SEAT
                                                + "AND listing = ? ORDER BY made_at LIMIT 1",
                                        oldest(),
                                        kind))
                .stream()
                .map(StoredMatch::id)
                .findFirst();
    }
}
