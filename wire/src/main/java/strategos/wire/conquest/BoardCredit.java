package strategos.wire.conquest;

import strategos.conquest.board.Board;

/**
 * What a board is called, and who has made it.
 *
 * @param author empty if unknown
 * @param licence the SPDX identifier of its licence; empty if unknown
 */
public record BoardCredit(String title, String author, String licence) {

    public static BoardCredit of(Board board) {
        var features = board.features();
        return new BoardCredit(board.title(), features.author(), features.licence());
    }
}
