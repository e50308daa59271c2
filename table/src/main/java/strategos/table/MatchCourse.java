package strategos.table;

import java.util.Optional;
import java.util.stream.LongStream;
import strategos.game.Seat;
import strategos.game.Turn;
import strategos.table.Sealing.ShownLink;

/**
 * The course of one match: steps that are written to the journal, then applied, then sent to
 * watchers, and the clocks that follow them.
 */
final class MatchCourse<S, M, V> {

    private final Journal journal;
    private final MatchLog<S, M, V> log;
    private final Roster roster;
    private final Audience<S, M, V> audience;
    private final Reception<S, M, V> reception;
    private final Timekeeper timekeeper;
    private final DiceDesk<S, M, V> dice;
    private final BotPlay<S, M, V> botPlay;

    MatchCourse(
            Journal journal,
            MatchLog<S, M, V> log,
            Roster roster,
            Audience<S, M, V> audience,
            Reception<S, M, V> reception,
            Timekeeper timekeeper,
            DiceDesk<S, M, V> dice,
            BotPlay<S, M, V> botPlay) {
        this.journal = journal;
        this.log = log;
        this.roster = roster;
        this.audience = audience;
        this.reception = reception;
        this.timekeeper = timekeeper;
        this.dice = dice;
        this.botPlay = botPlay;
    }

    /** Lets nature open the match as soon as all are there, and starts the first clock. */
    void begin() {
        if (!dice.seal() || !roster.isComplete()) return;
        if (dice.isWaiting()) {
            carryOutOrders();
        } else if (log.turn() instanceof Turn.Roll) {
            var draft = log.draft();
            dice.roll(draft, Optional.empty());
            happen(draft);
        } else if (timekeeper.follow(log.turn(), log.turns(), 0)) keepClocks();
    }

    /** Begins a match whose dice have been sealed; clients do not show the opening step by step. */
    void beginSealed() {
        begin();
        botPlay.pause(1);
    }

    /** Makes steps happen without a link that a player has sent with them. */
    void happen(PendingSteps<S, M, V> draft) {
        happen(draft, Optional.empty());
    }

    /** Makes steps happen: on disk, then here, then told. */
    void happen(PendingSteps<S, M, V> draft, Optional<ShownLink> shown) {
        int turns = draft.turns();
        int known = log.length();
        int gains = timekeeper.hasGains() ? log.gains(draft) : 0;
        boolean isTimeSet = timekeeper.follow(draft.turn(), turns, gains);
        var seal = dice.after(draft, shown);
        var progress = new Journal.Progress(turns, draft.turn(), clocking(), seal);
        journal.append(draft.entries(), progress).join();
        log.accept(draft, audience::show);
        audience.tell();
        dice.happened(seal, draft, shown);
        roster.follow(log.turn());
        if (log.turn() instanceof Turn.Over) reception.tellSeats();
        if (isTimeSet) tellClocks();
        botPlay.happened(known);
        carryOutOrders();
    }

    /** In a sealed match, orders are carried out when the players have sent their links. */
    private void carryOutOrders() {
        if (!dice.isWaiting()) return;
        var present = roster.people().stream().filter(this::isPlaying).toList();
        if (dice.ask(present)) return;
        var draft = log.draft();
        dice.rollOrders(draft);
        happen(draft);
    }

    /** Whether the owner of a seat is there, and no bot stands in. */
    private boolean isPlaying(Seat seat) {
        return reception.isPresent(seat.index()) && !timekeeper.standsIn(seat);
    }

    // Time.

    /** Lets bots stand in where time is over; the answer is whether one does from now on. */
    boolean checkTime() {
        if (botPlay.isActing()) return false;
        boolean goesOn = dice.check();
        if (goesOn) beginSealed();
        boolean standsIn = timekeeper.check(log.turn());
        if (goesOn || standsIn) keepClocks();
        return goesOn || standsIn;
    }

    /** Writes the clocks to the journal, and tells everybody. */
    void keepClocks() {
        journal.setClock(clocking()).join();
        tellClocks();
    }

    void tellClocks() {
        timekeeper.told().ifPresent(clocks -> audience.tellEach(_ -> clocks));
    }

    private Journal.Clocking clocking() {
        var deadlines = LongStream.concat(timekeeper.deadline().stream(), dice.dueAt().stream());
        return new Journal.Clocking(timekeeper.state(), deadlines.min());
    }
}
