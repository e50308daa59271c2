package strategos.server;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import strategos.server.accounts.AccountDesk;
import strategos.server.accounts.BotDesk;
import strategos.server.accounts.OperatorDesk;
import strategos.server.accounts.Passwords;
import strategos.server.accounts.Profiles;
import strategos.server.accounts.Scorekeeper;
import strategos.server.accounts.SharedAddresses;
import strategos.server.board.BoardShelf;
import strategos.server.chat.ChatDesk;
import strategos.server.chat.ReportDesk;
import strategos.server.chat.Teams;
import strategos.server.dice.DiceBoard;
import strategos.server.families.Offer;
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
import strategos.server.mail.TurnMails;
import strategos.server.matches.AdviceDesk;
import strategos.server.matches.BotPresence;
import strategos.server.matches.BotStreams;
import strategos.server.matches.Deadlines;
import strategos.server.matches.HostDesk;
import strategos.server.matches.Lobby;
import strategos.server.matches.MatchArchive;
import strategos.server.matches.MatchSocket;
import strategos.server.matches.PracticeDesk;
import strategos.server.matches.PublicGames;
import strategos.server.matches.StoredTables;
import strategos.server.matches.WaitingRoom;
import strategos.server.metrics.ServerMetrics;
import strategos.server.nodes.Peers;
import strategos.server.nodes.SiteNode;
import strategos.server.web.CannotListenException;
import strategos.server.web.ConnectionLimits;
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
    private static final Duration PATIENCE_WITH_TABLES = Duration.ofSeconds(3);

    private final Store store;
    private final Tables tables;
    private final Deadlines deadlines;
    private final FairExecutor thinking;
    private final Scorekeeper scorekeeper;
    private final WebServer web;
    private final Optional<TurnMails> mails;
    private final Cleaner cleaner;
    private final BalanceMeter meter;
    private final DiceBoard dice;
    private final AtomicBoolean stopping;
    private final Optional<SiteNode> node;
    private boolean isClosed;

    /**
     * The settings of a server.
     *
     * @param data the folder of its database
     * @param port 0 for any free port
     * @param mail empty for a server that sends no e-mails
     */
    public record Settings(
            Path data,
            String host,
            int port,
            Proxy proxy,
            ServerLimits limits,
            TableSettings tables,
            Optional<Mailing> mail,
            Operations operations) {

        private ConnectionLimits connections() {
            var limits = operations.connections();
            return proxy == Proxy.TRUSTED ? limits.behindProxy() : limits;
        }
    }

    private Server(
            Store store,
            Tables tables,
            FairExecutor thinking,
            Scorekeeper scorekeeper,
            WebServer web,
            Optional<TurnMails> mails,
            BalanceMeter meter,
            DiceBoard dice,
            Cleaner cleaner,
            AtomicBoolean stopping,
            Optional<SiteNode> node) {
        this.store = store;
        this.tables = tables;
        deadlines = new Deadlines(store, tables);
        this.thinking = thinking;
        this.scorekeeper = scorekeeper;
        this.web = web;
        this.mails = mails;
        this.cleaner = cleaner;
        this.meter = meter;
        this.dice = dice;
        this.stopping = stopping;
        this.node = node;
    }

    /**
     * Starts a server on the database in its data folder.
     *
     * @param families what can be played, on the boards of a shelf
     */
    public static Server start(Settings settings, Function<BoardShelf, List<Offer>> families)
            throws CannotListenException {
        var store = Store.open(settings.data(), Clock.systemUTC());
        return start(store, settings, Optional.empty(), families);
    }

    /**
     * Starts a server on a store, which it closes.
     *
     * @param address where other servers on the same database reach this one, if not where it
     *     listens
     * @param families what can be played, on the boards of a shelf
     */
    public static Server start(
            Store store,
            Settings settings,
            Optional<String> address,
            Function<BoardShelf, List<Offer>> families)
            throws CannotListenException {
        try {
            var shelf = new BoardShelf(store.boards());
            var offers = new Offers(families.apply(shelf));
            var scorekeeper = new Scorekeeper(store, offers);
            var dice = new DiceBoard(store, System::nanoTime);
            var stored =
                    new StoredTables(
                            store,
                            offers,
                            settings.tables(),
                            match -> {
                                scorekeeper.ended(match);
                                dice.ended(match);
                            });
            var tables = new Tables(stored::table);
            var presence = new BotPresence(System::nanoTime);
            var lobby = new Lobby(store, offers, tables, presence);
            var thinking = settings.tables().thinking();
            var boards = new GalleryList(store.gallery(), store.balances(), System::nanoTime);
            var meter =
                    new BalanceMeter(
                            store.boards(),
                            store.balances(),
                            () -> !thinking.isIdle(),
                            boards::forget);
            var stopping = new AtomicBoolean();
            var peers = store.nodes().map(Peers::new);
            var site =
                    site(
                            settings,
                            store,
                            shelf,
                            offers,
                            tables,
                            lobby,
                            presence,
                            boards,
                            meter,
                            dice,
                            peers,
                            stopping::get);
            var web =
                    WebServer.start(site, settings.host(), settings.port(), settings.connections());
            var node =
                    peers.map(
                            it ->
                                    it.join(
                                            address.orElseGet(() -> reached(settings.host(), web)),
                                            tables));
            store.hints().ifPresent(hints -> hints.listen(lobby::reseatHere, tables::reopenAll));
            var mails = settings.mail().map(mailing -> turnMails(mailing, store, lobby));
            var cleaner = new Cleaner(store, settings.operations().retention(), tables::isLive);
            var server =
                    new Server(
                            store,
                            tables,
                            thinking,
                            scorekeeper,
                            web,
                            mails,
                            meter,
                            dice,
                            cleaner,
                            stopping,
                            node);
            scorekeeper.catchUp();
            dice.catchUp();
            meter.measureShared();
            mails.ifPresent(TurnMails::start);
            return server;
        } catch (CannotListenException | RuntimeException unable) {
            store.close();
            throw unable;
        }
    }

    private static HttpRoutes site(
            Settings settings,
            Store store,
            BoardShelf shelf,
            Offers offers,
            Tables tables,
            Lobby lobby,
            BotPresence presence,
            GalleryList listed,
            BalanceMeter meter,
            DiceBoard dice,
            Optional<Peers> peers,
            BooleanSupplier isStopping) {
        var limits = settings.limits();
        var metrics = metrics(store, tables, settings.tables().thinking(), shelf);
        var host = new HostDesk(store, offers, tables);
        var boards = new BoardDesk(shelf, store.boards(), limits.keptBoards());
        var visitors =
                new Visitors(
                        request ->
                                settings.proxy() == Proxy.TRUSTED
                                        || peers.filter(it -> it.trusts(request)).isPresent(),
                        store.sessions()::accountOf,
                        store.bots()::accountOf);
        var shedder =
                new LoadShedder(
                        limits,
                        tables,
                        settings.tables().thinking(),
                        HeapWatch.ofProcess(limits.capacity().heapPercent()),
                        System::nanoTime);
        var guard = new Guard(visitors, limits, shedder, metrics);
        var passwords = new Passwords();
        var accounts = new AccountDesk(store, passwords, limits.accounts(), System::nanoTime);
        var teams = new Teams(offers);
        var chat = new ChatDesk(store, lobby, teams, accounts, limits.chat());
        var reports = new ReportDesk(store, lobby, chat, teams, limits.chat());
        var socket =
                new MatchSocket(
                        lobby,
                        tables,
                        visitors,
                        limits,
                        shedder,
                        metrics,
                        new SharedAddresses(store)::note,
                        chat::welcome);
        var newBoards = new RateLimiter(limits.newBoards(), System::nanoTime);
        var routes =
                new Api(lobby, host, offers, boards, accounts, visitors, shedder, newBoards)
                        .routes(guard);
        var archive = new MatchArchive(store, offers, lobby);
        routes.putAll(new ArchiveApi(archive, visitors).routes(guard));
        var advice = new AdviceDesk(store, offers, lobby, settings.tables().thinking());
        var hints = new RateLimiter(limits.advice(), System::nanoTime);
        var practice = new PracticeDesk(store, offers, lobby);
        routes.putAll(new AdviceApi(advice, practice, visitors, hints, shedder).routes(guard));
        var room = new WaitingRoom(store, offers, tables, lobby);
        var games = new PublicGames(store, lobby);
        routes.putAll(
                new RoomApi(room, games, visitors, shedder, isLocal(settings.host()))
                        .routes(guard));
        var gallery = new GalleryDesk(boards, shelf, store.gallery(), listed, meter);
        var search = new GallerySearch(listed, meter::measureShipped);
        routes.putAll(new GalleryApi(gallery, search, accounts, visitors, newBoards).routes(guard));
        var profiles = new Profiles(store, offers, lobby);
        routes.putAll(new AccountApi(accounts, profiles, lobby, chat, visitors).routes(guard));
        routes.putAll(new ChatApi(chat, reports, visitors).routes(guard));
        var streams = new BotStreams(store, offers, lobby, tables, limits.messages());
        routes.putAll(
                new BotApi(new BotDesk(store), lobby, presence, streams, visitors).routes(guard));
        var operators = new OperatorDesk(store, passwords);
        routes.putAll(new AdminApi(operators, accounts, reports, visitors).routes(guard));
        routes.putAll(new ProfileApi(profiles).routes(guard));
        routes.putAll(new DiceApi(dice).routes(guard));
        var mail = settings.mail().map(mailing -> mailDesk(mailing, store));
        routes.putAll(new MailApi(mail, visitors).routes(guard));
        routes.putAll(
                new MonitoringApi(
                                new StoreHealth(store, System::nanoTime),
                                isStopping,
                                metrics,
                                settings.operations().metricsToken(),
                                visitors)
                        .routes(guard));
        routes.putAll(new ApiDocument(routes.keySet()).routes(guard));
        var site =
                new HttpRoutes(
                        routes,
                        guard.page(visitors.welcoming(new Assets()::answer, Assets::isShared)),
                        MatchSocket.PATH,
                        guard.door(socket::admit),
                        fault -> metrics.refused(fault, "open connections"));
        return peers.map(it -> it.over(site, visitors, guard)).orElse(site);
    }

    private static ServerMetrics metrics(
            Store store, Tables tables, FairExecutor thinking, BoardShelf shelf) {
        var metrics = new ServerMetrics();
        store.onCommit(metrics::committed);
        metrics.tables(tables::count);
        metrics.botTime(thinking::busyNanos);
        metrics.waitingWrites(store::waitingWrites);
        metrics.waitingDecisions(thinking::waiting);
        metrics.waitingBoards(shelf::waiting);
        return metrics;
    }

    /** The address at which other machines reach a server that listens at a host. */
    private static String reached(String host, WebServer web) {
        try {
            boolean isAny = InetAddress.getByName(host).isAnyLocalAddress();
            String name = isAny ? InetAddress.getLocalHost().getHostAddress() : host;
            String readable = name.contains(":") ? "[" + name + "]" : name;
            return "http://" + readable + ":" + web.port();
        } catch (UnknownHostException _) {
            return "http://" + host + ":" + web.port();
        }
    }

    /** Whether only this machine can reach a server that listens at this address. */
    private static boolean isLocal(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException _) {
            return false;
        }
    }

    private static MailDesk mailDesk(Mailing mailing, Store store) {
        var outbox = new SmtpOutbox(mailing.smtp());
        return new MailDesk(store.mailAddresses(), outbox, mailing.links(), System::nanoTime);
    }

    private static TurnMails turnMails(Mailing mailing, Store store, Lobby lobby) {
        return new TurnMails(
                store.mailAddresses(),
                new SmtpOutbox(mailing.smtp()),
                mailing.links(),
                id -> lobby.info(id, Optional.empty()).title(),
                Clock.systemUTC());
    }

    public int port() {
        return web.port();
    }

    /** Says at {@code /readyz} that the server is about to stop; it is served as before. */
    public void announceStop() {
        stopping.set(true);
    }

    /**
     * Ends all tables, says goodbye to everybody and closes the store. Each of these three is given
     * up after three seconds; everything that anybody has been told of is on disk before. A second
     * call waits for the first.
     */
    @Override
    public synchronized void close() {
        if (isClosed) return;
        isClosed = true;
        announceStop();
        mails.ifPresent(TurnMails::close);
        cleaner.close();
        meter.close();
        stopTables();
        node.ifPresent(SiteNode::close);
        thinking.close();
        scorekeeper.close();
        dice.close();
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
