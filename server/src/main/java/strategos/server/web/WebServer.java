package strategos.server.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.util.JavalinBindException;
import io.javalin.util.JavalinException;
import io.javalin.websocket.WsCloseStatus;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.ThreadPool;
import org.eclipse.jetty.util.thread.VirtualThreadPool;
import org.jspecify.annotations.Nullable;
import strategos.server.web.Socket.Admission;

/** The web server, based on Javalin; each request and socket has a virtual thread. */
public final class WebServer implements AutoCloseable {

    /** Longer messages on a socket close it. */
    public static final int LONGEST_MESSAGE = 64 * 1024;

    private static final Logger LOG = System.getLogger(WebServer.class.getName());
    private static final Duration IDLE = Duration.ofSeconds(90);

    /** How long a stopping server waits for the next request of a connection that is open. */
    private static final Duration IDLE_AT_STOP = Duration.ofMillis(100);

    private static final long PING_SECONDS = 25;
    private static final String ADMITTED = "admitted";
    private static final String ANSWERED = "answered";
    private static final int NOT_FOUND = 404;

    private final HttpRoutes site;
    private final Map<String, Socket.Listener> listeners = new ConcurrentHashMap<>();
    private final Javalin javalin;
    private final ConnectionLimits limits;
    private @Nullable HeaderDeadline deadline;

    private WebServer(HttpRoutes site, String host, int port, ConnectionLimits limits) {
        this.site = site;
        this.limits = limits;
        javalin = Javalin.create(config -> configure(config, host, port));
    }

    /**
     * Opens a site at a host and port; port 0 takes any that is free.
     *
     * @throws CannotListenException if another program listens there, or this is another machine
     */
    public static WebServer start(HttpRoutes site, String host, int port, ConnectionLimits limits)
            throws CannotListenException {
        CannotListenException.probe(host, port);
        var server = new WebServer(site, host, port, limits);
        try {
            server.javalin.start();
        } catch (JavalinBindException _) {
            throw CannotListenException.taken(host, port);
        }
        return server;
    }

    public int port() {
        return javalin.port();
    }

    /**
     * Takes no more requests, finishes those under way and closes all sockets; a request that takes
     * too long is not answered any more.
     */
    @Override
    public void close() {
        if (deadline != null) deadline.close();
        try {
            javalin.stop();
        } catch (JavalinException unfinished) {
            if (!(unfinished.getCause() instanceof TimeoutException)) throw unfinished;
            LOG.log(Level.WARNING, "the server stopped before it had answered every request");
        }
    }

    private void configure(JavalinConfig config, String host, int port) {
        config.concurrency.useVirtualThreads = true;
        config.jetty.threadPool = threads();
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.jetty.modifyHttpConfiguration(WebServer::configureHttp);
        config.jetty.addConnector((server, http) -> connector(server, http, host, port));
        config.jetty.modifyServer(WebServer::configureServer);
        config.jetty.modifyServletContextHandler(
                context -> context.setSessionHandler(forgettingSessions()));
        config.jetty.modifyWebSocketServletFactory(WebServer::configureSockets);
        site.routes().forEach((route, handler) -> addRoute(config, route, handler));
        for (HandlerType method : HandlerType.commonHttp())
            config.routes.addHttpHandler(
                    method, "/*", context -> answer(context, site.otherwise()));
        config.routes.error(NOT_FOUND, this::answerUnknownMethod);
        config.routes.wsBeforeUpgrade(site.socketPath(), this::admit);
        config.routes.ws(site.socketPath(), this::configureSocket);
        config.routes.wsException(Exception.class, WebServer::breakOff);
    }

    /**
     * As many virtual threads as there is work. Those of Javalin are no {@code TryExecutor},
     * without which Jetty starts a platform thread for every broken request.
     */
    private static ThreadPool threads() {
        var threads = new VirtualThreadPool();
        threads.setMaxConcurrentTasks(0);
        return threads;
    }

    /** A method that HTTP does not know reaches no route. */
    private void answerUnknownMethod(Context context) {
        if (context.attribute(ANSWERED) == null) answer(context, site.otherwise());
    }

    private void admit(Context context) {
        switch (site.door().admit(new JavalinRequest(context))) {
            case Admission.Admitted admitted -> context.attribute(ADMITTED, admitted);
            case Admission.Refused(Response answer) -> {
                send(context, answer);
                context.skipRemainingHandlers();
            }
        }
    }

    private static void configureHttp(HttpConfiguration http) {
        http.setSendServerVersion(false);
        http.setSendXPoweredBy(false);
    }

    private static void configureServer(Server server) {
        server.setErrorHandler(new PlainErrors());
        server.setStopTimeout(3_000);
    }

    private ServerConnector connector(
            Server server, HttpConfiguration http, String host, int port) {
        var limiter = new ConnectionLimiter(limits, site.onRefusal());
        var connector = new LimitedConnector(server, http, limiter);
        connector.setHost(host);
        connector.setPort(port);
        connector.setShutdownIdleTimeout(IDLE_AT_STOP.toMillis());
        deadline = new HeaderDeadline(connector::getConnectedEndPoints, limits.headers());
        return connector;
    }

    /**
     * Javalin opens a session for each socket; nobody here needs one, so no cookie names it and it
     * is soon gone.
     */
    private static SessionHandler forgettingSessions() {
        var sessions = new SessionHandler();
        sessions.setUsingCookies(false);
        sessions.setMaxInactiveInterval(1);
        return sessions;
    }

    private static void configureSockets(JettyWebSocketServletFactory sockets) {
        sockets.setIdleTimeout(IDLE);
        sockets.setMaxTextMessageSize(LONGEST_MESSAGE);
        sockets.setMaxBinaryMessageSize(1);
    }

    private static void addRoute(JavalinConfig config, String route, Handler handler) {
        int space = route.indexOf(' ');
        var method = HandlerType.findOrCreate(route.substring(0, space));
        config.routes.addHttpHandler(
                method, route.substring(space + 1), context -> answer(context, handler));
    }

    private static void answer(Context context, Handler handler) {
        send(context, handler.answer(new JavalinRequest(context)));
    }

    private static void send(Context context, Response answer) {
        context.attribute(ANSWERED, true);
        context.status(answer.status());
        answer.headers().forEach(context::header);
        if (answer.headers().containsKey("Content-Encoding")) context.disableCompression();
        answer.lines()
                .ifPresentOrElse(
                        lines -> stream(context, lines), () -> context.result(answer.body()));
    }

    /** Sends lines as they are written, until the writer ends or the client is gone. */
    private static void stream(Context context, LineSink.Source lines) {
        context.disableCompression();
        try {
            var out = context.res().getOutputStream();
            context.res().flushBuffer();
            lines.writeTo(
                    line -> {
                        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                        out.flush();
                    });
        } catch (IOException gone) {
            LOG.log(Level.DEBUG, "a program has disconnected", gone);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    private void configureSocket(WsConfig socket) {
        socket.onConnect(
                context -> {
                    context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
                    Admission.Admitted admitted = context.attribute(ADMITTED);
                    var listener = admitted.host().apply(new JettySocket(context.session));
                    listeners.put(context.sessionId(), listener);
                    if (!context.session.isOpen()) forget(context);
                });
        socket.onMessage(
                context -> {
                    var listener = listeners.get(context.sessionId());
                    if (listener != null) listener.heard(context.message());
                });
        socket.onClose(this::forget);
        socket.onError(this::forget);
    }

    private static void breakOff(Exception fault, WsContext context) {
        LOG.log(Level.ERROR, "a socket was cut off", fault);
        context.closeSession(WsCloseStatus.SERVER_ERROR, "something went wrong on the server");
    }

    private void forget(WsContext context) {
        context.disableAutomaticPings();
        var listener = listeners.remove(context.sessionId());
        if (listener != null) listener.closed();
    }
}
