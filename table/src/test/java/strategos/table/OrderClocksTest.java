package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.game.Viewer;
import strategos.wire.BotTurn;
import strategos.wire.FaultCode;
import strategos.wire.FromClient;
import strategos.wire.SeatTime;
import strategos.wire.SeatTime.StandIn;
import strategos.wire.TimeControl;
import strategos.wire.ToClient.Ack;
import strategos.wire.ToClient.Clocks;
import strategos.wire.ToClient.Refused;

@DisplayName("The clocks of a match in which all give orders")
class OrderClocksTest {

    private static final Conquest TOGETHER = game(ConquestPresets.WARZONE);
    private static final Conquest IN_TURN =
            game(Room.rules("base = warzone\norders = round-robin"));
    private static final TimeControl MINUTE = new TimeControl.Live(60, 0, 0);
    private static final TimeControl MINUTE_AND_BANK = new TimeControl.Live(60, 0, 100);

    private final AtomicLong millis = new AtomicLong(5_000);
    private final Diary diary = new Diary();

    private static Conquest game(Ruleset rules) {
        return new Conquest(rules, ConquestBoards.world(), 3);
    }

    private Room room(Conquest game, TimeControl control) {
        return Room.timed(game, control, millis, diary, "person", "person", "person");
    }

    private static List<SeatTime> times(Room room) throws InterruptedException {
        return clocks(room).seats();
    }

    private static Clocks clocks(Room room) throws InterruptedException {
        return room.watch(new Viewer.Public(), Optional.empty()).hear(Clocks.class);
    }

    private static List<Boolean> running(Room room) throws InterruptedException {
        return times(room).stream().map(SeatTime::running).toList();
    }

    private static List<Long> left(Room room) throws InterruptedException {
        return times(room).stream().map(SeatTime::left).toList();
    }

    private void pass(Room room, long passed) {
        millis.addAndGet(passed);
        room.table.wake();
    }

    @Test
    @DisplayName("start together, and each runs until its seat has given its orders")
    void untilDone() throws InterruptedException {
        var room = room(TOGETHER, MINUTE);
        var first = new OrderGiver(TOGETHER, room, 0);
        var second = new OrderGiver(TOGETHER, room, 1);
        assertThat(running(room)).containsOnly(true);
        millis.addAndGet(10_000);
        first.giveNext();
        assertThat(left(room)).containsOnly(50_000L);
        first.giveAll();
        assertThat(running(room)).containsExactly(false, true, true);
        millis.addAndGet(20_000);
        second.giveAll();
        millis.addAndGet(20_000);
        assertThat(left(room)).containsExactly(50_000L, 30_000L, 10_000L);
        assertThat(running(room)).containsExactly(false, false, true);
    }

    @Test
    @DisplayName("are set anew for all when the last seat is done and the orders are carried out")
    void nextTurn() throws InterruptedException {
        var room = room(TOGETHER, MINUTE);
        for (int seat = 0; seat < 3; seat++) {
            millis.addAndGet(10_000);
            new OrderGiver(TOGETHER, room, seat).giveAll();
        }
        assertThat(left(room)).containsOnly(60_000L);
        assertThat(running(room)).containsOnly(true);
    }

    @Test
    @DisplayName("put a bot in charge of the seats that are late, and of no others")
    void late() throws InterruptedException {
        var room = room(TOGETHER, MINUTE);
        var first = new OrderGiver(TOGETHER, room, 0);
        first.giveAll();
        pass(room, 60_000);
        first.ear().hear(Clocks.class, it -> it.seats().getFirst().running());
        assertThat(clocks(room).botTurns())
                .containsExactlyInAnyOrder(new BotTurn(1, 1), new BotTurn(2, 1));
        assertThat(left(room)).containsOnly(60_000L);
        assertThat(times(room)).extracting(SeatTime::standIn).containsOnly(StandIn.NONE);
    }

    @Test
    @DisplayName("keep the bot of a seat that was late twice in a row, while others play on")
    void lateTwice() throws InterruptedException {
        var room = room(TOGETHER, MINUTE);
        for (int turn = 1; turn <= 2; turn++) {
            new OrderGiver(TOGETHER, room, 0).giveAll();
            var second = new OrderGiver(TOGETHER, room, 1);
            second.giveAll();
            pass(room, 60_000);
            second.ear().hear(Clocks.class, it -> it.seats().getFirst().running());
        }
        assertThat(times(room))
                .extracting(SeatTime::standIn)
                .containsExactly(StandIn.NONE, StandIn.NONE, StandIn.KEPT);
    }

    @Test
    @DisplayName("use the bank of a seat only while that seat is late")
    void bank() throws InterruptedException {
        var room = room(TOGETHER, MINUTE_AND_BANK);
        new OrderGiver(TOGETHER, room, 0).giveAll();
        millis.addAndGet(90_000);
        new OrderGiver(TOGETHER, room, 1).giveAll();
        millis.addAndGet(10_000);
        assertThat(times(room))
                .extracting(SeatTime::bank)
                .containsExactly(100_000L, 70_000L, 60_000L);
        new OrderGiver(TOGETHER, room, 2).giveAll();
        assertThat(times(room))
                .extracting(SeatTime::bank)
                .containsExactly(100_000L, 70_000L, 60_000L);
    }

    @Test
    @DisplayName("say nothing about orders that somebody gives, only that somebody is done")
    void hiddenOrders() throws InterruptedException {
        var room = room(TOGETHER, MINUTE);
        var giver = new OrderGiver(TOGETHER, room, 0);
        var other = room.sit(1);
        other.hear(Clocks.class);
        other.frames(room.table);
        while (giver.ordersLeft() > 1) giver.giveNext();
        room.table.say(other, new FromClient.Ping("now"));
        assertThat(other.hear()).isInstanceOf(Ack.class);
        giver.giveAll();
        assertThat(other.hear(Clocks.class).seats().getFirst().running()).isFalse();
    }

    @Test
    @DisplayName("refuse an order that comes too late, although others still have time")
    void tooLate() throws InterruptedException {
        var room = room(TOGETHER, MINUTE_AND_BANK);
        var first = new OrderGiver(TOGETHER, room, 0);
        new OrderGiver(TOGETHER, room, 1).giveAll();
        millis.addAndGet(160_000);
        room.table.say(first.ear(), new FromClient.Move("late", first.orders().getFirst()));
        assertThat(first.ear().hear(Refused.class).code()).isEqualTo(FaultCode.NOT_ALLOWED);
    }

    @Test
    @DisplayName("go on after a restart, each where it was")
    void restart() throws InterruptedException {
        var before = room(TOGETHER, MINUTE);
        var first = new OrderGiver(TOGETHER, before, 0);
        millis.addAndGet(10_000);
        first.giveAll();
        millis.addAndGet(10_000);
        before.table.stop();
        before.awaitEnd();
        var after = room(TOGETHER, MINUTE);
        assertThat(left(after)).containsExactly(50_000L, 40_000L, 40_000L);
        assertThat(running(after)).containsExactly(false, true, true);
    }

    @Test
    @DisplayName("give every seat the time of a turn where orders are given in turn")
    void ordersInTurn() throws InterruptedException {
        var room = room(IN_TURN, MINUTE_AND_BANK);
        var clocks = times(room);
        int first = seatOf(clocks);
        millis.addAndGet(70_000);
        var giver = new OrderGiver(IN_TURN, room, first);
        giver.giveNext();
        int second = seatOf(times(room));
        assertThat(second).isNotEqualTo(first);
        assertThat(times(room).get(second).left()).isEqualTo(60_000);
        assertThat(times(room).get(first).bank()).isEqualTo(90_000);
        millis.addAndGet(65_000);
        assertThat(times(room).get(second).standIn()).isEqualTo(StandIn.NONE);
        assertThat(times(room).get(second).bank()).isEqualTo(95_000);
        assertThat(times(room).get(first).bank()).isEqualTo(90_000);
    }

    /** The seat whose clock runs. */
    private static int seatOf(List<SeatTime> times) {
        var running = times.stream().filter(SeatTime::running).toList();
        assertThat(running).hasSize(1);
        return running.getFirst().seat();
    }
}
