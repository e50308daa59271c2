package strategos.server.logs;

/** How the lines of a log are written. */
public enum LogFormat {
    /** For people. */
    TEXT,
    /** One JSON object per line, for programs. */
    JSON
}
