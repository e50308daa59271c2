package strategos.server.chat;

import java.util.HashSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import strategos.server.matches.Lobby;
import strategos.store.StoredMatch;
import strategos.wire.ToClient;

/** Who reads the chats of matches at the moment. */
final class ChatRooms {

    private final Map<String, Set<Reader>> rooms = new ConcurrentHashMap<>();

    /** One open socket. No record, as a player can have several windows. */
    static final class Reader {

        private final String player;
        private final OptionalInt seat;
        private final Consumer<ToClient> outbox;

        /**
         * @param player a guest or an account; empty for a browser that is neither
         * @param seat the seat that they want to look from
         */
        Reader(String player, OptionalInt seat, Consumer<ToClient> outbox) {
            this.player = player;
            this.seat = seat;
            this.outbox = outbox;
        }

        String player() {
            return player;
        }

        /** The seat that they look from, which can change while the socket is open. */
        OptionalInt seatIn(StoredMatch match) {
            return Lobby.ownSeat(match, player, seat);
        }
    }

    /** Lets somebody read until the answer is run. */
    Runnable enter(String match, Reader reader) {
        rooms.compute(match, (_, readers) -> with(readers, reader));
        return () -> rooms.computeIfPresent(match, (_, readers) -> without(readers, reader));
    }

    private static Set<Reader> with(@Nullable Set<Reader> readers, Reader reader) {
        Set<Reader> more = readers == null ? new HashSet<>() : new HashSet<>(readers);
        more.add(reader);
        return Set.copyOf(more);
    }

    private static @Nullable Set<Reader> without(Set<Reader> readers, Reader reader) {
        var fewer = new HashSet<>(readers);
        fewer.remove(reader);
        return fewer.isEmpty() ? null : Set.copyOf(fewer);
    }

    /** Tells those who read the chat of a match, if they may read this. */
    void tell(String match, Predicate<Reader> mayRead, ToClient message) {
        for (Reader reader : rooms.getOrDefault(match, Set.of()))
            if (mayRead.test(reader)) reader.outbox.accept(message);
    }
}
