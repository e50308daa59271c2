package strategos.morris;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import strategos.game.Notation;
import strategos.game.NotationException;
import strategos.game.Quote;

/**
 * The notation of moves of Morris: {@code A} places, {@code AB} moves, {@code -C} takes; {@code
 * draw} and {@code resign} are words.
 *
 * <p>Algebraic names are accepted as well: {@code a7}, {@code a7d7} or {@code a7-d7}, {@code xg7}.
 */
public final class MorrisNotation implements Notation<Move> {

    private static final String TAKES = "-";
    private static final String TAKES_ALGEBRAIC = "x";
    private static final String RESIGN = "resign";
    private static final String DRAW = "draw";
    private static final String HINT =
            "write 'A' to place, 'AB' to move, '-C' to take, 'draw' or 'resign'";

    private static final String POINT = "([a-z][0-9]?)";
    private static final Pattern PLACE = Pattern.compile(POINT);
    private static final Pattern SLIDE = Pattern.compile(POINT + "[- ]?" + POINT);

    /** An x takes only before an algebraic name: X is the letter of a point too. */
    private static final Pattern TAKE = Pattern.compile("(?:- ?|x(?=.[0-9]))" + POINT);

    private final Board board;

    MorrisNotation(Board board) {
        this.board = board;
    }

    @Override
    public String write(Move move) {
        return switch (move) {
            case Move.Place(int point) -> board.letter(point);
            case Move.Slide(int from, int to) -> board.letter(from) + board.letter(to);
            case Move.Take(int point) -> TAKES + board.letter(point);
            case Move.Resign() -> RESIGN;
            case Move.Draw() -> DRAW;
        };
    }

    /** The move in algebraic names. */
    public String writeAlgebraic(Move move) {
        return switch (move) {
            case Move.Place(int point) -> board.algebraic(point);
            case Move.Slide(int from, int to) -> board.algebraic(from) + "-" + board.algebraic(to);
            case Move.Take(int point) -> TAKES_ALGEBRAIC + board.algebraic(point);
            case Move.Resign(), Move.Draw() -> write(move);
        };
    }

    @Override
    public Move read(String text) throws NotationException {
        String word = text.strip().toLowerCase(Locale.ROOT);
        if (word.equals(RESIGN)) return new Move.Resign();
        if (word.equals(DRAW)) return new Move.Draw();
        return one(TAKE, word)
                .<Move>map(Move.Take::new)
                .or(() -> one(PLACE, word).map(Move.Place::new))
                .or(() -> slide(word))
                .orElseThrow(
                        () -> new NotationException(Quote.of(text) + " is not a move: " + HINT));
    }

    private Optional<Integer> one(Pattern form, String word) {
        var found = form.matcher(word);
        return found.matches() ? point(found.group(1)) : Optional.empty();
    }

    private Optional<Move> slide(String word) {
        var found = SLIDE.matcher(word);
        if (!found.matches()) return Optional.empty();
        var to = point(found.group(2));
        return point(found.group(1)).flatMap(from -> to.map(end -> new Move.Slide(from, end)));
    }

    /** The point with this letter or algebraic name. */
    private Optional<Integer> point(String name) {
        int point = name.length() == 1 ? name.charAt(0) - 'a' : board.points().indexOf(name);
        return point >= 0 && point < board.size() ? Optional.of(point) : Optional.empty();
    }
}
