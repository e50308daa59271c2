package strategos.app.model;

import java.util.regex.Pattern;
import strategos.game.Notation;
import strategos.game.NotationException;
import strategos.game.Quote;

/** How moves are written: {@code a1a2}. */
final class HexapawnNotation implements Notation<Move> {

    private static final Pattern MOVE = Pattern.compile("([a-c][1-3])([a-c][1-3])");

    @Override
    public String write(Move move) {
        return square(move.from()) + square(move.to());
    }

    private static String square(int square) {
        return "" + (char) ('a' + square % State.SIZE) + (char) ('1' + square / State.SIZE);
    }

    @Override
    public Move read(String text) throws NotationException {
        var move = MOVE.matcher(text);
        if (!move.matches())
            throw new NotationException(Quote.of(text) + " is not a move: write 'a1a2'");
        return new Move(square(move.group(1)), square(move.group(2)));
    }

    private static int square(String name) {
        return (name.charAt(1) - '1') * State.SIZE + name.charAt(0) - 'a';
    }
}
