package strategos.table;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import strategos.game.Seat;
import strategos.game.Viewer;
import strategos.table.Watcher.Dismissal;
import strategos.wire.MatchInfo;
import strategos.wire.ToClient;

/**
 * The arrival and departure of watchers. It sends those who arrive a snapshot or what they missed,
 * and tells all others who is present.
 */
final class Reception<S, M, V> {

    private static final Logger LOG = System.getLogger(Reception.class.getName());

    /** A client that missed more gets a snapshot instead. */
    private static final int MOST_MISSED = 400;

    private final Roster roster;
    private final MatchLog<S, M, V> log;
    private final Audience<S, M, V> audience;

    Reception(Roster roster, MatchLog<S, M, V> log, Audience<S, M, V> audience) {
        this.roster = roster;
        this.log = log;
        this.audience = audience;
    }

    /**
     * Admits a watcher; one who cannot be identified is dismissed, and the match goes on.
     *
     * @return the seat whose player was not there before
     */
    Optional<Seat> admit(TableMessage.Watch watch) {
        Viewer viewer;
        try {
            viewer = watch.eyes().get();
        } catch (RuntimeException unknown) {
            LOG.log(Level.WARNING, "unidentified viewer of match " + roster.id(), unknown);
            watch.watcher().dismiss(Dismissal.FAULT);
            return Optional.empty();
        }
        return welcome(watch, viewer);
    }

    private Optional<Seat> welcome(TableMessage.Watch watch, Viewer viewer) {
        boolean arrives = audience.seqOf(viewer).isEmpty();
        long now = audience.seqOf(viewer).orElseGet(() -> log.seenBy(viewer, log.length()));
        audience.add(watch.watcher(), viewer, now);
        watch.seen()
                .filter(seen -> seen.leadsTo(viewer, now) && now - seen.upTo() <= MOST_MISSED)
                .ifPresentOrElse(
                        seen -> tellMissed(watch.watcher(), seen),
                        () -> watch.watcher().tell(snapshot(viewer, now)));
        if (!arrives || !(viewer instanceof Viewer.InSeat(Seat seat))) return Optional.empty();
        tellSeats();
        return Optional.of(seat);
    }

    private void tellMissed(Watcher watcher, Seen seen) {
        watcher.tell(new ToClient.Seats(info(seen.viewer())));
        var missed = log.missed(seen.viewer(), seen.upTo());
        if (!missed.isEmpty()) watcher.tell(new ToClient.Steps(missed));
    }

    private ToClient.Snapshot snapshot(Viewer viewer, long seq) {
        Integer you = viewer instanceof Viewer.InSeat(Seat seat) ? seat.index() : null;
        return new ToClient.Snapshot(seq, info(viewer), you, log.scene(viewer));
    }

    /**
     * @return the seat whose player is not there any more
     */
    Optional<Seat> leave(Watcher watcher) {
        var viewer = audience.viewerOf(watcher);
        audience.remove(watcher);
        if (viewer.isEmpty()
                || !(viewer.get() instanceof Viewer.InSeat(Seat seat))
                || audience.seqOf(viewer.get()).isPresent()) return Optional.empty();
        tellSeats();
        return Optional.of(seat);
    }

    MatchInfo info(Viewer viewer) {
        return roster.seenBy(viewer, audience::holds);
    }

    void tellSeats() {
        audience.tellEach(viewer -> new ToClient.Seats(info(viewer)));
    }
}
