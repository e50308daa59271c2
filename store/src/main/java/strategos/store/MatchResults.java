package strategos.store;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** The results of matches that are over, for statistics. */
public final class MatchResults {

    private final StoreReader reader;
    private final Writer writer;

    MatchResults(StoreReader reader, Writer writer) {
        this.reader = reader;
        this.writer = writer;
    }

    /**
     * The matches that are over and whose result is not noted yet, in the order of their ends.
     * Matches that began from a position of another do not count.
     */
    public List<String> missing(int most) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT id FROM matches WHERE is_over = 1
                                            AND origin IS NULL
                                            AND id NOT IN (SELECT match_id FROM results)
                                        ORDER BY changed_at LIMIT ?""")
                                .bind(0, most)
                                .mapTo(String.class)
                                .list());
    }

    /** Whether a match has changed ratings. */
    public boolean isRated(String match) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                                "SELECT COUNT(*) FROM results WHERE match_id = ? AND"
                                                        + " is_rated = 1")
                                        .bind(0, match)
                                        .mapTo(Integer.class)
                                        .one()
                                > 0);
    }

    /** Notes the result of a match that does not change ratings, once. */
    public CompletableFuture<Void> note(String match, RatedGame game) {
        return writer.run(handle -> insert(handle, match, game, 0));
    }

    /** Whether the result was new, and counts. */
    static boolean insert(Handle handle, String match, RatedGame game, int rated) {
        return handle.execute(
                        """
                        INSERT INTO results (match_id, preset, size, is_rated)
                        SELECT id, ?, ?, ? FROM matches WHERE id = ? AND origin IS NULL
                        ON CONFLICT DO NOTHING""",
                        game.preset(),
                        game.size(),
                        rated,
                        match)
                == 1;
    }

    /**
     * How an account or a guest fared in one kind of game.
     *
     * @param wins won alone or together with others
     */
    public record Tally(RatedGame game, int games, int wins, int draws) {}

    private record Result(RatedGame game, boolean won, boolean drawn) {}

    /** How an owner of seats fared, the games played most first. */
    public List<Tally> of(String owner) {
        var results =
                reader.read(
                        handle ->
                                handle.createQuery(
                                                """
                                                SELECT preset, size, seat, winners FROM seats
                                                JOIN results ON results.match_id = seats.match_id
                                                JOIN matches ON matches.id = seats.match_id
                                                WHERE guest = ?""")
                                        .bind(0, owner)
                                        .map(
                                                (row, _) -> {
                                                    var winners =
                                                            NumberColumn.numbers(row, "winners");
                                                    return new Result(
                                                            new RatedGame(
                                                                    row.getString("preset"),
                                                                    row.getInt("size")),
                                                            winners.contains(row.getInt("seat")),
                                                            winners.isEmpty());
                                                })
                                        .list());
        return results.stream().collect(Collectors.groupingBy(Result::game)).entrySet().stream()
                .map(entry -> tally(entry.getKey(), entry.getValue()))
                .sorted(
                        Comparator.comparingInt(Tally::games)
                                .reversed()
                                .thenComparing(tally -> tally.game().preset())
                                .thenComparingInt(tally -> tally.game().size()))
                .toList();
    }

    private static Tally tally(RatedGame game, List<Result> results) {
        return new Tally(
                game,
                results.size(),
                (int) results.stream().filter(Result::won).count(),
                (int) results.stream().filter(Result::drawn).count());
    }
}
