package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Seed;
import strategos.table.Watcher.Dismissal;
import strategos.wire.FaultCode;
import strategos.wire.ToClient.Ack;
import strategos.wire.ToClient.Refused;
import strategos.wire.ToClient.Snapshot;
import strategos.wire.ToClient.Steps;

class TableJournalTest {

    private static final Seed SEED = new Seed(7);

    @Test
    @DisplayName("The dealing is on disk before anybody sees the match")
    void dealt() throws InterruptedException {
        var room = new Room(SEED, "person", "person", "person");
        var first = room.sit(0).hear(Snapshot.class);
        assertThat(first.seq()).isEqualTo(room.diary.entries().size()).isPositive();
        assertThat(first.you()).isEqualTo(0);
    }

    @Test
    @DisplayName("Nobody is told of a step before the journal says that it is on disk")
    void diskFirst() throws InterruptedException {
        var room = new Room(SEED, "person", "person", "person");
        var player = Player.toMove(room);
        player.ear().frames(room.table);
        var disk = new CompletableFuture<Void>();
        room.diary.waitFor(disk);
        room.table.say(player.ear(), player.placing("a", 1));
        room.diary.awaitAppend();
        assertThat(player.ear().isSilent()).isTrue();
        disk.complete(null);
        assertThat(player.ear().hear()).isInstanceOf(Steps.class);
        assertThat(player.ear().hear()).isInstanceOf(Ack.class);
    }

    @Test
    @DisplayName("When the journal fails the move is refused, and the match goes on from the disk")
    void journalFails() throws InterruptedException {
        var room = new Room(SEED, "person", "person", "person");
        var player = Player.toMove(room);
        var before = room.diary.entries();
        room.diary.waitFor(CompletableFuture.failedFuture(new IllegalStateException("disk full")));
        room.table.say(player.ear(), player.placing("a", 1));
        assertThat(player.ear().hear(Refused.class).code()).isEqualTo(FaultCode.UNAVAILABLE);
        assertThat(player.ear().dismissal()).isEqualTo(Dismissal.FAULT);
        assertThat(room.diary.entries()).isEqualTo(before);

        room.diary.waitFor(CompletableFuture.completedFuture(null));
        var again =
                new Room(SEED, room.diary, (_, _) -> Duration.ZERO, "person", "person", "person");
        var ear = again.sit(player.scene().decider());
        assertThat(ear.hear(Snapshot.class).scene()).isEqualTo(player.scene());
        again.table.say(ear, player.placing("a", 1));
        assertThat(ear.hear(Ack.class).seq()).isEqualTo(before.size() + 1);
    }

    @Test
    @DisplayName("A journal that fails, as on a full disk, is logged in one line")
    void journalFailureIsOneLine() throws InterruptedException {
        List<LogRecord> logged = new CopyOnWriteArrayList<>();
        var listener = listener(logged);
        var logger = Logger.getLogger(Table.class.getName());
        logger.addHandler(listener);
        try {
            var room = new Room(SEED, "person", "person", "person");
            var player = Player.toMove(room);
            var full = new IllegalStateException("the disk is full");
            room.diary.waitFor(CompletableFuture.failedFuture(full));
            room.table.say(player.ear(), player.placing("a", 1));
            assertThat(player.ear().dismissal()).isEqualTo(Dismissal.FAULT);
        } finally {
            logger.removeHandler(listener);
        }
        assertThat(logged).hasSize(1);
        assertThat(logged.getFirst().getThrown()).isNull();
        assertThat(new SimpleFormatter().formatMessage(logged.getFirst()))
                .contains("the disk is full")
                .doesNotContain("\n");
    }

    private static Handler listener(List<LogRecord> logged) {
        return new Handler() {
            @Override
            public void publish(LogRecord line) {
                logged.add(line);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
    }
}
