package strategos.table;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import strategos.game.Seat;
import strategos.game.Viewer;
import strategos.table.Journal.Entry;
import strategos.table.Watcher.Dismissal;
import strategos.wire.FaultCode;
import strategos.wire.FromClient;
import strategos.wire.MatchInfo;
import strategos.wire.SeatInfo;

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

    private final Journal journal;
    private final TableSettings settings;
    private final MatchLog<S, M, V> log;
    private final Audience<S, M, V> audience;
    private final BotPlay<S, M, V> botPlay;
    private final Roster roster;
    private final Timekeeper timekeeper;
    private final Replies<S, M, V> replies;
    private final Reception<S, M, V> reception;
    private final DiceDesk<S, M, V> dice;
    private final MatchCourse<S, M, V> course;
    private final MoveDesk<S, M, V> moves;
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
        var bots =
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
                        draft -> dice.roll(draft, Optional.empty()));
        course =
                new MatchCourse<>(
                        journal, log, roster, audience, reception, timekeeper, dice, botPlay);
        moves = new MoveDesk<>(play, log, roster, replies, timekeeper, dice, course);
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
            course.begin();
            botPlay.pause(1);
            while (!mailbox.isClosed()) {
                var message = nextMessage();
                if (message.isPresent()) {
                    read(message.get());
                } else if (course.checkTime()) {
                    // A bot stands in now.
                } else if (botPlay.isDue()) {
                    botPlay.begin().ifPresent(course::happen);
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
                botPlay.proceed().ifPresent(course::happen);
                hearPostponed();
            }
            case TableMessage.Wake() -> course.checkTime();
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
        botPlay.dropOutdated();
        if (!arrived.isEmpty()) course.tellClocks();
        else if (audience.viewerOf(watch.watcher()).isPresent())
            timekeeper.told().ifPresent(watch.watcher()::tell);
        audience.viewerOf(watch.watcher()).flatMap(dice::told).ifPresent(watch.watcher()::tell);
        hearPostponed();
    }

    private void takeLeave(Watcher watcher) {
        var left = reception.leave(watcher);
        timekeeper.leave(left);
        if (!left.isEmpty()) course.tellClocks();
        if (audience.isEmpty() && botPlay.endHurry()) postponed.clear();
    }

    private void reseat(SeatInfo seat) {
        audience.dismiss(Viewer.inSeat(seat.index()), Dismissal.SEAT_MOVED);
        roster.seat(seat);
        timekeeper.reseat(Seat.of(seat.index()));
        course.begin();
        reception.tellSeats();
        course.keepClocks();
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
                    moves.move(watcher, seat, move);
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
                botPlay.dropOutdated();
                course.keepClocks();
                replies.acknowledge(watcher, message);
                hearPostponed();
            }
            case FromClient.Ping _ -> replies.acknowledge(watcher, message);
            case FromClient.Commit _, FromClient.Reveal _
                    when viewer.get() instanceof Viewer.InSeat(Seat seat) -> {
                if (dice.hear(watcher, seat, message, replies)) course.beginSealed();
                if (dice.dueAt().isPresent()) course.keepClocks();
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
}
