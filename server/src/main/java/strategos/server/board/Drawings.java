package strategos.server.board;

import strategos.conquest.board.Board;
import strategos.wire.Json;

/** The drawings of boards as browsers read them; those of late are kept. */
final class Drawings {

    /** How long all drawings may be together that are kept in memory. */
    private static final long ROOM = 16_000_000;

    private final Workshop workshop;
    private final Kept<Board, String> drawn = new Kept<>(ROOM, String::length);

    Drawings(Workshop workshop) {
        this.workshop = workshop;
    }

    /** The drawing of a board, in JSON. */
    String of(Board board) {
        return drawn.get(board, () -> workshop.make(() -> Json.write(DrawingMaker.drawing(board))));
    }
}
