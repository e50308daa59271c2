package strategos.wire;

/** The value of every move of a position, as data. Each family of games has its own type. */
public interface Appraisal {}
