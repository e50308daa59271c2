package strategos.server.matches;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import strategos.game.GameView;
import strategos.game.Viewer;
import strategos.server.families.Offers;
import strategos.server.families.Opened;
import strategos.server.guards.RateLimit;
import strategos.server.guards.RateLimiter;
import strategos.server.guards.Refusal;
import strategos.server.web.LineSink;
import strategos.store.Store;
import strategos.table.Tables;
import strategos.table.Watcher;
import strategos.wire.FaultCode;
import strategos.wire.FromBot;
import strategos.wire.FromClient;

/** The open streams of programs, one per match and bot account. */
public final class BotStreams {

    /** The most matches that one bot account follows at a time. */
    private static final int MOST_OPEN = 20;

    private final Store store;
    private final Offers offers;
    private final Lobby lobby;
    private final Tables tables;
    private final RateLimiter answers;
    private final Map<Place, BotStream<?, ?, ?>> open = new ConcurrentHashMap<>();

    private record Place(String match, String account) {}

    public BotStreams(Store store, Offers offers, Lobby lobby, Tables tables, RateLimit messages) {
        this.store = store;
        this.offers = offers;
        this.lobby = lobby;
        this.tables = tables;
        this.answers = new RateLimiter(messages, System::nanoTime);
    }

    /** A match as a bot account reads it; a stream that it had open before ends. */
    public LineSink.Source open(String id, String account, String address) {
        var match = lobby.find(id);
        int seat = match.seatOf(account).orElseThrow(BotStreams::notSeated);
        long others = open.keySet().stream().filter(it -> it.account().equals(account)).count();
        if (others >= MOST_OPEN) throw Refusal.tooManyOpen(MOST_OPEN);
        return sink -> follow(new Place(id, account), seat, address, sink);
    }

    private void follow(Place place, int seat, String address, LineSink sink)
            throws IOException, InterruptedException {
        var stream = stream(place.match(), offers.open(lobby.find(place.match())), seat, address);
        var before = open.put(place, stream);
        if (before != null) before.dismiss(Watcher.Dismissal.SEAT_MOVED);
        try {
            boolean watches =
                    tables.reach(
                            place.match(),
                            table -> table.watch(stream, () -> eyes(place), Optional.empty()));
            if (watches) stream.writeTo(sink);
        } finally {
            open.remove(place, stream);
            tables.reachIfLive(place.match(), table -> table.leave(stream));
        }
    }

    private Viewer eyes(Place place) {
        return Lobby.viewer(
                lobby.find(place.match()), Optional.of(place.account()), OptionalInt.empty());
    }

    private <S, M, V extends GameView<M>> BotStream<S, M, V> stream(
            String id, Opened<S, M, V> opened, int seat, String address) {
        return new BotStream<>(
                opened,
                seat,
                address,
                seq -> store.steps().after(id, seq),
                () -> lobby.find(id),
                (stream, message) -> say(id, stream, message));
    }

    /** Takes the answer of a program; what comes of it is in the stream. */
    public void answer(String id, String account, FromBot answer) {
        answers.pass(account);
        var stream = open.get(new Place(id, account));
        if (stream == null)
            throw new Refusal(FaultCode.NOT_ALLOWED, "Open the stream of the match first.");
        switch (answer) {
            case FromBot.Moves question -> stream.moves(question);
            case FromBot.Move move -> stream.move(move);
        }
    }

    private void say(String id, Watcher stream, FromClient message) {
        tables.reachIfLive(id, table -> table.say(stream, message));
    }

    private static Refusal notSeated() {
        return new Refusal(FaultCode.NOT_SEATED, "You hold no seat in this match.");
    }
}
