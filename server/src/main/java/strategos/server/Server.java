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
import java.util.function.Function;
import strategos.server.accounts.Scorekeeper;
import strategos.server.board.BoardShelf;
import strategos.server.dice.DiceBoard;
import strategos.server.families.Offer;
import strategos.server.families.Offers;
import strategos.server.gallery.BalanceMeter;
import strategos.server.gallery.GalleryList;
import strategos.server.guards.Proxy;
import strategos.server.guards.ServerLimits;
import strategos.server.mail.Mailing;
import strategos.server.mail.SmtpOutbox;
import strategos.server.mail.TurnMails;
import strategos.server.matches.BotPresence;
import strategos.server.matches.Deadlines;
import strategos.server.matches.Lobby;
import strategos.server.matches.StoredTables;
import strategos.server.nodes.Peers;
import strategos.server.nodes.SiteNode;
import strategos.server.web.CannotListenException;
import strategos.server.web.ConnectionLimits;
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

    /** With this many live matches, others would notice that a board is drawn. */
    private static final int MANY_MATCHES = 20;

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
            shelf.useProcesses(() -> tables.count() >= MANY_MATCHES);
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
                    new ServerSite(
                            new ServerSite.Parts(
                                    settings, store, shelf, offers, tables, lobby, presence, boards,
                                    meter, dice, peers));
            var web =
                    WebServer.start(
                            site.routes(stopping::get),
                            settings.host(),
                            settings.port(),
                            settings.connections());
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
