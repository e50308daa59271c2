package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.view.Phase;
import strategos.game.Seed;
import strategos.game.Viewer;
import strategos.wire.Frame;
import strategos.wire.FromClient;
import strategos.wire.ToClient.Ack;
import strategos.wire.ToClient.Snapshot;
import strategos.wire.ToClient.Steps;
import strategos.wire.conquest.ConquestEvent;
import strategos.wire.conquest.ConquestScene;

@DisplayName("At a table where all give orders at the same time")
class OrdersTest {

    private static final Seed SEED = new Seed(11);
    private static final Conquest GAME =
            new Conquest(ConquestPresets.WARZONE, ConquestBoards.world(), 2);
    private static final Tempo AT_ONCE = (_, _) -> Duration.ZERO;

    private static Room room() {
        return new Room(GAME, SEED, AT_ONCE, "person", "person");
    }

    private static OrderGiver giver(Room room, int seat) throws InterruptedException {
        return new OrderGiver(GAME, room, seat);
    }

    @Test
    @DisplayName("the order in which messages of different seats arrive changes nothing")
    void arrival() throws InterruptedException {
        var expected = playedInThisOrder(List.of(0, 1));
        assertThat(expected).extracting("turn").isEqualTo(2);
        for (long seed = 0; seed < 20; seed++) {
            var shuffled = new ArrayList<>(Collections.nCopies(8, 0));
            shuffled.addAll(Collections.nCopies(8, 1));
            Collections.shuffle(shuffled, new Random(seed));
            assertThat(playedInThisOrder(shuffled)).as("seed %d", seed).isEqualTo(expected);
        }
    }

    /** What anyone sees after a turn in which seats have their say in this order. */
    private static ConquestScene playedInThisOrder(List<Integer> order)
            throws InterruptedException {
        var room = room();
        var players = List.of(giver(room, 0), giver(room, 1));
        for (int seat : order) if (!players.get(seat).isDone()) players.get(seat).giveNext();
        for (OrderGiver player : players) player.giveAll();
        var stranger = room.watch(new Viewer.Public(), Optional.empty());
        return (ConquestScene) stranger.hear(Snapshot.class).scene();
    }

    @Test
    @DisplayName("others hear that somebody is done, and neither of the orders nor of their number")
    void hidden() throws InterruptedException {
        var room = room();
        var giver = giver(room, 0);
        var other = room.sit(1);
        var stranger = room.watch(new Viewer.Public(), Optional.empty());
        other.frames(room.table);
        stranger.frames(room.table);
        giver.giveAll();
        for (var ear : List.of(other, stranger)) {
            assertThat(ear.frames(room.table))
                    .singleElement()
                    .extracting(Frame::event)
                    .isEqualTo(new ConquestEvent.Ended(0, ConquestEvent.EndedPhase.ORDERS));
        }
    }

    @Test
    @DisplayName("an order that is sent again after a break is given once")
    void resent() throws InterruptedException {
        var room = room();
        var giver = giver(room, 0);
        giver.giveNext();
        int length = room.diary.entries().size();
        var again = room.sit(0);
        again.hear(Snapshot.class);
        room.table.say(again, new FromClient.Move("order-0", giver.orders().getFirst()));
        again.hear(Ack.class);
        assertThat(room.diary.entries()).hasSize(length);
    }

    @Test
    @DisplayName("all bots give theirs at once, however slow the pace is")
    void bots() throws InterruptedException {
        List<Integer> told = new CopyOnWriteArrayList<>();
        var game = new Conquest(ConquestPresets.WARZONE, ConquestBoards.world(), 3);
        Tempo counting =
                (_, steps) -> {
                    told.add(steps);
                    return Duration.ZERO;
                };
        var room = new Room(game, SEED, counting, "person", "bot", "bot");
        var ear = room.sit(0);
        var scene = (ConquestScene) ear.hear(Snapshot.class).scene();
        while (!isAlone(scene))
            scene = (ConquestScene) ear.hear(Steps.class).frames().getLast().scene();
        ear.frames(room.table);
        assertThat(told).as("the dealing, a first pause, and all orders of both bots").hasSize(3);
        assertThat(told.getLast()).isGreaterThan(3);
    }

    private static boolean isAlone(ConquestScene scene) {
        return scene.phase() instanceof Phase.Orders(List<Integer> waiting, _)
                && waiting.equals(List.of(0));
    }
}
