package strategos.solve;

import strategos.morris.Board;
import strategos.morris.Symmetries;

/**
 * A numbering of the positions with given numbers of men, the same for positions that are equal
 * under symmetry: the canonical set of the mover's men, times the rank of the other's men on the
 * points that are left, the least over the symmetries that keep the first set.
 *
 * <p>Some numbers are unused: those that are not the least.
 */
final class PositionIndex {

    private final Symmetries symmetries;
    private final CanonicalSets own;
    private final SubsetRank others;
    private final SubsetRank othersLessOne;
    private final int men;
    private final int all;
    private final int perSet;

    PositionIndex(Board board, Symmetries symmetries, CanonicalSets own, int men, int theirMen) {
        this.symmetries = symmetries;
        this.own = own;
        this.others = new SubsetRank(board.size() - men, theirMen);
        othersLessOne = new SubsetRank(board.size() - men, theirMen - 1);
        this.men = men;
        all = board.all();
        perSet = this.others.count();
        if ((long) own.count() * perSet > Integer.MAX_VALUE)
            throw new IllegalArgumentException(
                    "%d men against %d have too many positions for a table"
                            .formatted(men, theirMen));
    }

    int size() {
        return own.count() * perSet;
    }

    /** The number of canonical sets; each has {@link #perSet()} positions in a row. */
    int sets() {
        return own.count();
    }

    int perSet() {
        return perSet;
    }

    /** The number of the mover's men. */
    int men() {
        return men;
    }

    /** The numbering of the other's men on the points that are left. */
    SubsetRank ranks() {
        return others;
    }

    /** The same if the other player had one man less. */
    SubsetRank ranksOfOneLess() {
        return othersLessOne;
    }

    /** The mover's men of a set of positions in a row. */
    int representative(int set) {
        return own.representative(set);
    }

    int of(int mine, int theirs) {
        return within(own.entry(mine), theirs);
    }

    /** What all positions with the same men of the mover share, for {@link #within}. */
    int entry(int mine) {
        return own.entry(mine);
    }

    int within(int entry, int theirs) {
        int number = CanonicalSets.number(entry);
        int image = symmetries.set(CanonicalSets.symmetry(entry), theirs);
        int free = all & ~own.representative(number);
        int rank = others.rank(Integer.compress(image, free));
        if (!CanonicalSets.isSymmetric(entry)) return number * perSet + rank;
        for (int symmetry : own.stabiliserOf(number)) {
            int turned = symmetries.set(symmetry, image);
            rank = Math.min(rank, others.rank(Integer.compress(turned, free)));
        }
        return number * perSet + rank;
    }

    /** Sets a position and all that are equal to it by symmetry, in cells for every number. */
    void put(byte[] cells, int entry, int theirs, byte value) {
        int number = CanonicalSets.number(entry);
        int image = symmetries.set(CanonicalSets.symmetry(entry), theirs);
        int free = all & ~own.representative(number);
        int start = number * perSet;
        cells[start + others.rank(Integer.compress(image, free))] = value;
        if (!CanonicalSets.isSymmetric(entry)) return;
        for (int symmetry : own.stabiliserOf(number)) {
            int turned = symmetries.set(symmetry, image);
            cells[start + others.rank(Integer.compress(turned, free))] = value;
        }
    }

    /** Clears the cells of unused numbers. */
    void clearUnused(byte[] cells, int set) {
        if (own.stabiliserOf(set).length == 0) return;
        for (int position = set * perSet; position < (set + 1) * perSet; position++)
            if (!isUsed(position)) cells[position] = Outcome.NONE;
    }

    /** Gives the unused numbers of a set the values of the positions that are equal to them. */
    void fillUnused(byte[] block, int set) {
        if (own.stabiliserOf(set).length == 0) return;
        int mine = own.representative(set);
        for (int rank = 0; rank < perSet; rank++)
            block[rank] = block[of(mine, theirs(mine, rank)) - set * perSet];
    }

    /** The mover's men in a position. */
    int mine(int index) {
        return own.representative(index / perSet);
    }

    /** The other player's men in a position. */
    int theirs(int index) {
        return theirs(mine(index), index % perSet);
    }

    int theirs(int mine, int rank) {
        return Integer.expand(others.set(rank), all & ~mine);
    }

    /**
     * Whether this number stands for a position: it does unless another is the same by symmetry.
     */
    boolean isUsed(int index) {
        int number = index / perSet;
        if (own.stabiliserOf(number).length == 0) return true;
        return of(own.representative(number), theirs(index)) == index;
    }
}
