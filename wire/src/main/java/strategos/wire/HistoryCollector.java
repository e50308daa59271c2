package strategos.wire;

/** Records the statistics of a match as it is played. */
public interface HistoryCollector<V> {

    /** Looks at the match: before its first step, and after each. */
    void look(V view);

    /**
     * Looks at a roll whose outcome the viewer saw, before the view after it.
     *
     * @param seq the number of the step among those that the viewer sees
     */
    default void roll(long seq, V before, int outcome, V after) {}

    /** What has been written down so far. */
    History history();
}
