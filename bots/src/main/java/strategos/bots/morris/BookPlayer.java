package strategos.bots.morris;

import java.util.OptionalInt;
import strategos.bots.morris.search.PositionKey;
import strategos.morris.MorrisStage;
import strategos.morris.State;
import strategos.morris.Symmetries;

/** Places men by a search, and by the book that corrects it. */
final class BookPlayer {

    private final OpeningBook book;
    private final BookSearch search;
    private final PositionKey key;

    BookPlayer(OpeningBook book) {
        this.book = book;
        search = new BookSearch(book.rules(), book.nodes());
        key = new PositionKey(new Symmetries(book.rules().board()));
    }

    /** Whether the book goes as far as this position of a match that began with the empty board. */
    boolean covers(State state) {
        int placed = state.turns() - (state.stage() == MorrisStage.TAKE ? 1 : 0);
        return placed / 2 < book.men();
    }

    /** The code of the move to play in a position that is covered. */
    int move(State state) {
        return correction(state).orElseGet(() -> uncorrected(state));
    }

    /** The code of the move that the search alone would play. */
    int uncorrected(State state) {
        return search.best(state).best();
    }

    /** The move by which the search is corrected in a position, if it is. */
    OptionalInt correction(State state) {
        OptionalInt code = book.correction(key.canonical(state));
        return code.isEmpty()
                ? code
                : OptionalInt.of(key.turnedBack(code.getAsInt(), key.symmetry()));
    }
}
