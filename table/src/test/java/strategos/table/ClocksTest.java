package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.move.Move;
import strategos.game.Budget;
import strategos.game.Match;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.StepText;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.wire.BotTurn;
import strategos.wire.FaultCode;
import strategos.wire.FromClient;
import strategos.wire.SeatTime;
import strategos.wire.SeatTime.StandIn;
import strategos.wire.TimeControl;
import strategos.wire.ToClient;
import strategos.wire.ToClient.Ack;
import strategos.wire.ToClient.Clocks;
import strategos.wire.ToClient.Refused;
import strategos.wire.ToClient.Snapshot;
import strategos.wire.conquest.ConquestScene;

class ClocksTest {

    private static final TimeControl MINUTE = new TimeControl.Live(60, 0, 0);
    private static final TimeControl MINUTE_AND_BANK = new TimeControl.Live(60, 0, 100);
    private static final TimeControl TWO_DAYS = new TimeControl.Correspondence(2);
    private static final long DAY = 24 * 3_600_000;

    private final AtomicLong millis = new AtomicLong(5_000);
    private final Diary diary = new Diary();
    private final List<Ear> ears = new ArrayList<>();

    private Room room(@Nullable TimeControl control) throws InterruptedException {
        var room = Room.timed(control, millis, diary, "person", "person", "person");
        ears.clear();
        for (int seat = 0; seat < 3; seat++) ears.add(room.sit(seat));
        return room;
    }

    /** The seat that has to decide now, as a newcomer sees it. */
    private static int decider(Room room) throws InterruptedException {
        var ear = room.sit(0);
        var decider = ((ConquestScene) ear.hear(Snapshot.class).scene()).decider();
        room.table.leave(ear);
        return decider;
    }

    private static SeatTime time(Room room, int seat) throws InterruptedException {
        return clocks(room).seats().get(seat);
    }

    private static Clocks clocks(Room room) throws InterruptedException {
        return room.watch(new Viewer.Public(), Optional.empty()).hear(Clocks.class);
    }

    private void pass(Room room, long passed) {
        millis.addAndGet(passed);
        room.table.wake();
    }

    /** Waits until the clocks of everybody are told that make a seat look like this. */
    private SeatTime await(int seat, StandIn standIn) throws InterruptedException {
        return ears.get(seat)
                .hear(Clocks.class, it -> it.seats().get(seat).standIn() == standIn)
                .seats()
                .get(seat);
    }

    /** Waits until the clock of another seat runs; the answer is which. */
    private int awaitTurnAfter(int before) throws InterruptedException {
        var told =
                ears.getFirst().hear(Clocks.class, it -> running(it) != before && running(it) >= 0);
        return running(told);
    }

    /** The seat whose clock runs, or -1. */
    private static int running(Clocks clocks) {
        return clocks.seats().stream()
                .filter(SeatTime::running)
                .mapToInt(SeatTime::seat)
                .findFirst()
                .orElse(-1);
    }

    @Test
    @DisplayName("The clock of the seat that decides runs down, and no other")
    void runsDown() throws InterruptedException {
        var room = room(MINUTE);
        int first = decider(room);
        assertThat(time(room, first).left()).isEqualTo(60_000);
        millis.addAndGet(20_000);
        assertThat(time(room, first).left()).isEqualTo(40_000);
        assertThat(time(room, first).running()).isTrue();
        assertThat(time(room, (first + 1) % 3).running()).isFalse();
        assertThat(time(room, (first + 1) % 3).left()).isNull();
    }

    @Test
    @DisplayName(
            "When the time of a turn is over a bot plays the rest of it, and the next is the owner's")
    void botFinishesTheTurn() throws InterruptedException {
        var room = room(MINUTE);
        int first = awaitTurnAfter(-1);
        int steps = diary.entries().size();
        pass(room, 60_000);
        await(first, StandIn.FOR_NOW);
        assertThat(clocks(room).botTurns()).containsExactly(new BotTurn(first, 1));
        int second = awaitTurnAfter(first);
        pass(room, 60_000);
        int third = awaitTurnAfter(second);
        pass(room, 60_000);
        assertThat(awaitTurnAfter(third)).isEqualTo(first);
        assertThat(time(room, first).standIn()).isEqualTo(StandIn.NONE);
        assertThat(time(room, first).left()).isEqualTo(60_000);
        assertThat(diary.entries()).hasSizeGreaterThan(steps);
        assertThat(diary.entries()).allMatch(entry -> entry.message().isEmpty());
    }

    @Test
    @DisplayName(
            "A move that comes too late is refused, even before the table has looked at the clock")
    void tooLate() throws InterruptedException {
        var room = room(MINUTE);
        int first = decider(room);
        var scene = (ConquestScene) ears.get(first).hear(Snapshot.class).scene();
        var player = new Player(ears.get(first), scene);
        millis.addAndGet(59_999);
        room.table.say(player.ear(), player.placing("a", 1));
        player.ear().hear(Ack.class);
        millis.addAndGet(1);
        room.table.say(player.ear(), player.placing("b", 1));
        assertThat(player.ear().hear(Refused.class).code()).isEqualTo(FaultCode.NOT_ALLOWED);
    }

    @Test
    @DisplayName("Two missed turns in a row keep the bot until the owner takes the seat back")
    void twoMissedTurns() throws InterruptedException {
        var room = room(MINUTE);
        int first = awaitTurnAfter(-1);
        int before = first;
        for (int turn = 0; turn < 6; turn++) {
            int seat = turn == 0 ? first : awaitTurnAfter(before);
            if (seat != first) placeOne(room, seat, "turn " + turn);
            pass(room, 60_000);
            await(seat, seat != first || turn == 0 ? StandIn.FOR_NOW : StandIn.KEPT);
            before = seat;
        }
        awaitTurnAfter(before);
        assertThat(time(room, first).standIn()).isEqualTo(StandIn.KEPT);
        room.table.say(ears.get(first), new FromClient.TakeBack("back"));
        await(first, StandIn.NONE);
    }

    private static void placeOne(Room room, int seat, String id) throws InterruptedException {
        var ear = room.sit(seat);
        var scene = (ConquestScene) ear.hear(Snapshot.class).scene();
        room.table.say(ear, new Player(ear, scene).placing(id.replace(' ', '-'), 1));
        ear.hear(Ack.class);
        room.table.leave(ear);
    }

    @Test
    @DisplayName("The bank is used when the time of a turn is over, and is gone for good")
    void bank() throws InterruptedException {
        var room = room(MINUTE_AND_BANK);
        int first = decider(room);
        millis.addAndGet(90_000);
        assertThat(time(room, first).left()).isZero();
        assertThat(time(room, first).bank()).isEqualTo(70_000);
        pass(room, 69_999);
        assertThat(time(room, first).standIn()).isEqualTo(StandIn.NONE);
        pass(room, 1);
        await(first, StandIn.FOR_NOW);
        assertThat(time(room, first).bank()).isZero();
    }

    @Test
    @DisplayName("Every conquest of its owner adds time to a turn")
    void conquests() throws Exception {
        var room = room(new TimeControl.Live(60, 7, 0));
        int first = decider(room);
        var player = ears.get(first);
        var bot = ConquestBots.RUSH.make(Room.GAME, new Seed(3));
        long conquests = 0;
        var match = Match.replay(Room.GAME, steps());
        for (int move = 0; conquests == 0 && decides(match, first); move++) {
            var seat = new Viewer.InSeat(Seat.of(first));
            var chosen = bot.decide(match.view(seat), new Budget(1_000, Duration.ofSeconds(60)));
            String text = Room.GAME.notation().write(chosen);
            room.table.say(player, new FromClient.Move("m" + move, text));
            var frames = player.hear(ToClient.Steps.class).frames();
            conquests = frames.stream().filter(frame -> frame.event().earnsTime()).count();
            player.hear(Ack.class);
            match = Match.replay(Room.GAME, steps());
        }
        assertThat(conquests).isPositive();
        assertThat(time(room, first).left()).isEqualTo(60_000 + 7_000 * conquests);
    }

    private List<Step<Move>> steps() {
        var text = new StepText<>(Room.GAME.notation());
        return diary.entries().stream().map(entry -> read(text, entry)).toList();
    }

    private static Step<Move> read(StepText<Move> text, Journal.Entry entry) {
        try {
            return text.read(entry.line());
        } catch (NotationException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static boolean decides(Match<?, ?, ?> match, int seat) {
        return match.turn() instanceof Turn.Decide(Seat decider) && decider.index() == seat;
    }

    @Test
    @DisplayName(
            "A clock goes on where it was when the server starts again, and the deadline is on disk")
    void restart() throws InterruptedException {
        var before = room(TWO_DAYS);
        int first = decider(before);
        millis.addAndGet(DAY);
        before.table.stop();
        before.awaitEnd();
        assertThat(diary.clocking().deadline()).hasValue(5_000 + 2 * DAY);

        var after = room(TWO_DAYS);
        assertThat(time(after, first).left()).isEqualTo(DAY);
        pass(after, DAY);
        await(first, StandIn.FOR_NOW);
    }

    @Test
    @DisplayName(
            "A bot plays for a player who stays away for longer than the grace period, and gives the seat back")
    void absence() throws InterruptedException {
        var room = room(null);
        int first = decider(room);
        room.table.leave(ears.get(first));
        var other = ears.get((first + 1) % 3);
        var told = other.hear(Clocks.class, it -> it.seats().get(first).botIn() != null);
        assertThat(told.seats().get(first).botIn()).isEqualTo(Room.GRACE.toMillis());
        pass(room, Room.GRACE.toMillis());
        other.hear(Clocks.class, it -> it.seats().get(first).standIn() == StandIn.FOR_NOW);
        room.sit(first);
        other.hear(Clocks.class, it -> it.seats().get(first).standIn() == StandIn.NONE);
    }

    @Test
    @DisplayName("A match that everybody has left waits for them")
    void allAway() throws InterruptedException {
        var room = room(null);
        int first = decider(room);
        ears.forEach(room.table::leave);
        pass(room, 10 * Room.GRACE.toMillis());
        var back = room.sit((first + 1) % 3);
        var clocks = back.hear(Clocks.class).seats();
        assertThat(clocks.get(first).standIn()).isEqualTo(StandIn.NONE);
        assertThat(clocks.get(first).botIn()).isEqualTo(Room.GRACE.toMillis());
    }

    @Test
    @DisplayName("In a correspondence match nobody has to be there")
    void correspondence() throws InterruptedException {
        var room = room(TWO_DAYS);
        int first = decider(room);
        room.table.leave(ears.get(first));
        pass(room, 10 * Room.GRACE.toMillis());
        assertThat(time(room, first).standIn()).isEqualTo(StandIn.NONE);
    }

    @Test
    @DisplayName("A person who plays against bots hears nothing of clocks, and is waited for")
    void againstBots() throws InterruptedException {
        var room = Room.timed(null, millis, diary, "person", "bot", "bot");
        var ear = room.sit(0);
        ear.hear(Snapshot.class);
        pass(room, 10 * Room.GRACE.toMillis());
        room.table.say(ear, new FromClient.Ping("now"));
        ToClient next = ear.hear();
        while (!(next instanceof Ack)) {
            assertThat(next).isNotInstanceOf(Clocks.class);
            next = ear.hear();
        }
    }

    @Test
    @DisplayName("A hidden step tells nobody else anything, not even through the clocks")
    void hiddenSteps() throws InterruptedException {
        var room = room(MINUTE_AND_BANK);
        int first = decider(room);
        var other = ears.get((first + 1) % 3);
        other.frames(room.table);
        millis.addAndGet(3_000);
        room.table.say(ears.get(first), new FromClient.Move("hidden", "stand always 1"));
        ears.get(first).hear(Ack.class);
        room.table.say(other, new FromClient.Ping("now"));
        assertThat(other.hear()).isInstanceOf(Ack.class);
        assertThat(diary.entries().getLast().line()).contains("stand");
    }
}
