package strategos.server.web;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.SocketException;

/** Thrown when the server cannot listen on a host and port. */
public final class CannotListenException extends Exception {

    private static final long serialVersionUID = 1;

    private final Remedy remedy;

    /** The option to change. */
    public enum Remedy {
        ANOTHER_PORT,
        ANOTHER_HOST
    }

    private CannotListenException(String message, Remedy remedy) {
        super(message);
        this.remedy = remedy;
    }

    public Remedy remedy() {
        return remedy;
    }

    static CannotListenException taken(String host, int port) {
        return new CannotListenException(
                "another program is listening on " + host + ", port " + port, Remedy.ANOTHER_PORT);
    }

    /** Tries to listen, and says in time what Javalin would call a taken port in any case. */
    static void probe(String host, int port) throws CannotListenException {
        var address = new InetSocketAddress(host, port);
        if (address.isUnresolved()) throw elsewhere(host);
        try (var socket = new ServerSocket()) {
            socket.bind(address);
        } catch (BindException _) {
            throw isHere(address.getAddress()) ? taken(host, port) : elsewhere(host);
        } catch (IOException forbidden) {
            throw new CannotListenException(
                    "cannot listen on %s, port %d (%s)"
                            .formatted(host, port, forbidden.getMessage()),
                    Remedy.ANOTHER_PORT);
        }
    }

    private static CannotListenException elsewhere(String host) {
        return new CannotListenException(
                "this machine has no address '" + host + "'", Remedy.ANOTHER_HOST);
    }

    private static boolean isHere(InetAddress host) {
        try {
            return host.isAnyLocalAddress()
                    || host.isLoopbackAddress()
                    || NetworkInterface.getByInetAddress(host) != null;
        } catch (SocketException _) {
            return true;
        }
    }
}
