package strategos.server.board;

import static java.util.Objects.requireNonNull;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.maps.picture.Picture;
import strategos.table.BackgroundThreads;
import strategos.wire.Json;

/**
 * The drawings and thumbnails of boards for browsers; recent ones are cached.
 *
 * <p>Built-in boards are drawn by a separate thread and kept permanently, so that they never wait
 * for uploaded boards.
 */
final class Drawings {

    private static final Logger LOG = System.getLogger(Drawings.class.getName());

    /** How long all drawings may be together that are kept in memory. */
    private static final long ROOM = 16_000_000;

    private final Workshop workshop;
    private final DrawingProcesses processes;
    private volatile BooleanSupplier isBusy = () -> false;
    private final LruCache<Board, Sheet> drawn = new LruCache<>(ROOM, Sheet::length);
    private final ExecutorService shippedHand =
            Executors.newSingleThreadExecutor(BackgroundThreads.named("shipped-boards"));
    private final Map<String, CompletableFuture<Sheet>> shipped = new ConcurrentHashMap<>();

    Drawings(Workshop workshop, DrawingProcesses processes) {
        this.workshop = workshop;
        this.processes = processes;
    }

    /** From now on, draws in separate processes whenever the server is busy. */
    void useProcesses(BooleanSupplier whenBusy) {
        isBusy = whenBusy;
    }

    /** Draws all boards that ship, while others do other things. */
    void drawShipped() {
        for (String name : ConquestBoards.NAMES)
            ConquestBoards.named(name).ifPresent(this::drawShipped);
    }

    /** Draws a board that ships, unless that was done or is being done. */
    private void drawShipped(Board board) {
        var sheet = new CompletableFuture<Sheet>();
        if (shipped.putIfAbsent(board.name(), sheet) == null)
            shippedHand.execute(() -> draw(board, sheet));
    }

    private static void draw(Board board, CompletableFuture<Sheet> sheet) {
        try {
            sheet.complete(Sheet.of(board, Picture.of(board)));
        } catch (RuntimeException | Error broken) {
            sheet.completeExceptionally(broken);
        }
    }

    /** What a board looks like: making its picture is what takes long. */
    Sheet of(Board board) {
        Optional<Board> ships = ConquestBoards.named(board.name()).filter(board::equals);
        if (ships.isEmpty()) return drawn.get(board, () -> make(board));
        drawShipped(ships.get());
        return requireNonNull(shipped.get(board.name())).join();
    }

    /** A sketch, if anything better takes too long. */
    private Sheet make(Board board) {
        try {
            return workshop.make(
                    () -> inProcess(board).orElseGet(() -> Sheet.of(board, Picture.of(board))));
        } catch (TooLongException _) {
            return sketch(board);
        } catch (LostProcessException lost) {
            LOG.log(Level.WARNING, "board '" + board.name() + "' is only sketched", lost);
            return sketch(board);
        }
    }

    private Sheet sketch(Board board) {
        return workshop.finish(() -> Sheet.of(board, Picture.sketch(board)));
    }

    private Optional<Sheet> inProcess(Board board) {
        return isBusy.getAsBoolean() ? processes.draw(board) : Optional.empty();
    }

    /** The drawing and the thumbnail of a board, as JSON. */
    record Sheet(String drawing, String thumbnail) {

        static Sheet of(Board board, Picture picture) {
            return new Sheet(
                    Json.write(DrawingMaker.drawing(board, picture)),
                    Json.write(ThumbnailMaker.thumbnail(picture)));
        }

        long length() {
            return (long) drawing.length() + thumbnail.length();
        }
    }
}
