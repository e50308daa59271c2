package strategos.table;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import strategos.game.Seat;
import strategos.game.Viewer;
import strategos.wire.FromClient;
import strategos.wire.MatchInfo;
import strategos.wire.SeatInfo;

/** A message for the thread that owns a table. */
sealed interface TableMessage {

    /** Tells those who wait for an answer that the table has ended without one. */
    default void returnUnread() {}

    /**
     * A watcher joins, and may have seen some steps before.
     *
     * @param eyes supplies the viewer when the message is processed
     */
    record Watch(Watcher watcher, Supplier<Viewer> eyes, Optional<Seen> seen)
            implements TableMessage {

        @Override
        public void returnUnread() {
            watcher.dismiss(Watcher.Dismissal.FAULT);
        }
    }

    /** A watcher leaves. */
    record Leave(Watcher watcher) implements TableMessage {}

    /** A watcher sent a message. */
    record Said(Watcher watcher, FromClient message) implements TableMessage {}

    /** A seat has another player; watchers of the previous one are dismissed. */
    record Seated(SeatInfo seat) implements TableMessage {}

    /** A request for the players who are present. */
    record Ask(Viewer viewer, CompletableFuture<MatchInfo> answer) implements TableMessage {

        @Override
        public void returnUnread() {
            answer.cancel(false);
        }
    }

    /** A request whether a bot stands in for the player in a seat. */
    record AskStandIn(Seat seat, CompletableFuture<Boolean> answer) implements TableMessage {

        @Override
        public void returnUnread() {
            answer.cancel(false);
        }
    }

    /** A bot may have decided. */
    record Decided() implements TableMessage {}

    /** It may be time for something, such as a clock that has run out. */
    record Wake() implements TableMessage {}

    /** The server is stopping. */
    record Stop() implements TableMessage {}
}
