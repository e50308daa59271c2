package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import strategos.conquest.Conquest;
import strategos.wire.FromClient;
import strategos.wire.ToClient.Ack;
import strategos.wire.ToClient.Snapshot;
import strategos.wire.conquest.Choices;
import strategos.wire.conquest.ConquestScene;

/** Somebody with a list of orders, given one after the other. */
final class OrderGiver {

    private final Conquest game;
    private final Room room;
    private final Ear ear;
    private final List<String> orders;
    private int given;

    /** Sits down where orders are given, and plans those of the turn. */
    OrderGiver(Conquest game, Room room, int seat) throws InterruptedException {
        this.game = game;
        this.room = room;
        ear = room.sit(seat);
        orders = orders((ConquestScene) ear.hear(Snapshot.class).scene());
    }

    /** All armies go to one place, and from there all but one on to each neighbour in turn. */
    private List<String> orders(ConquestScene scene) {
        var choices = (Choices.Orders) scene.choices();
        var from = choices.own().getFirst();
        String place = quoted(from.from());
        List<String> orders = new ArrayList<>();
        orders.add("deploy " + place + " " + choices.left());
        for (int to : from.to())
            if (orders.size() <= choices.left())
                orders.add("advance " + place + " " + quoted(to) + " 1");
        orders.add("done");
        return orders;
    }

    private String quoted(int territory) {
        return '"' + game.board().name(territory) + '"';
    }

    Ear ear() {
        return ear;
    }

    List<String> orders() {
        return orders;
    }

    int ordersLeft() {
        return orders.size() - given;
    }

    boolean isDone() {
        return given == orders.size();
    }

    /** Gives the next order of the list, and hears that it was accepted. */
    void giveNext() throws InterruptedException {
        String id = "order-" + given;
        room.table.say(ear, new FromClient.Move(id, orders.get(given)));
        given++;
        assertThat(ear.hear(Ack.class).id()).isEqualTo(id);
    }

    void giveAll() throws InterruptedException {
        while (!isDone()) giveNext();
    }
}
