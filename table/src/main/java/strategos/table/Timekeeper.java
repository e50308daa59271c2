package strategos.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import strategos.game.Seat;
import strategos.game.Turn;
import strategos.game.TurnOwner;
import strategos.wire.SeatTime;
import strategos.wire.TimeControl;
import strategos.wire.ToClient;

/** Watches over the time of one match: its clocks, and the players who are away. */
final class Timekeeper {

    private final Roster roster;
    private final LongSupplier serverTime;
    private final MatchClock clock;
    private final Absences absences;
    private final boolean isLive;
    private final IntPredicate isPresent;

    /**
     * @param turnOwner whose the turns of the game are
     * @param isPresent whether the player in the seat with this index is at the table
     */
    Timekeeper(
            Roster roster,
            TurnOwner turnOwner,
            TableTime time,
            TableSettings settings,
            IntPredicate isPresent) {
        this.roster = roster;
        this.isPresent = isPresent;
        serverTime = time.millis();
        var control = roster.time();
        clock =
                time.saved()
                        .map(saved -> new MatchClock(control, turnOwner, saved))
                        .orElseGet(() -> new MatchClock(control, turnOwner, roster.seatCount()));
        isLive = !(control.orElse(null) instanceof TimeControl.Correspondence);
        absences = new Absences(settings.grace());
        roster.people().forEach(seat -> absences.leaves(seat, now()));
    }

    private long now() {
        return serverTime.getAsLong();
    }

    /** What is to be stored; nothing where there is nothing to keep. */
    Optional<ClockState> state() {
        return matters() ? Optional.of(clock.state()) : Optional.empty();
    }

    /** A match without clocks that one person plays waits for that person. */
    private boolean matters() {
        return clock.isOn() || roster.people().size() > 1;
    }

    /** The server time at which a clock runs out, whether anybody is at the table or not. */
    OptionalLong deadline() {
        return clock.deadline();
    }

    /** Whether a bot decides for the owner of a seat. */
    boolean standsIn(Seat seat) {
        return clock.standsIn(seat);
    }

    /**
     * Notes who has to decide.
     *
     * @param gains how often the seat whose turn it was has earned time
     * @return whether something has changed that everybody is told
     */
    boolean follow(Turn turn, int turns, int gains) {
        if (!matters() || !roster.isComplete()) return false;
        clock.gain(now(), gains);
        return clock.follow(now(), turn, turns, roster.people()) || gains > 0;
    }

    /** Whether players earn time by what they do. */
    boolean hasGains() {
        return clock.hasGains();
    }

    /** Puts bots in charge of seats whose time is over; the answer is whether there are any. */
    boolean check(Turn turn) {
        boolean expired = clock.replaceExpired(now());
        var gone = MatchClock.deciders(turn).stream().filter(this::isGone).toList();
        gone.forEach(clock::replace);
        return expired || !gone.isEmpty();
    }

    private boolean isGone(Seat seat) {
        var over = botAt(seat);
        return over.isPresent() && over.getAsLong() <= now() && !clock.standsIn(seat);
    }

    /** Players come to a screen where nobody was. */
    void come(List<Seat> seats) {
        if (seats.isEmpty()) return;
        if (!isAnyPresent(seats)) absences.restart(now());
        for (Seat seat : seats) {
            absences.comes(seat);
            clock.returned(now(), seat);
        }
    }

    private boolean isAnyPresent(List<Seat> butFor) {
        return roster.people().stream()
                .anyMatch(seat -> !butFor.contains(seat) && isPresent.test(seat.index()));
    }

    void leave(List<Seat> seats) {
        seats.forEach(seat -> absences.leaves(seat, now()));
    }

    /** Somebody else has a seat now, and is not there yet. */
    void reseat(Seat seat) {
        clock.reset(seat);
        if (!roster.isComplete()) clock.stop(now());
        absences.leaves(seat, now());
        absences.restart(now());
    }

    void acted(Seat seat) {
        clock.acted(seat);
    }

    void takeBack(Seat seat) {
        clock.takeBack(now(), seat);
    }

    /**
     * The milliseconds until {@link #check} has something to do, if nothing happens before.
     *
     * @param other another server time to wake up at
     */
    OptionalLong untilCheck(Turn turn, OptionalLong other) {
        var ofAbsent =
                MatchClock.deciders(turn).stream()
                        .filter(seat -> !clock.standsIn(seat))
                        .flatMapToLong(seat -> botAt(seat).stream());
        return LongStream.concat(
                        LongStream.concat(clock.deadline().stream(), other.stream()), ofAbsent)
                .map(at -> Math.max(0, at - now()))
                .min();
    }

    /** The server time at which a bot may stand in for a player who is away. */
    private OptionalLong botAt(Seat seat) {
        boolean counts =
                isLive
                        && isAnyPresent(roster.atScreenOf(seat))
                        && roster.isComplete()
                        && !roster.isOver();
        return counts ? absences.over(seat) : OptionalLong.empty();
    }

    /** What everybody is told, if there is anything to tell. */
    Optional<ToClient.Clocks> told() {
        if (!matters()) return Optional.empty();
        return Optional.of(
                new ToClient.Clocks(
                        roster.people().stream().map(this::told).toList(), clock.botTurns()));
    }

    private SeatTime told(Seat seat) {
        OptionalLong botAt = clock.standsIn(seat) ? OptionalLong.empty() : botAt(seat);
        return new SeatTime(
                seat.index(),
                clock.isTicking(seat),
                boxed(clock.left(now(), seat)),
                clock.isOn() ? clock.bank(seat) : null,
                clock.standIn(seat),
                boxed(botAt.stream().map(at -> Math.max(0, at - now())).min()));
    }

    private static @Nullable Long boxed(OptionalLong value) {
        return value.isPresent() ? value.getAsLong() : null;
    }
}
