package strategos.server.board;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import strategos.conquest.board.BoardText;
import strategos.game.NotationException;
import strategos.maps.picture.Picture;
import strategos.server.board.Drawings.Sheet;

/**
 * A program that draws boards for a server: reads the text of each from its input, writes the sheet
 * to its output, and ends with its input. {@link DrawingProcess} starts it.
 */
final class DrawingProgram {

    /** Written once, at the start. */
    static final int READY = 0x57A7E605;

    /** Longer than any text that is exchanged. */
    private static final int LONGEST = 64 << 20;

    private DrawingProgram() {}

    public static void main(String... arguments) {
        ProcessHandle.current().parent().ifPresent(DrawingProgram::endWith);
        var out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out));
        // Nothing else may get between the sheets.
        System.setOut(System.err);
        try {
            serve(new DataInputStream(System.in), new DataOutputStream(out));
        } catch (IOException _) {
            // The server needs no more drawings, or has ended.
        } catch (OutOfMemoryError | StackOverflowError tooLarge) {
            System.err.println("a board is too large to be drawn: " + tooLarge);
            Runtime.getRuntime().halt(1);
        }
    }

    private static void endWith(ProcessHandle server) {
        var _ = server.onExit().thenRun(() -> Runtime.getRuntime().halt(0));
    }

    private static void serve(DataInputStream in, DataOutputStream out) throws IOException {
        out.writeInt(READY);
        out.flush();
        while (true) {
            Sheet sheet = drawn(read(in));
            write(out, sheet.drawing());
            write(out, sheet.thumbnail());
            out.flush();
        }
    }

    private static Sheet drawn(String text) {
        try {
            var board = BoardText.read("board", text);
            return Sheet.of(board, Picture.of(board));
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static void write(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    static String read(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > LONGEST) throw new IOException(length + " bytes announced");
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
