package strategos.maps.file;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.Optional;

/** Decodes a text file in any of the usual encodings. */
final class TextFile {

    /** What Windows calls Latin-1; the same but for a few signs. */
    private static final Charset WINDOWS = Charset.forName("windows-1252");

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private TextFile() {}

    /** The text, or nothing if it is none: no text holds a zero. */
    static Optional<String> decode(byte[] bytes) {
        for (byte b : bytes) {
            if (b == 0) return Optional.empty();
        }
        String text;
        try {
            text = UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException _) {
            text = new String(bytes, WINDOWS);
        }
        return Optional.of(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
    }

    /** Bytes for programs that read Latin-1, unless it cannot spell the text. */
    static byte[] encodeForOthers(String text) {
        return text.getBytes(ISO_8859_1.newEncoder().canEncode(text) ? ISO_8859_1 : UTF_8);
    }

    /** The name of a file without its folders and its ending. */
    static String stem(String file) {
        String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        int dot = name.lastIndexOf('.');
        String stem = NameEscapes.tidy(dot > 0 ? name.substring(0, dot) : name);
        return stem.isEmpty() ? "unnamed" : stem;
    }
}
