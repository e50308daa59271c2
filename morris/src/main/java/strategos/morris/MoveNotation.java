package strategos.morris;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import strategos.game.Notation;
import strategos.game.NotationException;

/**
 * How moves of Morris are written: {@code A} places, {@code AB} moves, {@code -C} takes.
 *
 * <p>Algebraic names are read as well: {@code a7}, {@code a7d7} or {@code a7-d7}, {@code xg7}.
 */
public final class MoveNotation implements Notation<Move> {

    private static final String TAKES = "-";
    private static final String TAKES_ALGEBRAIC = "x";

    private final Board board;

    MoveNotation(Board board) {
        this.board = board;
    }

    @Override
    public String write(Move move) {
        return switch (move) {
            case Move.Place(int point) -> board.letter(point);
            case Move.Slide(int from, int to) -> board.letter(from) + board.letter(to);
            case Move.Take(int point) -> TAKES + board.letter(point);
        };
    }

    /** The move in algebraic names. */
    public String writeAlgebraic(Move move) {
        return switch (move) {
            case Move.Place(int point) -> board.algebraic(point);
            case Move.Slide(int from, int to) -> board.algebraic(from) + "-" + board.algebraic(to);
            case Move.Take(int point) -> TAKES_ALGEBRAIC + board.algebraic(point);
        };
    }

    @Override
    public Move read(String text) throws NotationException {
        String word = text.strip().toLowerCase(Locale.ROOT);
        return readTake(word)
                .or(() -> readSlide(word.replace("-", "").replace(" ", "")))
                .or(() -> readPlace(word))
                .orElseThrow(
                        () ->
                                new NotationException(
                                        "'"
                                                + text
                                                + "' is not a move: write 'A' to place, 'AB' to move, '-C' to take"));
    }

    private Optional<Move> readPlace(String word) {
        var point = point(word);
        return point.isPresent() ? Optional.of(new Move.Place(point.getAsInt())) : Optional.empty();
    }

    /** An x takes too, but only before an algebraic name: X is the letter of a point. */
    private Optional<Move> readTake(String word) {
        boolean algebraic = word.startsWith(TAKES_ALGEBRAIC) && word.length() > 2;
        if (!word.startsWith(TAKES) && !algebraic) return Optional.empty();
        var point = point(word.substring(1));
        return point.isPresent() ? Optional.of(new Move.Take(point.getAsInt())) : Optional.empty();
    }

    private Optional<Move> readSlide(String word) {
        if (word.length() % 2 != 0 || word.isEmpty()) return Optional.empty();
        var from = point(word.substring(0, word.length() / 2));
        var to = point(word.substring(word.length() / 2));
        return from.isPresent() && to.isPresent()
                ? Optional.of(new Move.Slide(from.getAsInt(), to.getAsInt()))
                : Optional.empty();
    }

    /** The point with this letter or algebraic name. */
    private OptionalInt point(String name) {
        int algebraic = board.points().indexOf(name);
        if (algebraic >= 0) return OptionalInt.of(algebraic);
        if (name.length() != 1) return OptionalInt.empty();
        int letter = name.charAt(0) - 'a';
        return letter >= 0 && letter < board.size() ? OptionalInt.of(letter) : OptionalInt.empty();
    }
}
