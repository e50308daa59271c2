package strategos.server.accounts;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import strategos.store.Accounts;
import strategos.store.Flags.Kind;
import strategos.store.Store;
import strategos.store.StoredMatch;

/**
 * Notices when two accounts play one match from the same address, and flags the match. Addresses
 * are only in memory, for the matches that were opened last; what is stored is the flag.
 */
public final class SharedAddresses {

    private static final int MATCHES = 10_000;

    private final Store store;

    /** By match and address, the first account that was seen there. */
    private final Map<String, Map<String, String>> seen =
            new LinkedHashMap<>(16, 0.75f, true) {
                private static final long serialVersionUID = 1;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Map<String, String>> eldest) {
                    return size() > MATCHES;
                }
            };

    public SharedAddresses(Store store) {
        this.store = store;
    }

    /** Notes that somebody has opened a match. */
    public void note(StoredMatch match, String player, String address) {
        if (!Accounts.isAccount(player) || match.seatOf(player).isEmpty()) return;
        String first = first(match.id(), player, address);
        var other = match.seatOf(first);
        if (first.equals(player) || other.isEmpty()) return;
        var seats = List.of(match.seatOf(player).getAsInt(), other.getAsInt());
        store.flags().add(match.id(), Kind.SHARED_ADDRESS, seats).join();
    }

    private synchronized String first(String match, String player, String address) {
        String first =
                seen.computeIfAbsent(match, _ -> new HashMap<>()).putIfAbsent(address, player);
        return first == null ? player : first;
    }
}
