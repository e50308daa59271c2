package strategos.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import strategos.bots.morris.MemoryFolder;
import strategos.family.morris.MorrisFamily;
import strategos.game.Seed;
import strategos.server.board.BoardShelf;
import strategos.server.families.ConquestOffer;
import strategos.server.families.FamilyOffer;
import strategos.server.families.Offer;
import strategos.server.families.RandomSource;
import strategos.server.guards.Capacity;
import strategos.server.guards.PasswordCost;
import strategos.server.guards.Proxy;
import strategos.server.guards.RateLimit;
import strategos.server.guards.ServerLimits;
import strategos.server.guards.ServerLimits.AccountLimits;
import strategos.server.guards.ServerLimits.ChatLimits;
import strategos.server.mail.Mailing;
import strategos.server.web.CannotListenException;
import strategos.store.Store;
import strategos.table.FairExecutor;
import strategos.table.TableSettings;
import strategos.table.Tempo;

/** A server at a free port whose bots do not wait, unless told otherwise. */
final class TestServer {

    /** Room for more than any test needs. */
    static final Capacity ROOMY =
            new Capacity(
                    1_000_000,
                    1_000_000,
                    1_000_000,
                    1_000_000,
                    1_000_000,
                    1_000_000,
                    1_000,
                    plenty("new matches on this server"),
                    plenty("messages of this address"),
                    plenty("refusals"),
                    plenty("pages"),
                    100);

    /** Few tests are about passwords, but many sign in. */
    static final PasswordCost CHEAP_PASSWORDS = new PasswordCost(64, 1);

    /** So many of everything that no test meets them by accident. */
    static final ServerLimits GENEROUS =
            new ServerLimits(
                    plenty("requests"),
                    plenty("changes"),
                    plenty("new matches"),
                    plenty("new boards"),
                    1_000,
                    plenty("connections"),
                    1_000_000,
                    plenty("messages"),
                    new AccountLimits(
                            plenty("new accounts"),
                            plenty("passwords"),
                            plenty("passwords for this account"),
                            CHEAP_PASSWORDS),
                    new ChatLimits(
                            plenty("chat messages"), plenty("chat messages"), plenty("reports")),
                    plenty("hints"),
                    ROOMY);

    /** The same every time, so that no test depends on it. */
    private static final RandomSource RANDOM = RandomSource.of(new Seed(20));

    private TestServer() {}

    private static RateLimit plenty(String what) {
        return new RateLimit(what, 1_000_000, Duration.ofNanos(1));
    }

    static Server start(Path data) throws CannotListenException {
        return start(data, GENEROUS, Proxy.NONE);
    }

    static Server start(Path data, Optional<Mailing> mail) throws CannotListenException {
        return start(
                settings(data, GENEROUS, Proxy.NONE, tables(RANDOM), mail, Operations.STANDARD),
                RANDOM);
    }

    static Server start(Path data, Operations operations) throws CannotListenException {
        return start(
                settings(data, GENEROUS, Proxy.NONE, tables(RANDOM), Optional.empty(), operations),
                RANDOM);
    }

    static Server start(Path data, ServerLimits limits, Proxy proxy) throws CannotListenException {
        return start(data, limits, proxy, (_, _) -> Duration.ZERO);
    }

    static Server start(Path data, ServerLimits limits, Proxy proxy, Tempo tempo)
            throws CannotListenException {
        return start(data, limits, proxy, tempo, RANDOM);
    }

    static Server start(Path data, RandomSource random) throws CannotListenException {
        return start(data, GENEROUS, Proxy.NONE, (_, _) -> Duration.ZERO, random);
    }

    /** On a store of its own, which it closes. */
    static Server start(Store store, Path data, RandomSource random) throws CannotListenException {
        return Server.start(
                store,
                settings(data, GENEROUS, Proxy.NONE, tables(random)),
                Optional.empty(),
                shelf -> families(data, shelf, random));
    }

    /** Behind a proxy, with bots that think on these threads. */
    static Server start(Path data, FairExecutor thinking) throws CannotListenException {
        return start(data, GENEROUS, Proxy.TRUSTED, (_, _) -> Duration.ZERO, RANDOM, thinking);
    }

    /** The same with other limits. */
    static Server start(Path data, ServerLimits limits, FairExecutor thinking)
            throws CannotListenException {
        return start(data, limits, Proxy.TRUSTED, (_, _) -> Duration.ZERO, RANDOM, thinking);
    }

    private static Server start(
            Path data, ServerLimits limits, Proxy proxy, Tempo tempo, RandomSource random)
            throws CannotListenException {
        return start(data, limits, proxy, tempo, random, new FairExecutor("thinking", 2));
    }

    private static Server start(
            Path data,
            ServerLimits limits,
            Proxy proxy,
            Tempo tempo,
            RandomSource random,
            FairExecutor thinking)
            throws CannotListenException {
        return start(settings(data, limits, proxy, tables(random, tempo, thinking)), random);
    }

    private static Server start(Server.Settings settings, RandomSource random)
            throws CannotListenException {
        return Server.start(settings, shelf -> families(settings.data(), shelf, random));
    }

    private static Server.Settings settings(
            Path data, ServerLimits limits, Proxy proxy, TableSettings tables) {
        return settings(data, limits, proxy, tables, Optional.empty(), Operations.STANDARD);
    }

    private static Server.Settings settings(
            Path data,
            ServerLimits limits,
            Proxy proxy,
            TableSettings tables,
            Optional<Mailing> mail,
            Operations operations) {
        return new Server.Settings(data, "127.0.0.1", 0, proxy, limits, tables, mail, operations);
    }

    private static TableSettings tables(RandomSource random) {
        return tables(random, (_, _) -> Duration.ZERO, new FairExecutor("thinking", 2));
    }

    private static TableSettings tables(RandomSource random, Tempo tempo, FairExecutor thinking) {
        return new TableSettings(
                random.dice(),
                random.secrets(),
                tempo,
                thinking,
                Duration.ofSeconds(1),
                Duration.ofHours(1));
    }

    static List<Offer> families(Path data, BoardShelf shelf) {
        return families(data, shelf, RANDOM);
    }

    private static List<Offer> families(Path data, BoardShelf shelf, RandomSource random) {
        return List.of(
                new ConquestOffer(shelf, random),
                new FamilyOffer<>(new MorrisFamily(new MemoryFolder(data)), random));
    }
}
