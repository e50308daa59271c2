package strategos.table;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.table.Journal.Entry;
import strategos.table.Journal.Message;
import strategos.table.Sealing.ShownLink;
import strategos.table.Watcher.Dismissal;
import strategos.wire.FaultCode;
import strategos.wire.FromClient;
import strategos.wire.MatchInfo;
import strategos.wire.SeatInfo;
import strategos.wire.ToClient.Ack;

/**
 * One live match, owned by its own thread; all others send it messages.
 *
 * <p>A requested move is tried on a copy of the state, written to the journal, and only then
 * applied and sent to watchers. If the journal fails, the table ends, and the match continues from
 * disk when it is opened again. Without watchers the table ends as soon as it waits for a person.
 */
public final class Table<S, M, V> {

    private static final Logger LOG = System.getLogger(Table.class.getName());

    private static final Duration FOR_EVER = Duration.ofDays(365);

    private final TableGame<S, M, V> play;
    private final Journal journal;
    private final TableSettings settings;
    private final MatchLog<S, M, V> log;
    private final Audience<S, M, V> audience;
    private final TableBots<S, M, V> bots;
    private final BotPlay<S, M, V> botPlay;
    private final Roster roster;
    private final Timekeeper timekeeper;
    private final Replies<S, M, V> replies;
    private final Reception<S, M, V> reception;
    private final DiceDesk<S, M, V> dice;
    private final Mailbox mailbox = new Mailbox();
    private @Nullable Thread owner;
    private final List<TableMessage.Said> postponed = new ArrayList<>();

    /** Sits down to a match without sealed dice that has come as far as these entries tell. */
    public Table(
            MatchInfo info,
            TableGame<S, M, V> play,
            List<Entry> past,
            Journal journal,
            TableTime time,
            TableSettings settings) {
        this(info, play, past, journal, time, settings, Optional.empty());
    }

    /**
     * Sits down to a match that has come as far as these entries tell.
     *
     * @param seal empty for a match whose dice are not sealed
     */
    public Table(
            MatchInfo info,
            TableGame<S, M, V> play,
            List<Entry> past,
            Journal journal,
            TableTime time,
            TableSettings settings,
            Optional<SealTerms> seal) {
        this.play = play;
        this.journal = journal;
        this.settings = settings;
        log = new MatchLog<>(play.frames(), past);
        audience = new Audience<>(play.frames());
        replies = new Replies<>(audience);
        roster = new Roster(info);
        roster.follow(log.turn());
        reception = new Reception<>(roster, log, audience);
        dice =
                new DiceDesk<>(
                        play.game(),
                        log,
                        roster,
                        audience,
                        journal,
                        time.millis(),
                        settings.dice(),
                        seal);
        timekeeper =
                new Timekeeper(
                        roster, play.game().turnOwner(), time, settings, reception::isPresent);
        bots =
                new TableBots<>(
                        play,
                        settings.thinking(),
                        seat -> timekeeper.standsIn(seat) || roster.isBot(seat));
        botPlay =
                new BotPlay<>(
                        bots,
                        log,
                        roster,
                        audience,
                        settings,
                        () -> mailbox.post(new TableMessage.Decided()),
                        draft -> dice.roll(draft, Optional.empty()),
                        draft -> happen(draft, Optional.empty()));
    }

    /** Starts the owner; calls back when it has ended. */
    public void start(Runnable whenEnded) {
        owner =
                Thread.ofVirtual()
                        .name("table " + roster.id())
                        .start(
                                () -> {
                                    own();
                                    whenEnded.run();
                                });
    }

    /** Waits until the owner has ended; the answer is no if it has not in this time. */
    public boolean join(Duration patience) throws InterruptedException {
        return owner == null || owner.join(patience);
    }

    // Messages. Each method returns whether the table accepts it; if not, it must be opened again.

    /**
     * Lets somebody look; what they have seen before with the same eyes is not told again.
     *
     * @param eyes supplies the viewer. The table asks when it processes the message, so that a seat
     *     that has moved in the meantime is not shown to its previous owner.
     */
    public boolean watch(Watcher watcher, Supplier<Viewer> eyes, Optional<Seen> seen) {
        return mailbox.post(new TableMessage.Watch(watcher, eyes, seen));
    }

    public boolean leave(Watcher watcher) {
        return mailbox.post(new TableMessage.Leave(watcher));
    }

    public boolean say(Watcher watcher, FromClient message) {
        return mailbox.post(new TableMessage.Said(watcher, message));
    }

    /** Puts somebody else in a seat. */
    public boolean seat(SeatInfo seat) {
        return mailbox.post(new TableMessage.Seated(seat));
    }

    public boolean ask(Viewer viewer, CompletableFuture<MatchInfo> answer) {
        return mailbox.post(new TableMessage.Ask(viewer, answer));
    }

    /** Asks whether a bot stands in for the player in a seat. */
    public boolean askStandIn(int seat, CompletableFuture<Boolean> answer) {
        return mailbox.post(new TableMessage.AskStandIn(Seat.of(seat), answer));
    }

    /** Lets the table look at its clocks now. */
    public boolean wake() {
        return mailbox.post(new TableMessage.Wake());
    }

    public boolean stop() {
        return mailbox.post(new TableMessage.Stop());
    }

    // The owner.

    private void own() {
        try {
            begin();
            botPlay.pause(1);
            while (!mailbox.isClosed()) {
                var message = nextMessage();
                if (message.isPresent()) {
                    read(message.get());
                } else if (checkTime()) {
                    // A bot stands in now.
                } else if (botPlay.isDue()) {
                    botPlay.begin();
                    hearPostponed();
                } else if (audience.isEmpty()) {
                    mailbox.closeIfEmpty();
                }
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (CompletionException unwritten) {
            LOG.log(Level.ERROR, "match {0} ended: {1}", roster.id(), unwritten.getCause());
        } catch (RuntimeException | Error fault) {
            LOG.log(Level.ERROR, "the table of match " + roster.id() + " broke off", fault);
        } finally {
            abandonPortion();
            mailbox.close().forEach(TableMessage::returnUnread);
            audience.dismissAll(Dismissal.FAULT);
        }
    }

    /** Empty when the time has come to do something else. */
    private Optional<TableMessage> nextMessage() throws InterruptedException {
        if (botPlay.isActing()) return mailbox.next(FOR_EVER);
        var wait = untilNextAction();
        var check = timekeeper.untilCheck(log.turn(), dice.deadline());
        boolean isSooner = check.isPresent() && check.getAsLong() < wait.toMillis();
        return mailbox.next(isSooner ? Duration.ofMillis(check.getAsLong() + 1) : wait);
    }

    /** How long to wait for messages before a bot acts, or the table ends. */
    private Duration untilNextAction() {
        if (botPlay.isDue()) return botPlay.pauseLeft();
        botPlay.calmDown();
        return audience.isEmpty() ? settings.linger() : FOR_EVER;
    }

    private void read(TableMessage message) {
        switch (message) {
            case TableMessage.Watch watch -> admit(watch);
            case TableMessage.Leave(Watcher watcher) -> takeLeave(watcher);
            case TableMessage.Said said -> hear(said);
            case TableMessage.Seated(SeatInfo seat) -> reseat(seat);
            case TableMessage.Ask(Viewer viewer, var answer) ->
                    answer.complete(reception.info(viewer));
            case TableMessage.AskStandIn(Seat seat, var answer) ->
                    answer.complete(timekeeper.standsIn(seat));
            case TableMessage.Decided() -> {
                botPlay.proceed();
                hearPostponed();
            }
            case TableMessage.Wake() -> checkTime();
            case TableMessage.Stop() -> {
                abandonPortion();
                mailbox.close().forEach(TableMessage::returnUnread);
                audience.dismissAll(Dismissal.STOPPING);
            }
        }
    }

    // Who looks.

    private void admit(TableMessage.Watch watch) {
        var arrived = reception.admit(watch);
        timekeeper.come(arrived);
        if (!arrived.isEmpty()) tellClocks();
        else if (audience.viewerOf(watch.watcher()).isPresent())
            timekeeper.told().ifPresent(watch.watcher()::tell);
        audience.viewerOf(watch.watcher()).flatMap(dice::told).ifPresent(watch.watcher()::tell);
    }

    private void takeLeave(Watcher watcher) {
        var left = reception.leave(watcher);
        timekeeper.leave(left);
        if (!left.isEmpty()) tellClocks();
        if (audience.isEmpty() && botPlay.endHurry()) postponed.clear();
    }

    private void reseat(SeatInfo seat) {
        audience.dismiss(Viewer.inSeat(seat.index()), Dismissal.SEAT_MOVED);
        roster.seat(seat);
        timekeeper.reseat(Seat.of(seat.index()));
        begin();
        reception.tellSeats();
        keepClocks();
    }

    private void tellClocks() {
        timekeeper.told().ifPresent(clocks -> audience.tellEach(_ -> clocks));
    }

    // Time.

    /** Lets bots stand in where time is over; the answer is whether one does from now on. */
    private boolean checkTime() {
        if (botPlay.isActing()) return false;
        boolean goesOn = dice.check();
        if (goesOn) beginSealed();
        boolean standsIn = timekeeper.check(log.turn());
        if (goesOn || standsIn) keepClocks();
        return goesOn || standsIn;
    }

    private void keepClocks() {
        journal.setClock(clocking()).join();
        tellClocks();
    }

    private Journal.Clocking clocking() {
        var deadlines = LongStream.concat(timekeeper.deadline().stream(), dice.dueAt().stream());
        return new Journal.Clocking(timekeeper.state(), deadlines.min());
    }

    // What people say.

    private void hear(TableMessage.Said said) {
        if (botPlay.isActing() && said.message() instanceof FromClient.Move) postponed.add(said);
        else hear(said.watcher(), said.message());
    }

    private void hear(Watcher watcher, FromClient message) {
        var viewer = audience.viewerOf(watcher);
        if (viewer.isEmpty()) return;
        switch (message) {
            case FromClient.Move move when viewer.get() instanceof Viewer.InSeat(Seat seat) ->
                    move(watcher, seat, move);
            case FromClient.Skip _ when setsPace(viewer.get()) -> {
                botPlay.hurry();
                replies.acknowledge(watcher, message);
            }
            case FromClient.SetPace(_, var pace) when setsPace(viewer.get()) -> {
                roster.setPace(pace);
                journal.setPace(pace).join();
                replies.acknowledge(watcher, message);
                reception.tellSeats();
            }
            case FromClient.TakeBack _ when viewer.get() instanceof Viewer.InSeat(Seat seat) -> {
                timekeeper.takeBack(seat);
                keepClocks();
                replies.acknowledge(watcher, message);
            }
            case FromClient.Ping _ -> replies.acknowledge(watcher, message);
            case FromClient.Commit _, FromClient.Reveal _
                    when viewer.get() instanceof Viewer.InSeat(Seat seat) -> {
                if (dice.hear(watcher, seat, message, replies)) beginSealed();
                if (dice.dueAt().isPresent()) keepClocks();
            }
            case FromClient.Move _,
                    FromClient.Commit _,
                    FromClient.Reveal _,
                    FromClient.Skip _,
                    FromClient.SetPace _,
                    FromClient.TakeBack _ ->
                    replies.refuse(
                            watcher,
                            message.id(),
                            FaultCode.NOT_SEATED,
                            "You hold no seat in this match.");
        }
    }

    /** The pace is the players' affair; where only bots play, it is for those who look on. */
    private boolean setsPace(Viewer viewer) {
        return viewer instanceof Viewer.InSeat || roster.isBotsOnly();
    }

    private void move(Watcher watcher, Seat seat, FromClient.Move said) {
        checkTime();
        var message = new Message(seat, said.id());
        OptionalInt before = log.answerTo(message);
        if (before.isPresent()) {
            long seq = log.seenBy(new Viewer.InSeat(seat), before.getAsInt());
            watcher.tell(new Ack(said.id(), seq));
        } else if (!roster.isComplete()) {
            String wait = "The match begins when every seat is taken.";
            replies.refuse(watcher, said.id(), FaultCode.NOT_ALLOWED, wait);
        } else if (timekeeper.standsIn(seat)) {
            replies.refuse(
                    watcher, said.id(), FaultCode.NOT_ALLOWED, "A bot is playing your seat now.");
        } else {
            try {
                move(watcher, message, play.game().notation().read(said.move()), said);
            } catch (NotationException unreadable) {
                String why = String.valueOf(unreadable.getMessage());
                replies.refuse(watcher, said.id(), FaultCode.NOT_A_MOVE, why);
            }
        }
    }

    private void move(Watcher watcher, Message message, M move, FromClient.Move said) {
        var draft = log.draft();
        var refusal = draft.move(message.seat(), move, Optional.of(message));
        if (refusal.isPresent()) {
            replies.refuse(watcher, message.id(), FaultCode.NOT_ALLOWED, refusal.get());
            return;
        }
        var shown = dice.shown(message.seat(), said);
        if (shown.isEmpty()) {
            String stale = "The link of this move is not the next one. Please move again.";
            replies.refuse(watcher, message.id(), FaultCode.NOT_ALLOWED, stale);
            audience.viewerOf(watcher).flatMap(dice::told).ifPresent(watcher::tell);
            return;
        }
        dice.roll(draft, shown.get().map(ShownLink::link));
        timekeeper.acted(message.seat());
        long seq = replies.lastSeenBy(watcher) + 1;
        try {
            happen(draft, shown.get());
        } catch (CompletionException unwritten) {
            String sorry = "The move could not be saved and was not made.";
            replies.refuse(watcher, message.id(), FaultCode.UNAVAILABLE, sorry);
            throw unwritten;
        }
        watcher.tell(new Ack(message.id(), seq));
    }

    // What happens.

    /** Lets nature open the match as soon as all are there, and starts the first clock. */
    private void begin() {
        if (!dice.seal() || !roster.isComplete()) return;
        if (dice.isWaiting()) {
            carryOutOrders();
        } else if (log.turn() instanceof Turn.Roll) {
            var draft = log.draft();
            dice.roll(draft, Optional.empty());
            happen(draft, Optional.empty());
        } else if (timekeeper.follow(log.turn(), log.turns(), 0)) keepClocks();
    }

    /** Begins a match whose dice have been sealed; clients do not show the opening step by step. */
    private void beginSealed() {
        begin();
        botPlay.pause(1);
    }

    /** In a sealed match, orders are carried out when the players have sent their links. */
    private void carryOutOrders() {
        if (!dice.isWaiting()) return;
        var present = roster.people().stream().filter(this::isPlaying).toList();
        if (dice.ask(present)) return;
        var draft = log.draft();
        dice.rollOrders(draft);
        happen(draft, Optional.empty());
    }

    /** Whether the owner of a seat is there, and no bot stands in. */
    private boolean isPlaying(Seat seat) {
        return reception.isPresent(seat.index()) && !timekeeper.standsIn(seat);
    }

    /** Moves that came during a portion are tried on what it led to. */
    private void hearPostponed() {
        if (botPlay.isActing()) return;
        var moves = List.copyOf(postponed);
        postponed.clear();
        for (TableMessage.Said said : moves) hear(said);
    }

    private void abandonPortion() {
        botPlay.abandon();
        postponed.clear();
    }

    /** Makes steps happen: on disk, then here, then told. */
    private void happen(PendingSteps<S, M, V> draft, Optional<ShownLink> shown) {
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
        bots.learn(log, known, audience.account());
        botPlay.pause(draft.steps().size());
        carryOutOrders();
    }
}
