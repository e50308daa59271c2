package strategos.server.matches;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The frames that wait to be sent to all browsers of each address together. */
final class Backlog {

    private final int most;
    private final Map<String, Integer> waiting = new ConcurrentHashMap<>();

    Backlog(int most) {
        this.most = most;
    }

    /** Counts frames of an address; returns false, and counts nothing, if they are too many. */
    boolean add(String address, int frames) {
        var fits = new boolean[1];
        waiting.compute(
                address,
                (_, before) -> {
                    int known = before == null ? 0 : before;
                    fits[0] = known == 0 || known + frames <= most;
                    return fits[0] ? Integer.valueOf(known + frames) : before;
                });
        return fits[0];
    }

    void remove(String address, int frames) {
        waiting.computeIfPresent(
                address, (_, before) -> before <= frames ? null : Integer.valueOf(before - frames));
    }
}
