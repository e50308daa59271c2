package strategos.arena.tournament;

/** The number of matches that take about a given time, learned from the chunks so far. */
public final class ChunkSize {

    private static final int MOST = 1 << 16;

    /** One chunk may be exceptional, so a size changes by no more than this. */
    private static final int MOST_GROWTH = 4;

    private final long nanos;
    private int matches = 1;

    public ChunkSize(long nanos) {
        this.nanos = nanos;
    }

    public int matches() {
        return matches;
    }

    public void learn(ChunkResult result) {
        double perMatch = (double) Math.max(1, result.nanos()) / result.chunk().matches();
        int most = Math.min(MOST, result.chunk().matches() * MOST_GROWTH);
        matches = (int) Math.clamp(Math.round(nanos / perMatch), 1L, most);
    }
}
