package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Seed;
import strategos.game.Viewer;
import strategos.table.Watcher.Dismissal;
import strategos.wire.FromClient;
import strategos.wire.ToClient.Ack;
import strategos.wire.ToClient.Snapshot;
import strategos.wire.ToClient.Steps;

@DisplayName("While a bot thinks")
class BotTimeTest {

    private static final Seed SEED = new Seed(7);

    /** A bot that thinks until it is interrupted or released. */
    private static final class Thinker implements Bot<Move, View> {

        private final Bot<Move, View> rush = ConquestBots.RUSH.make(Room.GAME, SEED);
        private final CountDownLatch began = new CountDownLatch(1);
        private final CountDownLatch released = new CountDownLatch(1);
        private final CountDownLatch interrupted = new CountDownLatch(1);

        @Override
        public Move decide(View view, Budget budget) {
            began.countDown();
            try {
                released.await();
            } catch (InterruptedException _) {
                interrupted.countDown();
            }
            return rush.decide(view, budget);
        }
    }

    private final Thinker bot = new Thinker();

    @Test
    @DisplayName("the table answers everybody else")
    void answers() throws InterruptedException {
        var room = Room.withBot(SEED, bot, "bot", "bot", "bot");
        var ear = room.watch(new Viewer.Public(), Optional.empty());
        bot.began.await();
        room.table.say(ear, new FromClient.Ping("p"));
        assertThat(ear.hear(Ack.class).id()).isEqualTo("p");
        assertThat(room.watch(new Viewer.Public(), Optional.empty()).hear())
                .isInstanceOf(Snapshot.class);
        room.table.stop();
    }

    @Test
    @DisplayName("a person's move waits for what the bot does, and is made then")
    void postponed() throws InterruptedException {
        var room = Room.withBot(SEED, bot, "bot", "bot", "person");
        var ear = room.sit(2);
        bot.began.await();
        room.table.say(ear, new FromClient.Move("m", "stand always 1"));
        room.table.say(ear, new FromClient.Ping("p"));
        assertThat(ear.hear(Ack.class).id()).isEqualTo("p");
        bot.released.countDown();
        assertThat(ear.hear(Steps.class).frames()).isNotEmpty();
        assertThat(ear.hear(Ack.class).id()).isEqualTo("m");
        room.table.stop();
    }

    @Test
    @DisplayName("a stop ends its thinking at once, and the table")
    void stopped() throws InterruptedException {
        var room = Room.withBot(SEED, bot, "bot", "bot", "bot");
        var ear = room.watch(new Viewer.Public(), Optional.empty());
        room.table.say(ear, new FromClient.Skip("s"));
        bot.began.await();
        room.table.stop();
        assertThat(ear.dismissal()).isEqualTo(Dismissal.STOPPING);
        bot.interrupted.await();
        room.awaitEnd();
    }

    @Test
    @DisplayName("its thinking ends when the last of those who watch a match of bots leaves")
    void left() throws InterruptedException {
        var room = Room.withBot(SEED, bot, "bot", "bot", "bot");
        var ear = room.watch(new Viewer.Public(), Optional.empty());
        room.table.say(ear, new FromClient.Skip("s"));
        bot.began.await();
        int dealt = room.diary.entries().size();
        room.table.leave(ear);
        bot.interrupted.await();
        assertThat(room.diary.entries()).hasSize(dealt);
        room.table.stop();
    }

    @Test
    @DisplayName("a match goes on where it was when somebody watches again")
    void cameBack() throws InterruptedException {
        var room = Room.withBot(SEED, bot, "bot", "bot", "bot");
        var ear = room.watch(new Viewer.Public(), Optional.empty());
        bot.began.await();
        room.table.leave(ear);
        bot.interrupted.await();
        bot.released.countDown();
        var again = room.watch(new Viewer.Public(), Optional.empty());
        var snapshot = again.hear(Snapshot.class);
        assertThat(again.hear(Steps.class).frames().getFirst().seq()).isEqualTo(snapshot.seq() + 1);
        room.table.stop();
    }
}
