package strategos.server.matches;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** The bot accounts whose programs are running: those that have asked for their matches lately. */
public final class BotPresence {

    /** How often a program has to ask. */
    static final Duration LASTS = Duration.ofMinutes(1);

    private final LongSupplier nanos;
    private final Map<String, Long> seenAt = new ConcurrentHashMap<>();

    public BotPresence(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** A program has asked for the matches of its account. */
    public void note(String account) {
        seenAt.put(account, nanos.getAsLong());
    }

    public boolean isOnline(String account) {
        Long seen = seenAt.get(account);
        return seen != null && nanos.getAsLong() - seen <= LASTS.toNanos();
    }

    /** The ids of all bot accounts that are online. */
    public List<String> online() {
        seenAt.keySet().removeIf(account -> !isOnline(account));
        return List.copyOf(seenAt.keySet());
    }
}
