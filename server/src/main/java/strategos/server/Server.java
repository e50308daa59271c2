package strategos.server;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import strategos.server.accounts.AccountDesk;
import strategos.server.accounts.OperatorDesk;
import strategos.server.accounts.Passwords;
import strategos.server.accounts.Profiles;
import strategos.server.accounts.Scorekeeper;
import strategos.server.accounts.SharedAddresses;
import strategos.server.board.BoardShelf;
import strategos.server.families.Offer;
import strategos.server.families.Offers;
import strategos.server.guards.Guard;
import strategos.server.guards.Proxy;
import strategos.server.guards.RateLimiter;
import strategos.server.guards.ServerLimits;
import strategos.server.guards.Visitors;
import strategos.server.matches.Deadlines;
import strategos.server.matches.HostDesk;
import strategos.server.matches.Lobby;
import strategos.server.matches.MatchSocket;
import strategos.server.matches.PublicGames;
import strategos.server.matches.StoredTables;
import strategos.server.matches.WaitingRoom;
import strategos.server.web.CannotListenException;
import strategos.server.web.HttpRoutes;
import strategos.server.web.WebServer;
import strategos.store.Store;
import strategos.table.FairExecutor;
import strategos.table.TableSettings;
import strategos.table.Tables;

/** A running server: the store, the tables of live matches, and the web server in front of them. */
public final class Server implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Server.class.getName());

    /** What a table does when it is told to stop takes as long as the disk takes. */
    private static final Duration PATIENCE_WITH_TABLES = Duration.ofSeconds(5);

    private final Store store;
    private final Tables tables;
    private final Deadlines deadlines;
    private final FairExecutor thinking;
    private final Scorekeeper scorekeeper;
    private final WebServer web;

    /**
     * The settings of a server.
     *
     * @param data the folder of its database
     * @param port 0 for any free port
     */
    public record Settings(
            Path data,
            String host,
            int port,
            Proxy proxy,
            ServerLimits limits,
            TableSettings tables) {}

    private Server(
            Store store,
            Tables tables,
            FairExecutor thinking,
            Scorekeeper scorekeeper,
            WebServer web) {
        this.store = store;
        this.tables = tables;
        deadlines = new Deadlines(store, tables);
        this.thinking = thinking;
        this.scorekeeper = scorekeeper;
        this.web = web;
    }

    /**
     * Starts a server.
     *
     * @param families what can be played, on the boards of a shelf
     */
    public static Server start(Settings settings, Function<BoardShelf, List<Offer>> families)
            throws CannotListenException {
        var store = Store.open(settings.data(), Clock.systemUTC());
        try {
            var shelf = new BoardShelf(store.boards());
            var offers = new Offers(families.apply(shelf));
            var scorekeeper = new Scorekeeper(store, offers);
            var stored = new StoredTables(store, offers, settings.tables(), scorekeeper::ended);
            var tables = new Tables(stored::table);
            var site = site(settings, store, shelf, offers, tables);
            var server =
                    new Server(
                            store,
                            tables,
                            settings.tables().thinking(),
                            scorekeeper,
                            WebServer.start(site, settings.host(), settings.port()));
            scorekeeper.catchUp();
            return server;
        } catch (CannotListenException | RuntimeException unable) {
            store.close();
            throw unable;
        }
    }

    private static HttpRoutes site(
            Settings settings, Store store, BoardShelf shelf, Offers offers, Tables tables) {
        var limits = settings.limits();
        var lobby = new Lobby(store, offers, tables);
        var host = new HostDesk(store, offers, tables);
        var boards = new BoardDesk(shelf, store.boards(), limits.keptBoards());
        var visitors = new Visitors(settings.proxy(), store.sessions()::accountOf);
        var guard = new Guard(visitors, limits);
        var socket =
                new MatchSocket(lobby, tables, visitors, limits, new SharedAddresses(store)::note);
        var passwords = new Passwords();
        var accounts = new AccountDesk(store, passwords, limits.accounts(), System::nanoTime);
        var newMatches = new RateLimiter(limits.newMatches(), System::nanoTime);
        var routes =
                new Api(lobby, host, offers, boards, accounts, visitors, newMatches, limits)
                        .routes(guard);
        var room = new WaitingRoom(store, offers, tables, lobby);
        var games = new PublicGames(store, lobby);
        routes.putAll(
                new RoomApi(room, games, visitors, newMatches, isLocal(settings.host()))
                        .routes(guard));
        var profiles = new Profiles(store, offers, lobby);
        routes.putAll(new AccountApi(accounts, profiles, lobby, visitors).routes(guard));
        var operators = new OperatorDesk(store, passwords);
        routes.putAll(new AdminApi(operators, accounts, visitors).routes(guard));
        routes.putAll(new ProfileApi(profiles).routes(guard));
        return new HttpRoutes(
                routes,
                guard.page(visitors.welcoming(new Assets()::answer, Assets::isImmutable)),
                MatchSocket.PATH,
                guard.door(socket::admit));
    }

    /** Whether only this machine can reach a server that listens at this address. */
    private static boolean isLocal(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException _) {
            return false;
        }
    }

    public int port() {
        return web.port();
    }

    /**
     * Ends all tables, says goodbye to everybody and closes the store. Each of these three is given
     * up after five seconds; everything that anybody has been told of is on disk before.
     */
    @Override
    public void close() {
        stopTables();
        thinking.close();
        scorekeeper.close();
        try (store;
                deadlines) {
            web.close();
        }
    }

    private void stopTables() {
        try {
            int unfinished = tables.stop(PATIENCE_WITH_TABLES);
            if (unfinished > 0)
                LOG.log(
                        Level.WARNING,
                        "stopped before {0} matches had finished their work",
                        unfinished);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
