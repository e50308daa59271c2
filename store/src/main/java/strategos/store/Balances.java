package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

/** The measured balance of boards, by the ids of their texts. */
public final class Balances {

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    Balances(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /** All boards that have been measured. */
    public Map<String, MeasuredBalance> all() {
        return reader.read(
                handle ->
                        handle.createQuery("SELECT * FROM board_balance")
                                .map((row, _) -> Map.entry(row.getString("board"), balance(row)))
                                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    private static MeasuredBalance balance(ResultSet row) throws SQLException {
        return new MeasuredBalance(
                row.getString("bot"),
                row.getString("rules"),
                row.getInt("games"),
                row.getInt("draws"),
                row.getInt("few_turns"),
                row.getInt("many_turns"),
                NumberColumn.numbers(row, "turn_wins"),
                NumberColumn.numbers(row, "position_wins"));
    }

    /** The board in the gallery that has waited longest to be measured. */
    public Optional<String> nextUnmeasured() {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT board FROM gallery
                                        WHERE board NOT IN (SELECT board FROM board_balance)
                                        ORDER BY shared_at, board LIMIT 1""")
                                .mapTo(String.class)
                                .findOne());
    }

    /** Stores a measurement in place of any earlier one. */
    public CompletableFuture<Void> note(String board, MeasuredBalance balance) {
        return writer.run(
                handle -> {
                    handle.execute("DELETE FROM board_balance WHERE board = ?", board);
                    handle.execute(
                            """
                            INSERT INTO board_balance (board, bot, rules, games, draws, few_turns,
                                many_turns, turn_wins, position_wins, measured_at)
                            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                            board,
                            balance.bot(),
                            balance.rules(),
                            balance.games(),
                            balance.draws(),
                            balance.fewTurns(),
                            balance.manyTurns(),
                            NumberColumn.text(balance.turnWins()),
                            NumberColumn.text(balance.positionWins()),
                            clock.millis());
                });
    }
}
