package strategos.morris;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The symmetries of a board: permutations of its points that preserve lines and neighbours. The
 * first is the identity.
 */
public final class Symmetries {

    /** Sets are mapped a byte at a time. */
    private static final int BYTE = 8;

    private static final int BYTES = Integer.BYTES;

    private final List<int[]> permutations;
    private final int[] images;
    private final int[] inverses;

    public Symmetries(Board board) {
        permutations = new Finder(board).find();
        images = new int[(permutations.size() * BYTES) << BYTE];
        for (int symmetry = 0; symmetry < permutations.size(); symmetry++) fillImages(symmetry);
        inverses = new int[permutations.size()];
        for (int symmetry = 0; symmetry < inverses.length; symmetry++)
            inverses[symmetry] = findInverse(symmetry);
    }

    private void fillImages(int symmetry) {
        int[] permutation = permutations.get(symmetry);
        for (int point = 0; point < permutation.length; point++) {
            int first = index(symmetry, point / BYTE);
            for (int set = 0; set < 1 << BYTE; set++)
                if ((set >>> point % BYTE & 1) != 0) images[first + set] |= 1 << permutation[point];
        }
    }

    private int findInverse(int symmetry) {
        int inverse = 0;
        while (!isInverse(permutations.get(symmetry), permutations.get(inverse))) inverse++;
        return inverse;
    }

    private static boolean isInverse(int[] one, int[] other) {
        for (int point = 0; point < one.length; point++)
            if (other[one[point]] != point) return false;
        return true;
    }

    private static int index(int symmetry, int part) {
        return (symmetry * BYTES + part) << BYTE;
    }

    public int size() {
        return permutations.size();
    }

    /** Where a point goes. */
    public int point(int symmetry, int point) {
        return permutations.get(symmetry)[point];
    }

    /** Where a set of points goes. */
    public int set(int symmetry, int set) {
        int first = index(symmetry, 0);
        return images[first + (set & 0xFF)]
                | images[first + 0x100 + (set >>> 8 & 0xFF)]
                | images[first + 0x200 + (set >>> 16 & 0xFF)]
                | images[first + 0x300 + (set >>> 24)];
    }

    /** The symmetry that undoes one. */
    public int inverse(int symmetry) {
        return inverses[symmetry];
    }

    /** Finds symmetries by backtracking over the points. */
    private static final class Finder {

        private final Board board;
        private final int[] images;
        private final List<int[]> found = new ArrayList<>();

        Finder(Board board) {
            this.board = board;
            this.images = new int[board.size()];
        }

        List<int[]> find() {
            extend(0, 0);
            return found;
        }

        private void extend(int point, int used) {
            if (point == images.length) {
                if (keepsLines()) found.add(images.clone());
                return;
            }
            for (int image = 0; image < images.length; image++) {
                if ((used >>> image & 1) != 0 || !keepsNeighbours(point, image)) continue;
                images[point] = image;
                extend(point + 1, used | 1 << image);
            }
        }

        private boolean keepsNeighbours(int point, int image) {
            for (int other = 0; other < point; other++) {
                int joined = board.neighbours(point) >>> other & 1;
                if ((board.neighbours(image) >>> images[other] & 1) != joined) return false;
            }
            return Integer.bitCount(board.neighbours(point))
                    == Integer.bitCount(board.neighbours(image));
        }

        private boolean keepsLines() {
            return Arrays.stream(board.lines()).allMatch(line -> isLine(image(line)));
        }

        private int image(int line) {
            int image = 0;
            for (int rest = line; rest != 0; rest &= rest - 1)
                image |= 1 << images[Integer.numberOfTrailingZeros(rest)];
            return image;
        }

        private boolean isLine(int set) {
            return Arrays.stream(board.lines()).anyMatch(line -> line == set);
        }
    }
}
