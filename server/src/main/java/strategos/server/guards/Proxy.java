package strategos.server.guards;

/** Whether a machine in front of the server says who asks. */
public enum Proxy {
    /** Browsers reach the server themselves. */
    NONE,
    /** Every request comes by a proxy, and its X-Forwarded headers are true. */
    TRUSTED
}
