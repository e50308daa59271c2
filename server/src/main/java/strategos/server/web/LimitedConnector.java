package strategos.server.web;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.IO;

/**
 * A connector that asks a {@link ConnectionLimiter} about each connection before Jetty does
 * anything for it. A connection that is closed later has woken the selector of all others, and
 * failed there with an exception.
 */
final class LimitedConnector extends ServerConnector {

    private final ConnectionLimiter limiter;

    LimitedConnector(Server server, HttpConfiguration http, ConnectionLimiter limiter) {
        super(server, new HttpConnectionFactory(http));
        this.limiter = limiter;
        getSelectorManager().addEventListener(limiter);
    }

    /** Throws only if the port fails: Jetty then waits for a second before it accepts again. */
    @Override
    public void accept(int acceptor) throws IOException {
        if (!(getTransport() instanceof ServerSocketChannel listening) || !listening.isOpen())
            return;
        SocketChannel socket = listening.accept();
        if (!limiter.admit(socket)) return;
        try {
            socket.configureBlocking(false);
            configure(socket.socket());
        } catch (IOException | RuntimeException _) {
            // The client has gone.
            limiter.onClosed(socket);
            IO.close(socket);
            return;
        }
        getSelectorManager().accept(socket);
    }
}
