package strategos.arena.tournament;

/**
 * A part of a tournament that is played in one place: the matches with the numbers from {@code
 * first} to {@code end}, without it.
 */
public record Chunk(int first, int end) {

    public Chunk {
        if (first < 0 || end <= first)
            throw new IllegalArgumentException("no chunk from " + first + " to " + end);
    }

    public int matches() {
        return end - first;
    }

    @Override
    public String toString() {
        return first + " " + end;
    }
}
