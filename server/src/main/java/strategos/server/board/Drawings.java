package strategos.server.board;

import strategos.conquest.board.Board;
import strategos.maps.picture.Picture;
import strategos.wire.Json;

/** The drawings of boards as browsers read them, large and small; those of late are kept. */
final class Drawings {

    /** How long all drawings may be together that are kept in memory. */
    private static final long ROOM = 16_000_000;

    private final Workshop workshop;
    private final Kept<Board, Sheet> drawn = new Kept<>(ROOM, Sheet::length);

    Drawings(Workshop workshop) {
        this.workshop = workshop;
    }

    /** What a board looks like: making its picture is what takes long. */
    Sheet of(Board board) {
        return drawn.get(board, () -> workshop.make(() -> Sheet.of(board)));
    }

    /** A board drawn in JSON, as a match shows it and as a list does. */
    record Sheet(String drawing, String thumbnail) {

        static Sheet of(Board board) {
            var picture = Picture.of(board);
            return new Sheet(
                    Json.write(DrawingMaker.drawing(board, picture)),
                    Json.write(ThumbnailMaker.thumbnail(picture)));
        }

        long length() {
            return (long) drawing.length() + thumbnail.length();
        }
    }
}
