package strategos.wire;

/** The figures of a whole match over time, for graphs. Each family of games has its own. */
public interface History {}
