package strategos.store;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/** The steps of each match, append-only. */
public final class Steps {

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    Steps(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /** Adds steps to a match without sealed dice. */
    public CompletableFuture<Void> append(
            String match, List<StoredStep> steps, Standing standing, StoredClock time) {
        return append(Fence.none(match), steps, standing, time, Optional.empty());
    }

    /**
     * Adds steps to a match, all of them or none. Done when they are on disk together with where
     * the match stands after them, its clocks and its seal; fails if another node has claimed it.
     */
    public CompletableFuture<Void> append(
            Fence fence,
            List<StoredStep> steps,
            Standing standing,
            StoredClock time,
            Optional<StoredSeal> seal) {
        return writer.run(
                handle -> {
                    long now = clock.millis();
                    insert(handle, fence.match(), steps, now);
                    update(handle, fence, standing, now);
                    Matches.setClock(handle, fence, time);
                    seal.ifPresent(changed -> Seals.set(handle, changed));
                });
    }

    static void insert(Handle handle, String match, List<StoredStep> steps, long now) {
        var batch =
                handle.prepareBatch(
                        """
                        INSERT INTO steps (match_id, seq, line, seat, client_id, at)
                        VALUES (:match, :seq, :line, :seat, :client, :now)""");
        for (StoredStep step : steps) {
            batch.bind("match", match)
                    .bind("seq", step.seq())
                    .bind("line", step.line())
                    .bind("seat", step.message().map(StoredStep.Message::seat).orElse(null))
                    .bind("client", step.message().map(StoredStep.Message::id).orElse(null))
                    .bind("now", now)
                    .add();
        }
        batch.execute();
    }

    static void update(Handle handle, Fence fence, Standing standing, long now) {
        fence.requireFound(
                handle.createUpdate(
                                """
                                UPDATE matches SET turn = :turn, deciders = :deciders,
                                    winners = :winners, is_over = :over, changed_at = :now
                                WHERE id = :match"""
                                        + Fence.CONDITION)
                        .bind("turn", standing.turn())
                        .bind("deciders", NumberColumn.text(standing.deciders()))
                        .bind("winners", NumberColumn.text(standing.winners()))
                        .bind("over", standing.isOver() ? 1 : 0)
                        .bind("now", now)
                        .bind("match", fence.match())
                        .bind("epoch", fence.epoch().orElse(null))
                        .execute());
    }

    /** All steps of a match, in order. */
    public List<StoredStep> of(String match) {
        return after(match, 0);
    }

    /** The steps of a match after the one with this number, in order. */
    public List<StoredStep> after(String match, long seq) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT seq, line, seat, client_id FROM steps
                                        WHERE match_id = :match AND seq > :seq ORDER BY seq""")
                                .bind("match", match)
                                .bind("seq", seq)
                                .map(
                                        (row, _) ->
                                                new StoredStep(
                                                        row.getInt("seq"),
                                                        row.getString("line"),
                                                        Optional.ofNullable(
                                                                        row.getString("client_id"))
                                                                .map(message(row.getInt("seat")))))
                                .list());
    }

    /** The number of the last step of a match; 0 if there is none yet. */
    public long last(String match) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        "SELECT coalesce(max(seq), 0) FROM steps WHERE match_id = :match")
                                .bind("match", match)
                                .mapTo(Long.class)
                                .one());
    }

    private static Function<String, StoredStep.Message> message(int seat) {
        return id -> new StoredStep.Message(seat, id);
    }
}
