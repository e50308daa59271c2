package strategos.server.web;

/** Another program listens at the host and port that were asked for. */
public final class PortTakenException extends Exception {

    private static final long serialVersionUID = 1;

    PortTakenException(String host, int port) {
        super("another program listens at " + host + ", port " + port);
    }
}
