package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.wire.FromClient;
import strategos.wire.SeatInfo;
import strategos.wire.SeatTime;
import strategos.wire.SeatTime.StandIn;
import strategos.wire.ToClient.Clocks;
import strategos.wire.ToClient.Seats;
import strategos.wire.ToClient.Snapshot;
import strategos.wire.conquest.ConquestScene;

@DisplayName("People who share a screen")
class ScreenTest {

    private final AtomicLong millis = new AtomicLong(5_000);

    private Room room(String... seats) {
        return Room.timed(null, millis, new Diary(), seats);
    }

    @Test
    @DisplayName("are there as long as one of them looks")
    void presence() throws InterruptedException {
        var room = room("shared", "person", "shared");
        var other = room.sit(1);
        var ear = room.sit(2);
        var come = other.hear(Seats.class, it -> it.match().seats().get(2).present());
        assertThat(come.match().seats()).allMatch(SeatInfo::present);
        room.table.leave(ear);
        var gone = other.hear(Seats.class, it -> !it.match().seats().get(2).present());
        assertThat(gone.match().seats())
                .extracting(SeatInfo::present)
                .containsExactly(false, true, false);
    }

    @Test
    @DisplayName("look from one seat after the other, and nobody takes them for absent")
    void passing() throws InterruptedException {
        var room = room("shared", "person", "shared");
        var other = room.sit(1);
        var ear = room.sit(0);
        other.hear(Seats.class, it -> it.match().seats().get(0).present());
        room.table.leave(ear);
        other.hear(Clocks.class, it -> it.seats().get(0).botIn() != null);
        room.sit(2);
        var told = other.hear(Clocks.class, it -> it.seats().get(2).botIn() == null);
        assertThat(told.seats()).extracting(SeatTime::botIn).containsOnlyNulls();
    }

    @Test
    @DisplayName("are told who of them decides")
    void decider() throws InterruptedException {
        var room = room("shared", "shared");
        var told =
                room.sit(0)
                        .hear(Clocks.class, it -> it.seats().stream().anyMatch(SeatTime::running));
        int decider = ((ConquestScene) room.sit(1).hear(Snapshot.class).scene()).decider();
        assertThat(told.seats())
                .extracting(SeatTime::running)
                .containsExactly(decider == 0, decider == 1);
    }

    @Test
    @DisplayName("are waited for when nobody else plays")
    void alone() throws InterruptedException {
        var room = room("shared", "shared", "bot");
        var ear = room.sit(0);
        ear.hear(Snapshot.class);
        room.table.leave(ear);
        millis.addAndGet(10 * Room.GRACE.toMillis());
        room.table.wake();
        var back = room.sit(1);
        room.table.say(back, new FromClient.Ping("now"));
        assertThat(back.hear(Clocks.class).seats())
                .extracting(SeatTime::standIn)
                .containsOnly(StandIn.NONE);
    }
}
