package strategos.wire;

/** The statistics of a whole match over time, for graphs. Each family of games has its own type. */
public interface History {}
