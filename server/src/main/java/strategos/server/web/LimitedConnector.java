package strategos.server.web;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

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

    @Override
    public void accept(int acceptor) throws IOException {
        if (!(getTransport() instanceof ServerSocketChannel listening) || !listening.isOpen())
            return;
        SocketChannel socket = listening.accept();
        if (!limiter.admit(socket)) return;
        try {
            socket.configureBlocking(false);
            configure(socket.socket());
        } catch (IOException | RuntimeException gone) {
            limiter.onClosed(socket);
            socket.close();
            throw gone;
        }
        getSelectorManager().accept(socket);
    }
}
