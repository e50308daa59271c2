package strategos.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import strategos.game.Seat;
import strategos.game.Turn;
import strategos.game.TurnOwner;
import strategos.table.ClockState.Ask;
import strategos.table.ClockState.SeatState;
import strategos.wire.BotTurn;
import strategos.wire.SeatTime.StandIn;
import strategos.wire.TimeControl;

/**
 * The clocks of a match, and the bots that stand in for their owners. It reads no clock itself:
 * every method is told the server time.
 *
 * <p>All of it follows from who has to decide, which everybody sees; so nothing hidden can be read
 * from a clock. docs/decisions/0021-clocks.md
 */
final class MatchClock {

    /** After this many missed turns in a row the bot stays until the owner takes the seat back. */
    private static final int MOST_MISSED = 2;

    /** Enough for the log of a client. */
    private static final int MOST_NOTED = 200;

    private final Optional<TimeControl> control;
    private final TurnOwner turnOwner;
    private final List<SeatTimer> seats = new ArrayList<>();
    private final List<BotTurn> botTurns = new ArrayList<>();
    private long since;
    private int turns;

    MatchClock(Optional<TimeControl> control, TurnOwner turnOwner, int seatCount) {
        this.control = control;
        this.turnOwner = turnOwner;
        for (int seat = 0; seat < seatCount; seat++)
            seats.add(new SeatTimer(control.map(time -> time.reserve().toMillis()).orElse(0L)));
    }

    /** Continues with the clocks as they were stored. */
    MatchClock(Optional<TimeControl> control, TurnOwner turnOwner, ClockState saved) {
        this.control = control;
        this.turnOwner = turnOwner;
        since = saved.since();
        turns = saved.turns();
        saved.seats().forEach(seat -> seats.add(new SeatTimer(seat)));
        botTurns.addAll(saved.botTurns());
    }

    ClockState state() {
        var timers = seats.stream().map(SeatTimer::state).toList();
        return new ClockState(since, turns, timers, botTurns);
    }

    boolean isOn() {
        return control.isPresent();
    }

    // What happens in the match.

    /**
     * Notes who has to decide.
     *
     * @param turnsBegun the number of turns that have begun; before the first, every decision is a
     *     turn of its own
     * @param people the seats of people; bots have no clock
     * @return whether a clock was started, stopped or set, or a seat given back
     */
    boolean follow(long now, Turn turn, int turnsBegun, List<Seat> people) {
        spend(now);
        Set<Seat> deciders = deciders(turn);
        boolean isNext = turnsBegun != turns || turnsBegun == 0 && !areAsked(deciders);
        if (isNext) seats.forEach(seat -> seat.ask = Ask.NOT_YET);
        turns = turnsBegun;
        boolean changed = isNext;
        for (int index = 0; index < seats.size(); index++) {
            var timer = seats.get(index);
            boolean decides = deciders.contains(Seat.of(index));
            boolean runs = decides && people.contains(Seat.of(index));
            if (decides && timer.ask == Ask.NOT_YET) ask(timer, isOwnTurn(turn));
            changed |= runs != timer.running;
            timer.running = runs;
            if (runs && timer.standsIn) noteBot(index);
        }
        return changed;
    }

    static Set<Seat> deciders(Turn turn) {
        return switch (turn) {
            case Turn.Decide(Seat seat) -> Set.of(seat);
            case Turn.DecideTogether(var waiting) -> waiting;
            case Turn.Roll _, Turn.Over _ -> Set.of();
        };
    }

    private boolean areAsked(Set<Seat> deciders) {
        return deciders.stream().allMatch(seat -> timer(seat).ask != Ask.NOT_YET);
    }

    /** Whether the turn belongs to the seats that are asked now for the first time in it. */
    private boolean isOwnTurn(Turn turn) {
        return turn instanceof Turn.DecideTogether
                || turnOwner == TurnOwner.EVERY_SEAT
                || seats.stream().allMatch(seat -> seat.ask == Ask.NOT_YET);
    }

    private void ask(SeatTimer timer, boolean isOwnTurn) {
        timer.ask = isOwnTurn ? Ask.OWN_TURN : Ask.OTHER_TURN;
        timer.left =
                control.map(time -> (isOwnTurn ? time.turn() : time.answer()).toMillis())
                        .orElse(0L);
        if (timer.missed < MOST_MISSED) timer.standsIn = false;
    }

    /** Moves the time that has passed from what the deciding seats have left. */
    private void spend(long now) {
        long passed = Math.max(0, now - since);
        since = now;
        if (control.isEmpty()) return;
        for (SeatTimer seat : seats) if (seat.isTicking()) seat.spend(passed);
    }

    /** The owner of a seat has decided something. */
    void acted(Seat seat) {
        timer(seat).missed = 0;
    }

    /** Whether players earn time by what they do. */
    boolean hasGains() {
        return control.isPresent() && control.get().gain().isPositive();
    }

    /** Adds what the seat has earned whose turn it is, if its owner plays it. */
    void gain(long now, int gains) {
        spend(now);
        for (SeatTimer seat : seats)
            if (seat.ask == Ask.OWN_TURN && !seat.standsIn)
                control.ifPresent(time -> seat.left += gains * time.gain().toMillis());
    }

    // Bots that stand in.

    /** Whether a bot decides for the owner of a seat. */
    boolean standsIn(Seat seat) {
        return timer(seat).standsIn;
    }

    StandIn standIn(Seat seat) {
        var timer = timer(seat);
        if (!timer.standsIn) return StandIn.NONE;
        return timer.missed < MOST_MISSED ? StandIn.FOR_NOW : StandIn.KEPT;
    }

    /** Puts a bot in charge where time has run out; the answer is whether it has anywhere. */
    boolean replaceExpired(long now) {
        spend(now);
        var expired = seats.stream().filter(this::isExpired).toList();
        expired.forEach(timer -> replace(Seat.of(seats.indexOf(timer))));
        return !expired.isEmpty();
    }

    private boolean isExpired(SeatTimer seat) {
        return control.isPresent() && seat.isTicking() && seat.available() <= 0;
    }

    void replace(Seat seat) {
        timer(seat).replace();
        noteBot(seat.index());
    }

    private void noteBot(int seat) {
        var turn = new BotTurn(seat, turns);
        if (botTurns.contains(turn)) return;
        botTurns.add(turn);
        if (botTurns.size() > MOST_NOTED) botTurns.removeFirst();
    }

    /** The latest turns in which bots decided for people. */
    List<BotTurn> botTurns() {
        return botTurns;
    }

    /** The owner of a seat is back: the next decision is theirs, unless the bot is to stay. */
    void returned(long now, Seat seat) {
        if (timer(seat).missed < MOST_MISSED) giveBack(now, timer(seat));
    }

    /** The owner takes the seat back; without any time left, at the next turn. */
    void takeBack(long now, Seat seat) {
        timer(seat).missed = 0;
        giveBack(now, timer(seat));
    }

    private void giveBack(long now, SeatTimer timer) {
        spend(now);
        if (control.isEmpty() || !timer.running || timer.available() > 0) timer.standsIn = false;
    }

    /** Somebody else sits there now, and has the whole time of a turn. */
    void reset(Seat seat) {
        var timer = timer(seat);
        timer.standsIn = false;
        timer.missed = 0;
        if (timer.ask == Ask.MISSED) timer.ask = Ask.OWN_TURN;
        if (timer.ask == Ask.OWN_TURN)
            control.ifPresent(time -> timer.left = time.turn().toMillis());
    }

    /** Stops all clocks until somebody has to decide. */
    void stop(long now) {
        spend(now);
        seats.forEach(seat -> seat.running = false);
    }

    // Time.

    /** The server time at which the next clock runs out, if one runs. */
    OptionalLong deadline() {
        if (control.isEmpty()) return OptionalLong.empty();
        return seats.stream()
                .filter(SeatTimer::isTicking)
                .mapToLong(seat -> since + Math.max(0, seat.available()))
                .min();
    }

    /** The time a seat has left in this turn; empty if it has had no turn yet. */
    OptionalLong left(long now, Seat seat) {
        spend(now);
        var timer = timer(seat);
        return control.isEmpty() || timer.ask == Ask.NOT_YET
                ? OptionalLong.empty()
                : OptionalLong.of(timer.left);
    }

    long bank(Seat seat) {
        return timer(seat).bank;
    }

    boolean isTicking(Seat seat) {
        return timer(seat).isTicking();
    }

    private SeatTimer timer(Seat seat) {
        return seats.get(seat.index());
    }

    /** The clock of one seat. */
    private static final class SeatTimer {

        private long left;
        private long bank;
        private Ask ask = Ask.NOT_YET;
        private boolean running;
        private boolean standsIn;
        private int missed;

        SeatTimer(long bank) {
            this.bank = bank;
        }

        SeatTimer(SeatState saved) {
            left = saved.left();
            bank = saved.bank();
            ask = saved.ask();
            running = saved.running();
            standsIn = saved.standsIn();
            missed = saved.missed();
        }

        SeatState state() {
            return new SeatState(left, bank, ask, running, standsIn, missed);
        }

        boolean isTicking() {
            return running && !standsIn;
        }

        /** The reserve is for a player's own turns. */
        long available() {
            return ask == Ask.OTHER_TURN ? left : left + bank;
        }

        void spend(long passed) {
            long ofTurn = ask == Ask.OTHER_TURN ? passed : Math.min(left, passed);
            left = Math.max(0, left - ofTurn);
            bank = Math.max(0, bank - (passed - ofTurn));
        }

        void replace() {
            standsIn = true;
            if (ask != Ask.OWN_TURN) return;
            ask = Ask.MISSED;
            missed++;
        }
    }
}
