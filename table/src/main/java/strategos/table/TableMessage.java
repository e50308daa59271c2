package strategos.table;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import strategos.game.Viewer;
import strategos.wire.FromClient;
import strategos.wire.MatchInfo;
import strategos.wire.SeatInfo;

/** What others leave for the owner of a table. */
sealed interface TableMessage {

    /** Tells those who wait for an answer that the table has ended without one. */
    default void returnUnread() {}

    /**
     * Somebody wants to look, and may have seen some of it before.
     *
     * @param eyes with whose they look, asked when the letter is read
     */
    record Watch(Watcher watcher, Supplier<Viewer> eyes, Optional<Seen> seen)
            implements TableMessage {

        @Override
        public void returnUnread() {
            watcher.dismiss(Watcher.Dismissal.FAULT);
        }
    }

    /** Somebody looks no more. */
    record Leave(Watcher watcher) implements TableMessage {}

    /** Somebody who looks says something. */
    record Said(Watcher watcher, FromClient message) implements TableMessage {}

    /** A seat has another player, and whoever looked from it does so no more. */
    record Seated(SeatInfo seat) implements TableMessage {}

    /** Somebody wants to know who is there. */
    record Ask(Viewer viewer, CompletableFuture<MatchInfo> answer) implements TableMessage {

        @Override
        public void returnUnread() {
            answer.cancel(false);
        }
    }

    /** A bot that was asked may have decided. */
    record Decided() implements TableMessage {}

    /** The server stops. */
    record Stop() implements TableMessage {}
}
