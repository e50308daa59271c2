package strategos.server.guards;

/** Whether a proxy in front of the server provides the client's address. */
public enum Proxy {
    /** Browsers reach the server themselves. */
    NONE,
    /** Every request comes by a proxy, and its X-Forwarded headers are true. */
    TRUSTED
}
