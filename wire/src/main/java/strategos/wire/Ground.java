package strategos.wire;

/** The board of a match, as data. Each family of games has its own type. */
public interface Ground {}
