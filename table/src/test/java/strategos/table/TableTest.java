package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.move.Move;
import strategos.game.Seed;
import strategos.game.Viewer;
import strategos.table.Watcher.Dismissal;
import strategos.wire.FaultCode;
import strategos.wire.Frame;
import strategos.wire.FromClient;
import strategos.wire.Pace;
import strategos.wire.ToClient;
import strategos.wire.ToClient.Ack;
import strategos.wire.ToClient.Refused;
import strategos.wire.ToClient.Seats;
import strategos.wire.ToClient.Snapshot;
import strategos.wire.ToClient.Spectators;
import strategos.wire.ToClient.Steps;
import strategos.wire.conquest.Choices;
import strategos.wire.conquest.ConquestScene;

class TableTest {

    private static final Seed SEED = new Seed(7);

    @Test
    @DisplayName(
            "A message that is sent again is answered as before and changes nothing, also at a new table")
    void resent() throws InterruptedException {
        var room = new Room(SEED, "person", "person", "person");
        var player = Player.toMove(room);
        room.table.say(player.ear(), player.placing("a", 1));
        var ack = player.ear().hear(Ack.class);
        room.table.say(player.ear(), player.placing("a", 1));
        assertThat(player.ear().hear(Ack.class)).isEqualTo(ack);
        int length = room.diary.entries().size();

        var again =
                new Room(SEED, room.diary, (_, _) -> Duration.ZERO, "person", "person", "person");
        var ear = again.sit(player.scene().decider());
        again.table.say(ear, player.placing("a", 1));
        assertThat(ear.hear(Ack.class)).isEqualTo(ack);
        assertThat(room.diary.entries()).hasSize(length);
    }

    @Test
    @DisplayName("The same id from another seat is another message")
    void idsBelongToSeats() throws InterruptedException {
        var room = new Room(SEED, "person", "person", "person");
        var player = Player.toMove(room);
        room.table.say(player.ear(), player.placing("a", 1));
        player.ear().hear(Ack.class);
        var other = room.sit((player.scene().decider() + 1) % 3);
        room.table.say(other, player.placing("a", 1));
        assertThat(other.hear(Refused.class).code()).isEqualTo(FaultCode.NOT_ALLOWED);
    }

    @Test
    @DisplayName("What is no move, not legal, or not from a seat is refused, and nothing happens")
    void refusals() throws InterruptedException {
        var room = new Room(SEED, "person", "person", "person");
        var player = Player.toMove(room);
        var length = room.diary.entries().size();
        room.table.say(player.ear(), new FromClient.Move("1", "conquer everything"));
        assertThat(player.ear().hear(Refused.class).code()).isEqualTo(FaultCode.NOT_A_MOVE);
        room.table.say(player.ear(), player.placing("2", 1_000));
        assertThat(player.ear().hear(Refused.class).code()).isEqualTo(FaultCode.NOT_ALLOWED);
        var stranger = room.watch(new Viewer.Public(), Optional.empty());
        room.table.say(stranger, player.placing("3", 1));
        assertThat(stranger.hear(Refused.class).code()).isEqualTo(FaultCode.NOT_SEATED);
        room.table.say(stranger, new FromClient.SetPace("4", Pace.FAST));
        assertThat(stranger.hear(Refused.class).code()).isEqualTo(FaultCode.NOT_SEATED);
        assertThat(room.diary.entries()).hasSize(length);
    }

    @Test
    @DisplayName("In a match between bots, spectators set the pace, but make no moves")
    void botsOnly() throws InterruptedException {
        var room = new Room(SEED, new Diary(), (_, _) -> Duration.ofHours(1), "bot", "bot", "bot");
        var stranger = room.watch(new Viewer.Public(), Optional.empty());
        stranger.hear(Snapshot.class);
        room.table.say(stranger, new FromClient.SetPace("1", Pace.FAST));
        assertThat(stranger.hear(Seats.class).match().pace()).isEqualTo(Pace.FAST);
        room.table.say(stranger, new FromClient.Move("2", "done"));
        assertThat(stranger.hear(Refused.class).code()).isEqualTo(FaultCode.NOT_SEATED);
        room.table.say(stranger, new FromClient.Skip("3"));
        assertThat(stranger.hear(Steps.class).frames()).isNotEmpty();
    }

    @Test
    @DisplayName("Everybody hears how many watch without a seat, as they come and go")
    void spectators() throws InterruptedException {
        var room = new Room(SEED, "person", "bot", "bot");
        var player = room.sit(0);
        var first = room.watch(new Viewer.Public(), Optional.empty());
        assertThat(player.hear(Spectators.class).count()).isEqualTo(1);
        assertThat(first.hear(Spectators.class).count()).isEqualTo(1);
        var second = room.watch(new Viewer.Public(), Optional.empty());
        for (var ear : List.of(player, first, second))
            assertThat(ear.hear(Spectators.class).count()).isEqualTo(2);
        var again = room.sit(0);
        assertThat(again.hear(Spectators.class).count()).as("on arrival").isEqualTo(2);
        room.table.leave(first);
        for (var ear : List.of(player, second, again))
            assertThat(ear.hear(Spectators.class).count()).isEqualTo(1);
        room.table.leave(second);
        assertThat(player.hear(Spectators.class).count()).isZero();
    }

    @Test
    @DisplayName("A match with an open seat begins when somebody sits down")
    void openSeat() throws InterruptedException {
        var room = new Room(SEED, "person", "bot", "open");
        var ear = room.sit(0);
        assertThat(ear.hear(Snapshot.class).seq()).isZero();
        room.table.say(ear, new FromClient.Move("1", "done"));
        assertThat(ear.hear(Refused.class).message()).contains("every seat is taken");
        room.table.seat(Room.seat(2, "person"));
        assertThat(ear.hear(Steps.class).frames()).isNotEmpty();
    }

    @Test
    @DisplayName(
            "A client that reconnects with the last number gets what it missed, once and in order")
    void since() throws InterruptedException {
        var room = new Room(SEED, "person", "person", "person");
        var player = Player.toMove(room);
        room.table.say(player.ear(), player.placing("a", 1));
        room.table.say(player.ear(), player.placing("b", 1));
        List<Frame> all = new ArrayList<>(player.ear().frames(room.table));
        var viewer = Viewer.inSeat(player.scene().decider());
        long before = all.getFirst().seq() - 1;
        for (long since = before; since <= before + 2; since++) {
            var back = room.watch(viewer, Optional.of(new Seen(viewer, since)));
            int missed = (int) (since - before);
            assertThat(back.frames(room.table)).isEqualTo(all.subList(missed, 2));
        }
    }

    @Test
    @DisplayName("A client that reconnects with an impossible number gets a snapshot")
    void sinceTheFuture() throws InterruptedException {
        var room = new Room(SEED, "person", "person", "person");
        var viewer = Viewer.inSeat(0);
        var back = room.watch(viewer, Optional.of(new Seen(viewer, 1_000_000)));
        assertThat(back.hear()).isInstanceOf(Snapshot.class);
    }

    @Test
    @DisplayName("A client that reconnects as another viewer gets a snapshot")
    void otherEyes() throws InterruptedException {
        var room = new Room(SEED, "person", "person", "person");
        long seq = room.sit(0).hear(Snapshot.class).seq();
        var seen = new Seen(Viewer.inSeat(0), seq);
        for (Viewer now : List.of(Viewer.inSeat(1), new Viewer.Public())) {
            assertThat(room.watch(now, Optional.of(seen)).hear()).isInstanceOf(Snapshot.class);
        }
    }

    @Test
    @DisplayName(
            "How a seat will defend is told to nobody else, and leaves no gap in their numbers")
    void hiddenSteps() throws InterruptedException {
        var room = new Room(SEED, "person", "person", "person");
        var player = Player.toMove(room);
        int seat = player.scene().decider();
        var other = room.sit((seat + 1) % 3);
        long seq = other.hear(Snapshot.class).seq();
        room.table.say(player.ear(), new FromClient.Move("a", "stand ask"));
        room.table.say(player.ear(), player.placing("b", 1));
        assertThat(player.ear().hear(Ack.class).seq()).isEqualTo(seq + 1);
        assertThat(player.ear().hear(Ack.class).seq()).isEqualTo(seq + 2);
        assertThat(other.hear(Steps.class).frames())
                .singleElement()
                .satisfies(frame -> assertThat(frame.seq()).isEqualTo(seq + 1));
        var viewer = Viewer.inSeat((seat + 1) % 3);
        var back = room.watch(viewer, Optional.of(new Seen(viewer, seq)));
        assertThat(back.frames(room.table)).hasSize(1);
    }

    @Test
    @DisplayName("Bots wait between actions, and play on at once when somebody skips")
    void skip() throws InterruptedException {
        Tempo never = (_, _) -> Duration.ofDays(1);
        var room = new Room(SEED, new Diary(), never, "bot", "bot", "person");
        var ear = room.sit(2);
        var scene = (ConquestScene) ear.hear(Snapshot.class).scene();
        if (scene.decider() == 2) throw new AssertionError("the seed lets the person begin");
        assertThat(ear.frames(room.table)).isEmpty();
        room.table.say(ear, new FromClient.Skip("s"));
        while (scene.decider() != 2) {
            var frames = ear.hear(Steps.class).frames();
            scene = (ConquestScene) frames.getLast().scene();
        }
        assertThat(scene.choices()).isNotInstanceOf(Choices.None.class);
    }

    @Test
    @DisplayName("A table without an audience plays its bots until a person must decide, then ends")
    void unloads() throws InterruptedException {
        var room = Room.unattended(SEED, "bot", "bot", "person");
        room.awaitEnd();
        assertThat(room.table.watch(new Ear(), () -> Viewer.inSeat(2), Optional.empty())).isFalse();
        var again = new Room(SEED, room.diary, (_, _) -> Duration.ZERO, "bot", "bot", "person");
        var scene = (ConquestScene) again.sit(2).hear(Snapshot.class).scene();
        assertThat(scene.decider()).isEqualTo(2);
    }

    @Test
    @DisplayName("A match of bots alone waits for an audience")
    void botsAlone() throws InterruptedException {
        var room = Room.unattended(SEED, "bot", "bot", "bot");
        room.awaitEnd();
        int dealt = room.diary.entries().size();
        var again = new Room(SEED, room.diary, (_, _) -> Duration.ZERO, "bot", "bot", "bot");
        var ear = again.watch(new Viewer.Public(), Optional.empty());
        assertThat(ear.hear(Snapshot.class).seq()).isEqualTo(dealt);
        assertThat(ear.hear(Steps.class).frames()).isNotEmpty();
        again.table.stop();
    }

    @Test
    @DisplayName("Who comes and goes is told to all")
    void presence() throws InterruptedException {
        var room = new Room(SEED, "person", "person", "person");
        var anna = room.sit(0);
        var bert = room.sit(1);
        bert.hear(Snapshot.class);
        assertThat(anna.hear(ToClient.Seats.class).match().seats().get(0).present()).isTrue();
        assertThat(anna.hear(ToClient.Seats.class).match().seats().get(1).present()).isTrue();
        room.table.leave(bert);
        assertThat(anna.hear(ToClient.Seats.class).match().seats().get(1).present()).isFalse();
    }

    @Test
    @DisplayName("A watcher from a seat that was given to another is dismissed")
    void seatMoves() {
        var room = new Room(SEED, "person", "person", "person");
        var anna = room.sit(0);
        room.table.seat(Room.seat(0, "person"));
        assertThat(anna.dismissal()).isEqualTo(Dismissal.SEAT_MOVED);
    }

    @Test
    @DisplayName("A watcher whose seat was given to another while they waited is a spectator")
    void seatMovesBeforehand() throws InterruptedException {
        var dealing = new CompletableFuture<Void>();
        var diary = new Diary();
        diary.waitFor(dealing);
        var room = new Room(SEED, diary, (_, _) -> Duration.ZERO, "person", "person", "person");
        diary.awaitAppend();
        var eyes = new AtomicReference<Viewer>(Viewer.inSeat(0));
        var anna = new Ear();
        room.table.watch(anna, eyes::get, Optional.empty());
        eyes.set(new Viewer.Public());
        dealing.complete(null);
        assertThat(anna.hear(Snapshot.class).you()).isNull();
    }

    @Test
    @DisplayName("A watcher who cannot be identified is dismissed, and the match goes on")
    void unknownEyes() throws InterruptedException {
        var room = new Room(SEED, "person", "person", "person");
        var anna = room.sit(0);
        anna.hear(Snapshot.class);
        var nobody = new Ear();
        room.table.watch(
                nobody,
                () -> {
                    throw new IllegalStateException("the disk does not say");
                },
                Optional.empty());
        assertThat(nobody.dismissal()).isEqualTo(Dismissal.FAULT);
        assertThat(room.sit(1).hear(Snapshot.class).you()).isEqualTo(1);
    }

    @Test
    @DisplayName("A pace that somebody sets is told to all")
    void pace() throws InterruptedException {
        var room = new Room(SEED, "person", "person", "person");
        var anna = room.sit(0);
        anna.frames(room.table);
        room.table.say(anna, new FromClient.SetPace("p", Pace.FAST));
        assertThat(anna.hear(Ack.class).id()).isEqualTo("p");
        assertThat(anna.hear(ToClient.Seats.class).match().pace()).isEqualTo(Pace.FAST);
    }

    @Test
    @DisplayName("A table that stops says so to everybody")
    void stops() throws InterruptedException {
        var room = new Room(SEED, "person", "person", "person");
        var anna = room.sit(0);
        anna.hear();
        room.table.stop();
        assertThat(anna.dismissal()).isEqualTo(Dismissal.STOPPING);
        room.awaitEnd();
    }

    @Test
    @DisplayName(
            "Bots learn from every step once, when it is on disk; the match goes on if they cannot")
    void lesson() throws InterruptedException {
        List<Integer> learned = new CopyOnWriteArrayList<>(List.of(0));
        var diary = new Diary();
        TableGame.Lesson<Move> lesson =
                (steps, known) -> {
                    assertThat(diary.entries()).hasSize(steps.size());
                    assertThat(known).isEqualTo(learned.getLast());
                    learned.add(steps.size());
                    throw new IllegalStateException("the memory is full");
                };
        var room =
                new Room(
                        SEED, diary, (_, _) -> Duration.ZERO, List.of(lesson), "bot", "bot", "bot");
        var ear = room.watch(new Viewer.Public(), Optional.empty());
        var seats = ear.hear(ToClient.Seats.class);
        while (!seats.match().over()) seats = ear.hear(ToClient.Seats.class);
        room.table.stop();
        room.awaitEnd();
        assertThat(learned).last().isEqualTo(diary.entries().size());
    }
}
