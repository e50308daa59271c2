package strategos.wire;

/** Someone who looks on at a match and writes down its figures. */
public interface HistoryCollector<V> {

    /** Looks at the match: before its first step, and after each. */
    void look(V view);

    /** What has been written down so far. */
    History history();
}
