package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/** The ratings of accounts: one for each kind of game, and what they were after each match. */
public final class Ratings {

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    Ratings(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /**
     * Notes the result of a rated match, and changes the ratings of its players, once.
     *
     * @param accounts the accounts in the seats, in order
     * @param update the ratings after the match, by those before; empty for a first match
     */
    public CompletableFuture<Void> rate(
            String match,
            RatedGame game,
            List<String> accounts,
            Function<List<Optional<Skill>>, List<Skill>> update) {
        return writer.run(
                handle -> {
                    if (!MatchResults.insert(handle, match, game, 1)) return;
                    List<Optional<Skill>> before = new ArrayList<>();
                    for (String account : accounts) before.add(find(handle, account, game));
                    List<Skill> after = update.apply(before);
                    for (int seat = 0; seat < accounts.size(); seat++)
                        change(handle, match, game, accounts.get(seat), after.get(seat));
                });
    }

    private static Optional<Skill> find(Handle handle, String account, RatedGame game) {
        return handle.createQuery(
                        """
                        SELECT mean, deviation FROM ratings
                        WHERE account = ? AND preset = ? AND size = ?""")
                .bind(0, account)
                .bind(1, game.preset())
                .bind(2, game.size())
                .map((row, _) -> Skill.of(row))
                .findFirst();
    }

    private void change(Handle handle, String match, RatedGame game, String account, Skill skill) {
        handle.execute(
                """
                INSERT INTO ratings (account, preset, size, mean, deviation, games)
                VALUES (?, ?, ?, ?, ?, 1)
                ON CONFLICT (account, preset, size) DO UPDATE SET mean = excluded.mean,
                    deviation = excluded.deviation, games = ratings.games + 1""",
                account,
                game.preset(),
                game.size(),
                skill.mean(),
                skill.deviation());
        handle.execute(
                """
                INSERT INTO rating_changes (account, match_id, preset, size, mean, deviation, at)
                VALUES (?, ?, ?, ?, ?, ?, ?)""",
                account,
                match,
                game.preset(),
                game.size(),
                skill.mean(),
                skill.deviation(),
                clock.millis());
    }

    /** The rating of an account in one kind of game, with the number of rated matches. */
    public record Standing(String name, RatedGame game, Skill skill, int games) {}

    /** All ratings of an account, those with the most matches first. */
    public List<Standing> of(String account) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT name, preset, size, mean, deviation, games
                                        FROM ratings JOIN accounts ON accounts.id = ratings.account
                                        WHERE account = ? ORDER BY games DESC, preset, size""")
                                .bind(0, account)
                                .map((row, _) -> standing(row))
                                .list());
    }

    /** The best in one kind of game, by what they almost certainly reach; nobody who is banned. */
    public List<Standing> best(RatedGame game, int most) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT name, preset, size, mean, deviation, games
                                        FROM ratings JOIN accounts ON accounts.id = ratings.account
                                        WHERE preset = ? AND size = ? AND is_banned = 0
                                        ORDER BY mean - 3 * deviation DESC, name LIMIT ?""")
                                .bind(0, game.preset())
                                .bind(1, game.size())
                                .bind(2, most)
                                .map((row, _) -> standing(row))
                                .list());
    }

    /** The kinds of games that anybody has a rating in, those with the most players first. */
    public List<RatedGame> games() {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT preset, size FROM ratings GROUP BY preset, size
                                        ORDER BY COUNT(*) DESC, preset, size""")
                                .map(
                                        (row, _) ->
                                                new RatedGame(
                                                        row.getString("preset"),
                                                        row.getInt("size")))
                                .list());
    }

    private static Standing standing(ResultSet row) throws SQLException {
        return new Standing(
                row.getString("name"),
                new RatedGame(row.getString("preset"), row.getInt("size")),
                Skill.of(row),
                row.getInt("games"));
    }

    /** The rating after one match. */
    public record Change(String match, RatedGame game, Skill skill, Instant at) {}

    /** How the ratings of an account have changed, the last first. */
    public List<Change> changes(String account, int most) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT match_id, preset, size, mean, deviation, at
                                        FROM rating_changes WHERE account = ?
                                        ORDER BY at DESC, match_id LIMIT ?""")
                                .bind(0, account)
                                .bind(1, most)
                                .map(
                                        (row, _) ->
                                                new Change(
                                                        row.getString("match_id"),
                                                        new RatedGame(
                                                                row.getString("preset"),
                                                                row.getInt("size")),
                                                        Skill.of(row),
                                                        Instant.ofEpochMilli(row.getLong("at"))))
                                .list());
    }
}
