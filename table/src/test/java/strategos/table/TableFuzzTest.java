package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import strategos.game.Seed;
import strategos.testkit.Garble;
import strategos.testkit.Scale;
import strategos.wire.FromClient;
import strategos.wire.Json;
import strategos.wire.ToClient;
import strategos.wire.ToClient.Refused;
import strategos.wire.WireException;

class TableFuzzTest {

    private static final int AT_A_TIME = 1_000;

    private static final List<String> MOVES =
            List.of(
                    "attack Great Britain Western Europe 3",
                    "trade Brazil Peru wild1 on Peru",
                    "blitz Alaska Kamchatka 2",
                    "fortify Siam India 4",
                    "place Alaska 12");

    @Test
    @DisplayName(
            "Garbled messages of a player whose turn it is not are refused, and nothing happens")
    void garbled() throws InterruptedException {
        say(Scale.of(2_000));
    }

    @Test
    @Tag("long")
    @DisplayName("So are a million of them, in ./verify --long")
    void million() throws InterruptedException {
        int messages = Scale.of(100_000);
        say(messages);
        System.out.printf("%,d messages at a table%n", messages);
    }

    private static void say(int messages) throws InterruptedException {
        var room = new Room(new Seed(7), "person", "person", "person");
        var player = Player.toMove(room);
        var scene = player.scene();
        var idle = room.sit((scene.decider() + 1) % 3);
        int length = room.diary.entries().size();
        for (int sent = 0; sent < messages; sent += AT_A_TIME) {
            int heard = 0;
            for (int i = sent; i < sent + AT_A_TIME; i++) if (say(room, idle, i)) heard++;
            var refused = idle.all(room.table).stream().filter(Refused.class::isInstance);
            assertThat(refused).as("messages %d to %d", sent, sent + AT_A_TIME).hasSize(heard);
        }
        assertThat(room.diary.entries()).hasSize(length);
        var again = room.sit(scene.decider()).hear(ToClient.Snapshot.class);
        assertThat(again.scene()).isEqualTo(scene);
    }

    /** The answer is whether the message could be read, so that the table has to answer it. */
    private static boolean say(Room room, Ear idle, int number) {
        var random = new Seed(number).child("message").random();
        String move = MOVES.get(random.nextInt(MOVES.size()));
        String message = "{\"t\":\"move\",\"id\":\"x\",\"move\":\"" + move + "\"}";
        boolean isOutside = random.nextInt(4) == 0;
        String garbled =
                isOutside
                        ? Garble.garble(message, random)
                        : message.replace(move, Garble.garble(move, random));
        try {
            var read = Json.read(garbled, FromClient.class);
            if (!(read instanceof FromClient.Move)) return false;
            return room.table.say(idle, read);
        } catch (WireException _) {
            return false;
        }
    }
}
