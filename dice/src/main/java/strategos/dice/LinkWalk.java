package strategos.dice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A walk through the moves of a match that knows the link of each: the one that the move carried,
 * or that its seat was asked for afterwards.
 */
public final class LinkWalk {

    private final Map<Integer, Walker> walkers = new HashMap<>();
    private Optional<Bytes32> mover = Optional.empty();

    public LinkWalk(List<ChainBook> books) {
        for (ChainBook book : books) walkers.put(book.seat(), new Walker(book));
    }

    /** A seat moves at this step. */
    public void move(int seat, int step) {
        var walker = walkers.get(seat);
        if (walker != null) walker.move(step);
        mover = linkOf(seat);
    }

    /** Nature is about to act at this step: seats may have been asked for a link. */
    public void roll(int step) {
        walkers.values().forEach(walker -> walker.roll(step));
    }

    /** The link of the last move. */
    public Optional<Bytes32> ofMover() {
        return mover;
    }

    /** The last link of a seat, unless it has moved without one since. */
    public Optional<Bytes32> linkOf(int seat) {
        return Optional.ofNullable(walkers.get(seat)).flatMap(walker -> walker.link);
    }

    /** The seats whose record shows more links than the match has used, or fewer. */
    List<Integer> unbalanced() {
        return walkers.values().stream()
                .filter(walker -> !walker.isUsedUp())
                .map(walker -> walker.book.seat())
                .sorted()
                .toList();
    }

    /** The links of one seat. */
    private static final class Walker {

        private final ChainBook book;
        private final List<List<Bytes32>> links = new ArrayList<>();
        private final int[] used;
        private Optional<Bytes32> link = Optional.empty();
        private boolean isBroken;

        Walker(ChainBook book) {
            this.book = book;
            used = new int[book.chains().size()];
            for (Chain chain : book.chains()) {
                links.add(links(chain));
                if (chain.from() == Chain.SEALED)
                    used[links.size() - 1] = Math.min(1, chain.used());
            }
        }

        /** All links of a chain, hashed back from the last. */
        private static List<Bytes32> links(Chain chain) {
            List<Bytes32> links = new ArrayList<>();
            links.add(chain.last());
            for (int at = chain.used(); at > 0; at--) links.add(links.getLast().hash());
            return links.reversed();
        }

        void move(int step) {
            int chain = chainAt(step);
            if (chain < 0 || book.isSilentAt(step)) link = Optional.empty();
            else show(chain);
        }

        void roll(int step) {
            int chain = chainAt(step);
            if (chain >= 0 && book.asked().contains(step)) show(chain);
        }

        private int chainAt(int step) {
            for (int at = used.length - 1; at >= 0; at--)
                if (book.chains().get(at).from() <= step) return at;
            return -1;
        }

        private void show(int chain) {
            int next = used[chain] + 1;
            if (next >= links.get(chain).size()) {
                isBroken = true;
                link = Optional.empty();
            } else {
                used[chain] = next;
                link = Optional.of(links.get(chain).get(next));
            }
        }

        boolean isUsedUp() {
            if (isBroken) return false;
            for (int at = 0; at < used.length; at++)
                if (used[at] != book.chains().get(at).used()) return false;
            return true;
        }
    }
}
