package strategos.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The hash chains of one seat, and when they were used.
 *
 * @param seat the index of the seat
 * @param chains in the order in which they were begun
 * @param silent the steps between which the moves of the seat carried no link
 * @param asked the steps before which the seat was asked for a link, and sent it
 */
public record ChainBook(int seat, List<Chain> chains, List<Span> silent, List<Integer> asked) {

    /** More than any device needs, and few enough to store. */
    private static final int MOST_CHAINS = 200;

    public ChainBook {
        chains = List.copyOf(chains);
        silent = List.copyOf(silent);
        asked = List.copyOf(asked);
    }

    /** A seat that has committed to nothing yet. */
    public static ChainBook of(int seat) {
        return new ChainBook(seat, List.of(), List.of(), List.of());
    }

    /** The chain that the key of the match was made with. */
    public Optional<Chain> sealed() {
        return chains.stream().filter(chain -> chain.from() == Chain.SEALED).findFirst();
    }

    /** The chain that the next link belongs to. */
    public Optional<Chain> current() {
        return chains.isEmpty() ? Optional.empty() : Optional.of(chains.getLast());
    }

    public boolean isNext(Bytes32 link) {
        return current().filter(chain -> chain.isNext(link)).isPresent();
    }

    public boolean isFull() {
        return chains.size() >= MOST_CHAINS;
    }

    /** Begins another chain; one that has shown no link yet is replaced. */
    public ChainBook with(Chain chain) {
        List<Chain> all = new ArrayList<>(chains);
        if (!all.isEmpty() && all.getLast().used() == 0) all.removeLast();
        all.add(chain);
        return new ChainBook(seat, all, silent, asked);
    }

    public ChainBook shown(Bytes32 link) {
        List<Chain> all = new ArrayList<>(chains);
        all.set(all.size() - 1, all.getLast().shown(link));
        return new ChainBook(seat, all, silent, asked);
    }

    /** A link that was asked for before this step. */
    public ChainBook answered(Bytes32 link, int step) {
        var shown = shown(link);
        List<Integer> steps = new ArrayList<>(asked);
        steps.add(step);
        return new ChainBook(seat, shown.chains, silent, steps);
    }

    /** A move without a link, after one with a link. */
    public ChainBook silentAt(int step) {
        List<Span> spans = new ArrayList<>(silent);
        spans.add(new Span(step, step));
        return new ChainBook(seat, chains, spans, asked);
    }

    /** A move without a link, after another one without. */
    public ChainBook stillSilentAt(int step) {
        if (silent.isEmpty()) return silentAt(step);
        List<Span> spans = new ArrayList<>(silent);
        spans.set(spans.size() - 1, new Span(spans.getLast().first(), step));
        return new ChainBook(seat, chains, spans, asked);
    }

    boolean isSilentAt(int step) {
        return silent.stream().anyMatch(span -> span.contains(step));
    }
}
