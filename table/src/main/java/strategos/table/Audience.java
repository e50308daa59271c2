package strategos.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Function;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.wire.Frame;
import strategos.wire.Frames;
import strategos.wire.ToClient;

/** All watchers of one match. Watchers with the same view share its frames. */
final class Audience<S, M, V> {

    private final Frames<S, M, V> frames;
    private final Map<Viewer, Sight> sights = new LinkedHashMap<>();
    private final Map<Watcher, Sight> places = new HashMap<>();
    private String account = "";

    Audience(Frames<S, M, V> frames) {
        this.frames = frames;
    }

    boolean isEmpty() {
        return places.isEmpty();
    }

    /**
     * The address whose account pays for the bots' time: that of a watcher, preferably a player, or
     * of the last watcher.
     */
    String account() {
        return account;
    }

    private void chooseAccount() {
        sights.values().stream()
                .min(Comparator.comparing(sight -> !(sight.viewer instanceof Viewer.InSeat)))
                .ifPresent(sight -> account = sight.watchers.getFirst().address());
    }

    /** Whether somebody looks from the seat with this index. */
    boolean holds(int seat) {
        return sights.containsKey(Viewer.inSeat(seat));
    }

    /** How many watch without a seat. */
    int spectators() {
        return Optional.ofNullable(sights.get(new Viewer.Public()))
                .map(sight -> sight.watchers.size())
                .orElse(0);
    }

    Optional<Viewer> viewerOf(Watcher watcher) {
        return Optional.ofNullable(places.get(watcher)).map(sight -> sight.viewer);
    }

    /** The number of the last step that this viewer has seen, if anybody looks with its eyes. */
    Optional<Long> seqOf(Viewer viewer) {
        return Optional.ofNullable(sights.get(viewer)).map(sight -> sight.seq);
    }

    void add(Watcher watcher, Viewer viewer, long seq) {
        var sight = sights.computeIfAbsent(viewer, it -> new Sight(it, seq));
        sight.watchers.add(watcher);
        places.put(watcher, sight);
        chooseAccount();
    }

    void remove(Watcher watcher) {
        Sight sight = places.remove(watcher);
        if (sight == null) return;
        sight.watchers.remove(watcher);
        if (sight.watchers.isEmpty()) sights.remove(sight.viewer);
        chooseAccount();
    }

    /** Sends away all who look with these eyes. */
    void dismiss(Viewer viewer, Watcher.Dismissal why) {
        Sight sight = sights.remove(viewer);
        if (sight == null) return;
        places.keySet().removeAll(sight.watchers);
        chooseAccount();
        sight.watchers.forEach(watcher -> watcher.dismiss(why));
    }

    void dismissAll(Watcher.Dismissal why) {
        List.copyOf(sights.keySet()).forEach(viewer -> dismiss(viewer, why));
    }

    /** Makes what each viewer sees of a step, to be told by {@link #tell}. */
    void show(S before, Step<M> step, S after) {
        for (Sight sight : sights.values()) {
            frames.frame(sight.seq + 1, before, step, after, sight.viewer).ifPresent(sight::add);
        }
    }

    /** Tells everybody what they saw since the last time. */
    void tell() {
        for (Sight sight : sights.values()) {
            if (sight.untold.isEmpty()) continue;
            var told = new ToClient.Steps(sight.untold);
            sight.untold.clear();
            sight.watchers.forEach(watcher -> watcher.tell(told));
        }
    }

    /** Tells everybody something that looks different to each viewer. */
    void tellEach(Function<Viewer, ToClient> message) {
        for (Sight sight : sights.values()) {
            var told = message.apply(sight.viewer);
            sight.watchers.forEach(watcher -> watcher.tell(told));
        }
    }

    /** Watchers with the same view. */
    private static final class Sight {

        private final Viewer viewer;
        private final SequencedSet<Watcher> watchers = new LinkedHashSet<>();
        private final List<Frame> untold = new ArrayList<>();
        private long seq;

        Sight(Viewer viewer, long seq) {
            this.viewer = viewer;
            this.seq = seq;
        }

        void add(Frame frame) {
            seq = frame.seq();
            untold.add(frame);
        }
    }
}
