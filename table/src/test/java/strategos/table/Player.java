package strategos.table;

import strategos.wire.FromClient;
import strategos.wire.ToClient.Snapshot;
import strategos.wire.conquest.Choices;
import strategos.wire.conquest.ConquestScene;

/** A person who has to decide, and what they see. */
record Player(Ear ear, ConquestScene scene) {

    /** Seats three people; returns the one who has to decide. */
    static Player toMove(Room room) throws InterruptedException {
        Player first = null;
        for (int seat = 0; seat < 3; seat++) {
            var ear = room.sit(seat);
            var scene = (ConquestScene) ear.hear(Snapshot.class).scene();
            if (scene.decider() == seat) first = new Player(ear, scene);
        }
        if (first == null) throw new AssertionError("nobody has to decide");
        return first;
    }

    FromClient.Move placing(String id, int armies) {
        var choices = (Choices.Reinforce) scene.choices();
        String where = Room.GAME.board().name(choices.territories().getFirst());
        return new FromClient.Move(id, "place " + where + " " + armies);
    }
}
