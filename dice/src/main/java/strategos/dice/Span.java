package strategos.dice;

/** A range of steps, both ends included. */
public record Span(int first, int last) {

    public Span {
        if (first < 1 || last < first)
            throw new IllegalArgumentException("no steps are from " + first + " to " + last);
    }

    boolean contains(int step) {
        return step >= first && step <= last;
    }
}
