package strategos.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.Continent;
import strategos.conquest.board.Point;
import strategos.conquest.board.Remark.Kind;
import strategos.conquest.board.Territory;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.game.NotationException;
import strategos.maps.file.BoardFile;
import strategos.maps.file.Format;
import strategos.maps.generate.Bonus;
import strategos.maps.picture.Picture;
import strategos.server.board.BoardId;
import strategos.server.board.BoardShelf;
import strategos.server.board.TooLongException;
import strategos.server.board.UsualBonuses;
import strategos.server.families.Offer;
import strategos.server.guards.Refusal;
import strategos.server.web.Response;
import strategos.store.SharedBoards;
import strategos.store.SharedBoards.Kept;
import strategos.wire.FaultCode;
import strategos.wire.conquest.BoardCheck;
import strategos.wire.conquest.BoardCheck.BoardSheet;
import strategos.wire.conquest.BoardCheck.SavedBoard;
import strategos.wire.conquest.BoardCredit;
import strategos.wire.conquest.BoardFeatures;
import strategos.wire.conquest.BoardInfo;
import strategos.wire.conquest.BoardUpload;
import strategos.wire.conquest.BoardVerdict;
import strategos.wire.conquest.BoardVerdict.Note;

/** Checks, saves and serves boards uploaded by people. */
final class BoardDesk {

    /**
     * The most bytes of a board with what is around it: 4,000 territories, each with a long name, a
     * place and six neighbours.
     */
    static final int MOST_BYTES = 1 << 20;

    /** Each way counted. Nobody can read a drawing with more, and it is long. */
    private static final int MOST_BORDERS = 40_000;

    private static final int MOST_FAULTS_TOLD = 5;
    private static final int LONGEST_NAME = 120;

    private static final Pattern UNSAFE = Pattern.compile("[^A-Za-z0-9_-]+");

    private final BoardShelf shelf;
    private final SharedBoards kept;
    private final int most;

    BoardDesk(BoardShelf shelf, SharedBoards kept, int most) {
        this.shelf = shelf;
        this.kept = kept;
        this.most = most;
    }

    /** A board as a file for download. */
    record Download(String stem, Format format, String text) {

        Response answer() {
            String type = format == Format.BOARD ? "text/plain; charset=utf-8" : "text/plain";
            return Response.of(200, type, format.encode(text))
                    .with(
                            "Content-Disposition",
                            "attachment; filename=\"" + stem + format.ending() + "\"");
        }
    }

    /** All there is to say about the text of a board. */
    BoardCheck check(BoardUpload upload) {
        return inWorkshop(() -> checked(upload));
    }

    /** Uploads are read apart from the threads that answer requests, and not for ever. */
    private <T> T inWorkshop(Supplier<T> work) {
        try {
            return shelf.workshop().make(work);
        } catch (TooLongException _) {
            throw Offer.unplayable("Checking this board takes too long.");
        }
    }

    private static BoardCheck checked(BoardUpload upload) {
        BoardFile file = read(upload);
        var verdict = verdict(file, upload);
        Board board = file.reading().found();
        return new BoardCheck(
                verdict,
                file.reading().remarks(Kind.LOSS).stream().map(Note::of).toList(),
                verdict.playable() && board != null ? sheet(board) : null);
    }

    private static BoardFile read(BoardUpload upload) {
        return BoardFile.read(upload.file(), upload.text().getBytes(UTF_8));
    }

    private static BoardVerdict verdict(BoardFile file, BoardUpload upload) {
        var verdict = BoardVerdict.of(file.label(), file.reading(), ruleset(upload.rules()));
        Board board = file.reading().found();
        int borders = board == null ? 0 : board.borders();
        return borders <= MOST_BORDERS
                ? verdict
                : verdict.refused(
                        ("the board has %,d borders, counting each direction, but the maximum is"
                                        + " %,d")
                                .formatted(borders, MOST_BORDERS));
    }

    private static @Nullable Ruleset ruleset(@Nullable String name) {
        if (name == null) return null;
        return ConquestPresets.named(name)
                .orElseThrow(() -> Offer.unplayable("There is no preset '" + name + "'."));
    }

    private static BoardSheet sheet(Board board) {
        boolean isMeasured = UsualBonuses.isMeasured(board);
        return new BoardSheet(
                BoardInfo.of(board),
                BoardFeatures.of(board),
                isMeasured && board.features().sites().isEmpty() ? spots(board) : List.of(),
                UsualBonuses.of(board).stream().map(Bonus::armies).toList(),
                BoardText.write(board));
    }

    private static List<Point> spots(Board board) {
        return Picture.places(board).stream()
                .map(disc -> new Point((int) Math.rint(disc.x()), (int) Math.rint(disc.y())))
                .toList();
    }

    /** The board of an upload, or a refusal. */
    Board playable(BoardUpload upload) {
        return inWorkshop(() -> readPlayable(upload));
    }

    private static Board readPlayable(BoardUpload upload) {
        BoardFile file = read(upload);
        var verdict = verdict(file, upload);
        Board board = file.reading().found();
        if (!verdict.playable() || board == null) throw Offer.unplayable(faults(verdict));
        return board;
    }

    /** The drawing of a board that can be played, in JSON. */
    String draw(BoardUpload upload) {
        return shelf.drawing(playable(upload));
    }

    /** Keeps a board that can be played; the same board is kept once. */
    SavedBoard save(BoardUpload upload) {
        return new SavedBoard(BoardShelf.refOf(keep(playable(upload))));
    }

    /** Keeps a board, and answers its id. */
    String keep(Board board) {
        requireShortNames(board);
        String text = BoardText.write(board);
        String id = BoardId.of(text);
        if (kept.keep(id, text, most).join() == Kept.FULL)
            throw new Refusal(
                    FaultCode.UNAVAILABLE,
                    "This server has reached its limit of %,d boards. Download yours instead."
                            .formatted(most));
        return id;
    }

    /** Others see what is kept, in lists and on buttons. */
    private static void requireShortNames(Board board) {
        var features = board.features();
        Stream.of(
                        Stream.of(board.name(), board.title()),
                        Stream.of(features.author(), features.licence()),
                        board.continents().stream().map(Continent::name),
                        board.territories().stream().map(Territory::name))
                .flatMap(names -> names)
                .filter(name -> name.length() > LONGEST_NAME)
                .findFirst()
                .ifPresent(
                        name -> {
                            throw Offer.unplayable(
                                    "'%s…' has %,d characters, but the maximum is %d."
                                            .formatted(
                                                    name.substring(0, 20),
                                                    name.length(),
                                                    LONGEST_NAME));
                        });
    }

    private static String faults(BoardVerdict verdict) {
        var lines = verdict.faults().stream().map(fault -> fault.in(verdict.file())).toList();
        String told = String.join("\n", lines.subList(0, Math.min(lines.size(), MOST_FAULTS_TOLD)));
        int more = lines.size() - MOST_FAULTS_TOLD;
        return more > 0 ? told + "\nand " + more + " more" : told;
    }

    /** What a board is called, and who has made it. */
    BoardCredit credit(String ref) {
        return BoardCredit.of(find(ref));
    }

    /** A board as a file in a format. */
    Download file(String ref, String label) {
        Board board = find(ref);
        Format format =
                Format.labelled(label)
                        .orElseThrow(
                                () ->
                                        new Refusal(
                                                FaultCode.MALFORMED,
                                                "'format' is board, domination or conquest."));
        String stem = UNSAFE.matcher(board.name()).replaceAll("-");
        return new Download(stem, format, format.write(board, stem).text());
    }

    private Board find(String ref) {
        try {
            return shelf.find(ref);
        } catch (NotationException missing) {
            throw new Refusal(FaultCode.NOT_FOUND, String.valueOf(missing.getMessage()));
        }
    }
}
