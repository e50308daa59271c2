package strategos.wire;

/**
 * Everything that a client shows of a match at one moment, including the viewer's choices. Each
 * family of games has its own type.
 */
public interface Scene {}
