package strategos.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The counted dice of finished matches, which are counted once each. */
public final class DiceTally {

    private final StoreReader reader;
    private final Writer writer;

    DiceTally(StoreReader reader, Writer writer) {
        this.reader = reader;
        this.writer = writer;
    }

    /** Adds the dice of a match, unless they are there. */
    public CompletableFuture<Void> add(String match, TalliedDice dice) {
        return writer.run(
                handle ->
                        handle.execute(
                                """
                                INSERT INTO dice_tally
                                    (match_id, is_sealed, attack_faces, defend_faces, longest_run,
                                     run_face)
                                VALUES (?,
                                    (SELECT COUNT(*) FROM sealed_matches WHERE match_id = ?),
                                    ?, ?, ?, ?)
                                ON CONFLICT DO NOTHING""",
                                match,
                                match,
                                NumberColumn.text(dice.attack()),
                                NumberColumn.text(dice.defend()),
                                dice.longestRun(),
                                dice.runFace()));
    }

    /** Finished matches whose dice have not been counted. */
    public List<String> uncounted(int most) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT id FROM matches WHERE is_over = 1
                                            AND id NOT IN (SELECT match_id FROM dice_tally)
                                        ORDER BY id LIMIT ?""")
                                .bind(0, most)
                                .mapTo(String.class)
                                .list());
    }

    /** The counted dice of all matches, one entry per match. */
    public List<TalliedDice> all() {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT attack_faces, defend_faces, longest_run, run_face
                                        FROM dice_tally""")
                                .map(
                                        (row, _) ->
                                                new TalliedDice(
                                                        NumberColumn.numbers(row, "attack_faces"),
                                                        NumberColumn.numbers(row, "defend_faces"),
                                                        row.getInt("longest_run"),
                                                        row.getInt("run_face")))
                                .list());
    }
}
