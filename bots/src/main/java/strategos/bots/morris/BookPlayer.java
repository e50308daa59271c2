package strategos.bots.morris;

import strategos.bots.morris.search.PositionKey;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisStage;
import strategos.morris.State;
import strategos.morris.Symmetries;

/**
 * Places men by a search, and by the book that corrects it. The book is of use only to a player who
 * has made every decision by it, from the empty board on.
 */
final class BookPlayer {

    private final OpeningBook book;
    private final Morris game;
    private final MorrisPlayout playout;
    private final BookSearch search;
    private final PositionKey key;

    BookPlayer(OpeningBook book) {
        this.book = book;
        game = new Morris(book.rules().withoutDraws());
        playout = game.simulation();
        search = new BookSearch(book.rules(), book.nodes());
        key = new PositionKey(new Symmetries(book.rules().board()));
    }

    /** Whether the book goes as far as this position of a match that began with the empty board. */
    boolean covers(State state) {
        return playout.actor(state) >= 0 && ended(state) / 2 < book.men();
    }

    /** Whether the player to move has made every decision of the match by the book. */
    boolean hasPlayed(State state) {
        State replayed = game.emptyBoard(beginner(state));
        for (byte code : state.opening()) {
            if (replayed.mover() == state.mover() && move(replayed) != code) return false;
            playout.playCode(replayed, code);
        }
        return replayed.mine() == state.mine() && replayed.theirs() == state.theirs();
    }

    /** The player who placed the first man. */
    private static int beginner(State state) {
        return ended(state) % 2 == 0 ? state.mover() : 1 - state.mover();
    }

    /** How many turns are over; a turn ends with its capture. */
    private static int ended(State state) {
        return state.turns() - (state.stage() == MorrisStage.TAKE ? 1 : 0);
    }

    /** The code of the move to play in a position that is covered. */
    int move(State state) {
        int[] codes = search.best(state).codes();
        return codes[Math.min(book.wrongMoves(key.canonical(state)), codes.length - 1)];
    }

    /** Whether the book corrects the search in a position that is covered. */
    boolean isCorrected(State state) {
        return book.wrongMoves(key.canonical(state)) > 0;
    }
}
