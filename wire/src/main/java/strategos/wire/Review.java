package strategos.wire;

/**
 * The moves of a finished match by which a player gave something away, as data. Each family of
 * games has its own type.
 */
public interface Review {}
