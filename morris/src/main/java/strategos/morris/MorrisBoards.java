package strategos.morris;

import java.util.List;
import java.util.stream.Stream;

/** The built-in boards. */
public final class MorrisBoards {

    private static final List<String> THREE_RINGS =
            List.of(
                    "a7 d7 g7",
                    "b6 d6 f6",
                    "c5 d5 e5",
                    "a4 b4 c4",
                    "e4 f4 g4",
                    "c3 d3 e3",
                    "b2 d2 f2",
                    "a1 d1 g1",
                    "a1 a4 a7",
                    "b2 b4 b6",
                    "c3 c4 c5",
                    "d1 d2 d3",
                    "d5 d6 d7",
                    "e3 e4 e5",
                    "f2 f4 f6",
                    "g1 g4 g7");

    private static final List<String> DIAGONALS =
            List.of("a7 b6 c5", "e5 f6 g7", "a1 b2 c3", "e3 f2 g1");

    /** Three squares, joined in the middle of their sides. */
    public static final Board NINE = new Board("nine", THREE_RINGS, List.of());

    /** The same, joined at the corners too. */
    public static final Board TWELVE =
            new Board(
                    "twelve",
                    Stream.concat(THREE_RINGS.stream(), DIAGONALS.stream()).toList(),
                    List.of());

    /** Two squares, joined in the middle of their sides. */
    public static final Board SIX =
            new Board(
                    "six",
                    List.of(
                            "a5 c5 e5",
                            "b4 c4 d4",
                            "b2 c2 d2",
                            "a1 c1 e1",
                            "a1 a3 a5",
                            "b2 b3 b4",
                            "d2 d3 d4",
                            "e1 e3 e5"),
                    List.of("a3 b3", "d3 e3", "c1 c2", "c4 c5"));

    /** One square with its middle lines and diagonals. */
    public static final Board THREE =
            new Board(
                    "three",
                    List.of(
                            "a3 b3 c3",
                            "a2 b2 c2",
                            "a1 b1 c1",
                            "a1 a2 a3",
                            "b1 b2 b3",
                            "c1 c2 c3",
                            "a1 b2 c3",
                            "a3 b2 c1"),
                    List.of());

    public static final List<Board> ALL = List.of(NINE, TWELVE, SIX, THREE);

    private MorrisBoards() {}
}
