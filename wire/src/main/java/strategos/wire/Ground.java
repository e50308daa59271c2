package strategos.wire;

/** What a match is played on, as data. Each family of games has its own. */
public interface Ground {}
