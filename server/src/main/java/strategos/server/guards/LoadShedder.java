package strategos.server.guards;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import strategos.table.FairExecutor;
import strategos.table.Tables;

/**
 * Refuses new work beyond the capacity of a server, so that what it has begun stays fast. A refusal
 * names the limit and the seconds to wait. docs/decisions/0043-admission.md
 */
public final class LoadShedder {

    private static final String EVERYBODY = "";

    /** With more addresses than this, those without a live match are forgotten. */
    private static final int CROWD = 10_000;

    private static final int SOON = 10;
    private static final int LATER = 30;

    private final Capacity capacity;
    private final Tables tables;
    private final FairExecutor thinking;
    private final HeapWatch heap;
    private final RateLimiter newMatches;
    private final RateLimiter newMatchesOfAddress;

    /** The matches that each address has opened; some of them may have closed since. */
    private final Map<String, Set<String>> opened = new ConcurrentHashMap<>();

    public LoadShedder(
            ServerLimits limits,
            Tables tables,
            FairExecutor thinking,
            HeapWatch heap,
            LongSupplier nanos) {
        capacity = limits.capacity();
        this.tables = tables;
        this.thinking = thinking;
        this.heap = heap;
        newMatches = new RateLimiter(capacity.newMatches(), nanos);
        newMatchesOfAddress = new RateLimiter(limits.newMatches(), nanos);
    }

    /** Before a new match. */
    public void admitNewMatch(String address) {
        requireMemory();
        requireBotTime(address);
        newMatchesOfAddress.pass(address);
        newMatches.pass(EVERYBODY);
    }

    /** Before work that takes much memory. */
    public void requireMemory() {
        if (heap.isShort()) throw Refusal.full("memory", "The server is short of memory.", LATER);
    }

    /** Before something that bots have to think about. */
    public void requireBotTime(String address) {
        if (thinking.waiting(address) >= capacity.decisionsOfAddress())
            throw Refusal.tooManyAtOnce(
                    "decisions of bots that wait", capacity.decisionsOfAddress(), SOON);
        if (thinking.waiting() >= capacity.decisions())
            throw Refusal.full(
                    "decisions of bots that wait",
                    "Too many bots of this server wait for their turn.",
                    SOON);
    }

    /** Before somebody watches a match, which is then live. */
    public void admitWatcher(String address, String match, int openSockets) {
        if (openSockets >= capacity.sockets())
            throw Refusal.full(
                    "open connections", "This server has no room for more players.", LATER);
        if (tables.isLive(match)) return;
        requireMemory();
        if (tables.count() >= capacity.matches())
            throw Refusal.full(
                    "live matches", "This server has no room for more live matches.", LATER);
        if (opened.size() > CROWD) forgetClosed();
        opened.compute(
                address,
                (_, known) -> {
                    Set<String> live = known == null ? ConcurrentHashMap.newKeySet() : known;
                    live.removeIf(id -> !tables.isLive(id));
                    if (live.size() >= capacity.matchesOfAddress())
                        throw Refusal.tooManyAtOnce(
                                "live matches", capacity.matchesOfAddress(), LATER);
                    return live;
                });
    }

    /** Notes that an address has opened a match. */
    public void opened(String address, String match) {
        opened.computeIfAbsent(address, _ -> ConcurrentHashMap.newKeySet()).add(match);
    }

    /** Forgets addresses none of whose matches is live. */
    private void forgetClosed() {
        opened.values()
                .removeIf(
                        matches -> {
                            matches.removeIf(match -> !tables.isLive(match));
                            return matches.isEmpty();
                        });
    }
}
