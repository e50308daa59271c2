package strategos.server.board;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.game.NotationException;
import strategos.maps.generate.Plan;
import strategos.maps.generate.PlanText;
import strategos.store.SharedBoards;

/**
 * Resolves the names of boards on a server: {@code world} for a built-in board, {@code random:60:5}
 * for a random one, or {@code shared:} and the id of a saved one.
 */
public final class BoardShelf {

    private static final String SHARED = "shared:";
    private static final Pattern SHARED_REF = Pattern.compile(SHARED + "([A-Za-z0-9_-]{20})");

    /** How many territories all boards may have together that are kept in memory. */
    private static final long ROOM = 20_000;

    /** How long a process that draws waits for the next board. */
    private static final Duration IDLE = Duration.ofMinutes(1);

    private final SharedBoards shared;
    private final Workshop workshop = new Workshop(2, Workshop.LONGEST);
    private final Drawings drawings =
            new Drawings(
                    workshop, new DrawingProcesses(DrawingProcess::start, Workshop.LONGEST, IDLE));
    private final LruCache<Plan, Board> made = new LruCache<>(ROOM, Board::size);

    public BoardShelf(SharedBoards shared) {
        this.shared = shared;
    }

    /** How many boards wait to be made, drawn or read. */
    public int waiting() {
        return workshop.waiting();
    }

    /** What a board that somebody saved is called here, by its id in the store. */
    public static String refOf(String id) {
        return SHARED + id;
    }

    /** The id in the store of a board that somebody saved; empty for other boards. */
    public static Optional<String> idOf(String ref) {
        var saved = SHARED_REF.matcher(ref);
        return saved.matches() ? Optional.of(saved.group(1)) : Optional.empty();
    }

    /** The board of this name; the fault says why there is none. */
    public Board find(String ref) throws NotationException {
        if (PlanText.isMeant(ref)) return random(PlanText.read(ref));
        var saved = idOf(ref);
        if (saved.isPresent()) return open(ref, saved.get());
        return ConquestBoards.named(ref).orElseThrow(() -> missing(ref));
    }

    private Board random(Plan plan) {
        return made.get(plan, () -> workshop.finish(plan::board));
    }

    private Board open(String ref, String id) throws NotationException {
        return BoardText.read(ref, shared.find(id).orElseThrow(() -> missing(ref)));
    }

    private static NotationException missing(String ref) {
        return new NotationException("There is no board '" + ref + "'.");
    }

    /** Whether this can only be meant to name a board of this shelf. */
    public boolean isSpelledAsHere(String ref) {
        return ref.indexOf(':') >= 0;
    }

    /** The drawing of a board, in JSON. */
    public String drawing(Board board) {
        return drawings.of(board).drawing();
    }

    /** A board as small as in a list, in JSON. */
    public String thumbnail(Board board) {
        return drawings.of(board).thumbnail();
    }

    /** From now on, draws boards in separate processes whenever the server is busy. */
    public void useProcesses(BooleanSupplier whenBusy) {
        drawings.useProcesses(whenBusy);
    }

    /** Begins to draw the boards that ship, so that nobody has to wait for them. */
    public void drawShipped() {
        drawings.drawShipped();
    }

    /** Where whatever takes long on a large board is worked out. */
    public Workshop workshop() {
        return workshop;
    }
}
