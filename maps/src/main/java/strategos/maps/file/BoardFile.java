package strategos.maps.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import strategos.conquest.board.Board;
import strategos.conquest.board.Reading;
import strategos.conquest.board.Remark;
import strategos.conquest.board.Remark.Kind;
import strategos.game.io.AtomicFile;

/**
 * The result of reading a board file.
 *
 * @param format the detected format; empty if it is not a text file
 */
public record BoardFile(@Nullable Format format, Reading reading) {

    /** Reads a board from a file, in whichever format it is. */
    public static BoardFile read(Path path) throws IOException {
        BoardFile read = read(path.toString(), Files.readAllBytes(path));
        return read.format() == Format.DOMINATION ? read.withCards(path) : read;
    }

    /** Reads a board from the bytes of a file that has this name. */
    public static BoardFile read(String file, byte[] bytes) {
        Optional<String> text = TextFile.decode(bytes);
        if (text.isEmpty()) {
            var fault = new Remark(Kind.FAULT, 0, "this is not a text file");
            return new BoardFile(null, new Reading(file, null, List.of(fault)));
        }
        Format format = Format.of(file, text.get());
        return new BoardFile(format, format.read(file, text.get()));
    }

    /** What people call the format it was taken for; none if it is no text. */
    public @Nullable String label() {
        return format == null ? null : format.label();
    }

    /** Writes a board to a file; answers what the format cannot hold. */
    public static List<String> write(Board board, Format format, Path path) throws IOException {
        String stem = TextFile.stem(path.toString());
        Written written = format.write(board, stem);
        AtomicFile.write(path, format.encode(written.text()));
        if (!written.cards().isEmpty())
            AtomicFile.write(cardsOf(path), format.encode(written.cards()));
        return written.losses();
    }

    /** The file of the cards that belong to a map of Domination. */
    static Path cardsOf(Path map) {
        return map.resolveSibling(TextFile.stem(map.toString()) + ".cards");
    }

    private BoardFile withCards(Path path) throws IOException {
        Path cards = cardsOf(path);
        if (!Files.isRegularFile(cards)) return this;
        Optional<String> text = TextFile.decode(Files.readAllBytes(cards));
        if (text.isEmpty()) return this;
        List<Remark> remarks = new ArrayList<>(reading.remarks());
        remarks.addAll(DominationCards.remarks(cards.toString(), text.get(), reading.found()));
        return new BoardFile(format, new Reading(reading.file(), reading.found(), remarks));
    }
}
