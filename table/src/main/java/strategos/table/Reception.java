package strategos.table;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
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
     * @return the seats whose players were not there before
     */
    List<Seat> admit(TableMessage.Watch watch) {
        Viewer viewer;
        try {
            viewer = watch.eyes().get();
        } catch (RuntimeException unknown) {
            LOG.log(Level.WARNING, "unidentified viewer of match " + roster.id(), unknown);
            watch.watcher().dismiss(Dismissal.FAULT);
            return List.of();
        }
        return welcome(watch, viewer);
    }

    private List<Seat> welcome(TableMessage.Watch watch, Viewer viewer) {
        List<Seat> arriving = viewer instanceof Viewer.InSeat(Seat seat) ? absent(seat) : List.of();
        long now = audience.seqOf(viewer).orElseGet(() -> log.seenBy(viewer, log.length()));
        audience.add(watch.watcher(), viewer, now);
        watch.seen()
                .filter(seen -> seen.leadsTo(viewer, now) && now - seen.upTo() <= MOST_MISSED)
                .ifPresentOrElse(
                        seen -> tellMissed(watch.watcher(), seen),
                        () -> watch.watcher().tell(snapshot(viewer, now)));
        if (!(viewer instanceof Viewer.InSeat)) tellSpectators();
        else if (audience.spectators() > 0) watch.watcher().tell(spectators());
        if (!arriving.isEmpty()) tellSeats();
        return arriving;
    }

    /** The seats at the screen of a seat, if nobody looks from any of them. */
    private List<Seat> absent(Seat seat) {
        return isPresent(seat.index()) ? List.of() : roster.atScreenOf(seat);
    }

    /** Whether somebody looks from a seat, or from another at the same screen. */
    boolean isPresent(int seat) {
        return roster.atScreenOf(Seat.of(seat)).stream()
                .anyMatch(each -> audience.holds(each.index()));
    }

    private ToClient.Spectators spectators() {
        return new ToClient.Spectators(audience.spectators());
    }

    private void tellSpectators() {
        var told = spectators();
        audience.tellEach(_ -> told);
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
     * @return the seats whose players are not there any more
     */
    List<Seat> leave(Watcher watcher) {
        var viewer = audience.viewerOf(watcher);
        audience.remove(watcher);
        if (viewer.isEmpty()) return List.of();
        if (!(viewer.get() instanceof Viewer.InSeat(Seat seat))) {
            tellSpectators();
            return List.of();
        }
        var left = absent(seat);
        if (!left.isEmpty()) tellSeats();
        return left;
    }

    MatchInfo info(Viewer viewer) {
        return roster.seenBy(viewer, this::isPresent);
    }

    void tellSeats() {
        audience.tellEach(viewer -> new ToClient.Seats(info(viewer)));
    }
}
