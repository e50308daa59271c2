package strategos.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import strategos.server.accounts.AccountDesk;
import strategos.server.accounts.BotDesk;
import strategos.server.accounts.OperatorDesk;
import strategos.server.accounts.Passwords;
import strategos.server.accounts.Profiles;
import strategos.server.accounts.SharedAddresses;
import strategos.server.board.BoardShelf;
import strategos.server.chat.ChatDesk;
import strategos.server.chat.ReportDesk;
import strategos.server.chat.Teams;
import strategos.server.dice.DiceBoard;
import strategos.server.families.Offers;
import strategos.server.gallery.BalanceMeter;
import strategos.server.gallery.GalleryList;
import strategos.server.gallery.GallerySearch;
import strategos.server.guards.Guard;
import strategos.server.guards.HeapWatch;
import strategos.server.guards.LoadShedder;
import strategos.server.guards.Proxy;
import strategos.server.guards.RateLimiter;
import strategos.server.guards.ServerLimits;
import strategos.server.guards.Visitors;
import strategos.server.mail.MailDesk;
import strategos.server.mail.Mailing;
import strategos.server.mail.SmtpOutbox;
import strategos.server.matches.AdviceDesk;
import strategos.server.matches.BotPresence;
import strategos.server.matches.BotStreams;
import strategos.server.matches.HostDesk;
import strategos.server.matches.Lobby;
import strategos.server.matches.MatchArchive;
import strategos.server.matches.MatchSocket;
import strategos.server.matches.PracticeDesk;
import strategos.server.matches.PublicGames;
import strategos.server.matches.WaitingRoom;
import strategos.server.metrics.ServerMetrics;
import strategos.server.nodes.Peers;
import strategos.server.web.Handler;
import strategos.server.web.HttpRoutes;
import strategos.server.web.Request;
import strategos.store.Store;
import strategos.table.FairExecutor;
import strategos.table.Tables;

/**
 * What a server shows to the world: all routes of its API, the pages, and the socket of matches.
 */
final class ServerSite {

    private final Parts parts;
    private final Store store;
    private final Offers offers;
    private final Lobby lobby;
    private final ServerLimits limits;
    private final ServerMetrics metrics;
    private final Visitors visitors;
    private final LoadShedder shedder;
    private final Guard guard;
    private final Passwords passwords;
    private final AccountDesk accounts;
    private final ChatDesk chat;
    private final ReportDesk reports;

    /** The parts of a server that its routes speak to. */
    record Parts(
            Server.Settings settings,
            Store store,
            BoardShelf shelf,
            Offers offers,
            Tables tables,
            Lobby lobby,
            BotPresence presence,
            GalleryList listed,
            BalanceMeter meter,
            DiceBoard dice,
            Optional<Peers> peers) {

        private boolean trusts(Request request) {
            return settings.proxy() == Proxy.TRUSTED
                    || peers.filter(it -> it.trusts(request)).isPresent();
        }

        private FairExecutor thinking() {
            return settings.tables().thinking();
        }
    }

    ServerSite(Parts parts) {
        this.parts = parts;
        store = parts.store();
        offers = parts.offers();
        lobby = parts.lobby();
        limits = parts.settings().limits();
        metrics = metrics(parts);
        visitors =
                new Visitors(parts::trusts, store.sessions()::accountOf, store.bots()::accountOf);
        shedder =
                new LoadShedder(
                        limits,
                        parts.tables(),
                        parts.thinking(),
                        HeapWatch.ofProcess(limits.capacity().heapPercent()),
                        System::nanoTime);
        guard = new Guard(visitors, limits, shedder, metrics);
        passwords = new Passwords(limits.accounts().passwordCost());
        accounts = new AccountDesk(store, passwords, limits.accounts(), System::nanoTime);
        var teams = new Teams(offers);
        chat = new ChatDesk(store, lobby, teams, accounts, limits.chat());
        reports = new ReportDesk(store, lobby, chat, teams, limits.chat());
    }

    private static ServerMetrics metrics(Parts parts) {
        var metrics = new ServerMetrics();
        parts.store().onCommit(metrics::committed);
        metrics.tables(parts.tables()::count);
        metrics.botTime(parts.thinking()::busyNanos);
        metrics.waitingWrites(parts.store()::waitingWrites);
        metrics.waitingDecisions(parts.thinking()::waiting);
        metrics.waitingBoards(parts.shelf()::waiting);
        return metrics;
    }

    HttpRoutes routes(BooleanSupplier isStopping) {
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.putAll(ofBoardsAndLobby());
        routes.putAll(ofMatches());
        routes.putAll(ofPeople());
        routes.putAll(new DiceApi(parts.dice()).routes(guard));
        routes.putAll(ofMonitoring(isStopping));
        routes.putAll(new ApiDocument(routes.keySet()).routes(guard));
        var site =
                new HttpRoutes(
                        routes,
                        guard.page(visitors.welcoming(new Assets()::answer, Assets::isShared)),
                        MatchSocket.PATH,
                        guard.door(socket()::admit),
                        fault -> metrics.refused(fault, "open connections"));
        return parts.peers().map(it -> it.over(site, visitors, guard, parts.tables())).orElse(site);
    }

    private MatchSocket socket() {
        return new MatchSocket(
                lobby,
                parts.tables(),
                visitors,
                limits,
                shedder,
                metrics,
                new SharedAddresses(store)::note,
                chat::welcome);
    }

    private Map<String, Handler> ofBoardsAndLobby() {
        var shelf = parts.shelf();
        var host = new HostDesk(store, offers, parts.tables());
        var boards = new BoardDesk(shelf, store.boards(), limits.keptBoards());
        var newBoards = new RateLimiter(limits.newBoards(), System::nanoTime);
        var gallery =
                new GalleryDesk(boards, shelf, store.gallery(), parts.listed(), parts.meter());
        var search = new GallerySearch(parts.listed(), parts.meter()::measureShipped);
        var routes =
                new Api(lobby, host, offers, boards, accounts, visitors, shedder, newBoards)
                        .routes(guard);
        routes.putAll(new GalleryApi(gallery, search, accounts, visitors, newBoards).routes(guard));
        return routes;
    }

    private Map<String, Handler> ofMatches() {
        var archive = new MatchArchive(store, offers, lobby);
        var advice = new AdviceDesk(store, offers, lobby, parts.thinking());
        var hints = new RateLimiter(limits.advice(), System::nanoTime);
        var practice = new PracticeDesk(store, offers, lobby);
        var room = new WaitingRoom(store, offers, parts.tables(), lobby);
        var games = new PublicGames(store, lobby);
        var streams = new BotStreams(store, offers, lobby, parts.tables(), limits.messages());
        var bots = new BotDesk(store);
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.putAll(new ArchiveApi(archive, visitors).routes(guard));
        routes.putAll(new AdviceApi(advice, practice, visitors, hints, shedder).routes(guard));
        routes.putAll(
                new RoomApi(room, games, visitors, shedder, isLocal(parts.settings().host()))
                        .routes(guard));
        routes.putAll(new BotApi(bots, lobby, parts.presence(), streams, visitors).routes(guard));
        return routes;
    }

    private Map<String, Handler> ofPeople() {
        var profiles = new Profiles(store, offers, lobby);
        var operators = new OperatorDesk(store, passwords);
        var mail = parts.settings().mail().map(this::mailDesk);
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.putAll(new AccountApi(accounts, profiles, lobby, chat, visitors).routes(guard));
        routes.putAll(new ChatApi(chat, reports, visitors).routes(guard));
        routes.putAll(new AdminApi(operators, accounts, reports, visitors).routes(guard));
        routes.putAll(new ProfileApi(profiles).routes(guard));
        routes.putAll(new MailApi(mail, visitors).routes(guard));
        return routes;
    }

    private MailDesk mailDesk(Mailing mailing) {
        var outbox = new SmtpOutbox(mailing.smtp());
        return new MailDesk(store.mailAddresses(), outbox, mailing.links(), System::nanoTime);
    }

    private Map<String, Handler> ofMonitoring(BooleanSupplier isStopping) {
        return new MonitoringApi(
                        new StoreHealth(store, System::nanoTime),
                        isStopping,
                        metrics,
                        parts.settings().operations().metricsToken(),
                        visitors)
                .routes(guard);
    }

    /** Whether only this machine can reach a server that listens at this address. */
    private static boolean isLocal(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException _) {
            return false;
        }
    }
}
