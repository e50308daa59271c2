package strategos.wire;

/** Records the statistics of a match as it is played. */
public interface HistoryCollector<V> {

    /** Looks at the match: before its first step, and after each. */
    void look(V view);

    /** What has been written down so far. */
    History history();
}
