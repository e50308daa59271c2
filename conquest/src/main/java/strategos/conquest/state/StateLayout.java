package strategos.conquest.state;

import strategos.conquest.board.Board;

/**
 * The memory layout of a state: the offset of each bit set in its words. Shared by all states of a
 * game.
 */
public final class StateLayout {

    final Board board;
    final int territories;
    final int seats;
    final int owners;
    final int territoryWords;
    final int cards;
    final int cardWords;
    final int optionWords;
    final int hands;
    final int deck;
    final int options;
    final int words;

    /**
     * {@code owners} counts the neutral army too, where there is one; its index is the number of
     * seats.
     */
    public StateLayout(Board board, int seats, int owners, int cards) {
        this.board = board;
        this.territories = board.size();
        this.seats = seats;
        this.owners = owners;
        this.territoryWords = board.words();
        this.cards = cards;
        this.cardWords = Bits.words(cards);
        this.optionWords = Bits.words(Math.max(board.borderLimit(), territories));
        this.hands = owners * territoryWords;
        this.deck = hands + seats * cardWords;
        this.options = deck + cardWords;
        this.words = options + optionWords;
    }
}
