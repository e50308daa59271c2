package strategos.wire;

/**
 * All that a viewer sees of a match at one moment, what it may do included. Each family of games
 * has its own.
 */
public interface Scene {}
