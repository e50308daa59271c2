package strategos.server.matches;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import strategos.game.Viewer;
import strategos.server.guards.LoadShedder;
import strategos.server.guards.RateLimit;
import strategos.server.guards.RateLimiter;
import strategos.server.guards.Refusal;
import strategos.server.guards.ServerLimits;
import strategos.server.guards.Visitors;
import strategos.server.metrics.ServerMetrics;
import strategos.server.web.Request;
import strategos.server.web.Socket;
import strategos.store.StoredMatch;
import strategos.table.Seen;
import strategos.table.Tables;
import strategos.table.Watcher.Dismissal;
import strategos.wire.FaultCode;
import strategos.wire.FromClient;
import strategos.wire.Json;
import strategos.wire.ToClient;
import strategos.wire.ToClient.Refused;
import strategos.wire.WireException;

/**
 * The socket of a match: forwards messages of a browser to the table, and frames to the browser.
 */
public final class MatchSocket {

    public static final String PATH = "/api/matches/{id}/socket";

    /** Longer messages are refused; far longer ones close the socket. */
    static final int LONGEST_MESSAGE = 4 * 1024;

    private final Lobby lobby;
    private final Tables tables;
    private final Visitors visitors;
    private final Arrivals arrivals;
    private final Company company;
    private final RateLimiter sockets;
    private final int mostOpen;
    private final Map<String, Integer> open = new ConcurrentHashMap<>();
    private final AtomicInteger openSockets = new AtomicInteger();
    private final RateLimit messages;
    private final RateLimiter messagesOfAddress;
    private final RateLimit refusalsOfSocket;
    private final LoadShedder shedder;
    private final Backlog backlog;
    private final ServerMetrics metrics;

    /** Receives who opens a match, and from where. */
    @FunctionalInterface
    public interface Arrivals {

        void note(StoredMatch match, String player, String address);
    }

    /** Sends more to those who watch a match than its table does. */
    @FunctionalInterface
    public interface Company {

        /**
         * Somebody opens a match; the answer is to be run when they leave.
         *
         * @param player a guest or an account, if the browser has either
         * @param seat the seat that they want to look from, if they hold several
         */
        Runnable welcome(
                String match, Optional<String> player, OptionalInt seat, Consumer<ToClient> outbox);
    }

    public MatchSocket(
            Lobby lobby,
            Tables tables,
            Visitors visitors,
            ServerLimits limits,
            LoadShedder shedder,
            ServerMetrics metrics,
            Arrivals arrivals,
            Company company) {
        this.arrivals = arrivals;
        this.company = company;
        this.lobby = lobby;
        this.tables = tables;
        this.visitors = visitors;
        sockets = new RateLimiter(limits.sockets(), System::nanoTime);
        mostOpen = limits.openSockets();
        messages = limits.messages();
        messagesOfAddress =
                new RateLimiter(limits.capacity().messagesOfAddress(), System::nanoTime);
        refusalsOfSocket = limits.capacity().refusals();
        backlog = new Backlog(limits.capacity().backlogOfAddress());
        this.shedder = shedder;
        this.metrics = metrics;
        metrics.sockets(openSockets::get);
    }

    /** Lets somebody look at a match; with whose eyes is settled by its table. */
    public Function<Socket, Socket.Listener> admit(Request request) {
        String address = visitors.address(request);
        sockets.pass(address);
        if (open.getOrDefault(address, 0) >= mostOpen) throw Refusal.tooManyOpen(mostOpen);
        String match = request.parameter("id");
        shedder.admitWatcher(address, match, openSockets.get());
        var found = lobby.find(match);
        var guest = visitors.known(request);
        guest.ifPresent(player -> arrivals.note(found, player, address));
        var seat = SeatParameter.of(request);
        var seen = seen(request, seat);
        return socket -> {
            var listener = new Listener(match, new Connection(socket, address, backlog));
            try {
                listener.join(guest, seat);
                listener.watch(() -> Lobby.viewer(lobby.find(match), guest, seat), seen);
            } catch (RuntimeException unopened) {
                listener.closed();
                throw unopened;
            }
            return listener;
        };
    }

    /** What a client says that it has seen; without a seat, it was what all may see. */
    private static Optional<Seen> seen(Request request, OptionalInt seat) {
        Viewer viewer = seat.isPresent() ? Viewer.inSeat(seat.getAsInt()) : new Viewer.Public();
        return StepNumber.of(request, "since").stream()
                .mapToObj(upTo -> new Seen(viewer, upTo))
                .findFirst();
    }

    private final class Listener implements Socket.Listener {

        private final String match;
        private final Connection connection;
        private Runnable leave = () -> {};
        private final RateLimiter gate = new RateLimiter(messages, System::nanoTime);
        private final RateLimiter refusals = new RateLimiter(refusalsOfSocket, System::nanoTime);
        private boolean isCut;

        Listener(String match, Connection connection) {
            this.match = match;
            this.connection = connection;
            open.merge(connection.address(), 1, Integer::sum);
            openSockets.incrementAndGet();
        }

        void join(Optional<String> player, OptionalInt seat) {
            leave = company.welcome(match, player, seat, connection::tell);
        }

        void watch(Supplier<Viewer> eyes, Optional<Seen> seen) {
            try {
                boolean isReached =
                        tables.reach(
                                match,
                                table -> {
                                    // Before the client hears anything, and can open the next one.
                                    shedder.opened(connection.address(), match);
                                    return table.watch(connection, eyes, seen);
                                });
                if (!isReached) connection.dismiss(Dismissal.STOPPING);
            } catch (Refusal _) {
                connection.dismiss(Dismissal.FAULT);
            }
        }

        @Override
        public void heard(String text) {
            if (isCut) return;
            try {
                FromClient message = read(text);
                try {
                    gate.pass(connection.address());
                    messagesOfAddress.pass(connection.address());
                    tables.reachIfLive(match, table -> table.say(connection, message));
                } catch (Refusal tooMany) {
                    refuse(message.id(), tooMany);
                }
            } catch (Refusal unreadable) {
                refuse(null, unreadable);
            }
        }

        /**
         * Refuses a message; a client that goes on regardless is cut off, as each one takes work.
         */
        private void refuse(@Nullable String id, Refusal refusal) {
            var fault = refusal.fault();
            metrics.refused(fault, refusal.limit());
            isCut = refusals.secondsToWait(connection.address()) > 0;
            if (isCut) connection.cut();
            else
                connection.tell(
                        new Refused(id, fault.code(), fault.message(), fault.retryAfterSeconds()));
        }

        private static FromClient read(String text) {
            if (text.getBytes(StandardCharsets.UTF_8).length > LONGEST_MESSAGE)
                throw new Refusal(
                        FaultCode.TOO_LARGE,
                        "A message has at most %,d bytes.".formatted(LONGEST_MESSAGE));
            try {
                return Json.read(text, FromClient.class);
            } catch (WireException unreadable) {
                throw new Refusal(FaultCode.MALFORMED, String.valueOf(unreadable.getMessage()));
            }
        }

        @Override
        public void closed() {
            openSockets.decrementAndGet();
            open.computeIfPresent(connection.address(), (_, many) -> many == 1 ? null : many - 1);
            leave.run();
            connection.end();
            tables.reachIfLive(match, table -> table.leave(connection));
        }
    }
}
