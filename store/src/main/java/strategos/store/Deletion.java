package strategos.store;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import strategos.store.SeatLinks.MatchSeat;

/**
 * The end of an account. Its matches stay for those who played in them: its seats keep their moves
 * and go to an owner id that nobody can sign in as, under another name.
 */
final class Deletion {

    static final String NAME = "Deleted player";

    private Deletion() {}

    /** Deletes everything about an account, and answers the seats that it had. */
    static List<MatchSeat> run(Handle handle, String account, String nobody, long now) {
        List<MatchSeat> left = new ArrayList<>(seats(handle, account));
        for (String bot : bots(handle, account)) left.addAll(run(handle, bot, nobody, now));
        Guests.remember(handle, nobody, now);
        handle.execute(
                "UPDATE seats SET guest = ?, name = ? WHERE guest = ?", nobody, NAME, account);
        handle.execute("UPDATE seat_links SET guest = ? WHERE guest = ?", nobody, account);
        handle.execute("UPDATE reports SET reporter = ? WHERE reporter = ?", nobody, account);
        handle.execute("UPDATE matches SET maker = NULL WHERE maker = ?", account);
        handle.execute("UPDATE matches SET host = NULL WHERE host = ?", account);
        Stream.of(
                        "DELETE FROM sessions WHERE account = ?",
                        "DELETE FROM gallery WHERE owner = ?",
                        "DELETE FROM account_settings WHERE account = ?",
                        "DELETE FROM mail_addresses WHERE owner = ?",
                        "DELETE FROM mailed_turns WHERE owner = ?",
                        "DELETE FROM ratings WHERE account = ?",
                        "DELETE FROM rating_changes WHERE account = ?",
                        "DELETE FROM blocks WHERE account = ?",
                        "DELETE FROM blocks WHERE blocked = ?",
                        "DELETE FROM hidden_matches WHERE guest = ?",
                        "DELETE FROM reports WHERE reported = ?",
                        "DELETE FROM chat_messages WHERE author = ?",
                        "DELETE FROM mutes WHERE player = ?",
                        "DELETE FROM bot_accounts WHERE id = ?",
                        "DELETE FROM accounts WHERE id = ?",
                        "DELETE FROM guests WHERE id = ?")
                .forEach(statement -> handle.execute(statement, account));
        return left;
    }

    /** The accounts of its programs, which end with it. */
    private static List<String> bots(Handle handle, String account) {
        return handle.createQuery("SELECT id FROM bot_accounts WHERE owner = ?")
                .bind(0, account)
                .mapTo(String.class)
                .list();
    }

    private static List<MatchSeat> seats(Handle handle, String account) {
        return handle.createQuery("SELECT match_id, seat FROM seats WHERE guest = ?")
                .bind(0, account)
                .map((row, _) -> new MatchSeat(row.getString("match_id"), row.getInt("seat")))
                .list();
    }
}
