package strategos.server;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import strategos.bots.Bots;
import strategos.server.web.PortTakenException;
import strategos.table.Dice;
import strategos.table.Tempo;
import strategos.wire.Catalogue.BotInfo;

/** A server at a free port whose bots do not wait, unless told otherwise. */
final class TestServer {

    /** So many of everything that no test meets them by accident. */
    static final Limits GENEROUS =
            new Limits(
                    plenty("requests"),
                    plenty("changes"),
                    plenty("new matches"),
                    plenty("connections"),
                    1_000_000,
                    plenty("messages"));

    private TestServer() {}

    private static RateLimit plenty(String what) {
        return new RateLimit(what, 1_000_000, Duration.ofNanos(1));
    }

    static Server start(Path data) throws PortTakenException {
        return start(data, GENEROUS, Proxy.NONE);
    }

    static Server start(Path data, Limits limits, Proxy proxy) throws PortTakenException {
        return start(data, limits, proxy, (_, _) -> Duration.ZERO);
    }

    static Server start(Path data, Limits limits, Proxy proxy, Tempo tempo)
            throws PortTakenException {
        var surroundings =
                new Surroundings(
                        Dice.from(new SecureRandom()),
                        tempo,
                        ForkJoinPool.commonPool(),
                        Duration.ofSeconds(1));
        return Server.start(
                new Server.Settings(data, "127.0.0.1", 0, proxy, limits, surroundings), bots());
    }

    static List<BotOffer> bots() {
        return Bots.ALL.stream()
                .map(
                        kind ->
                                new BotOffer(
                                        new BotInfo(kind.name(), kind.name(), kind.about()),
                                        kind::make))
                .toList();
    }
}
