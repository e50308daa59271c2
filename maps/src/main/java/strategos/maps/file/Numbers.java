package strategos.maps.file;

import java.util.OptionalInt;
import java.util.regex.Pattern;

/** Parses numbers in board files. */
final class Numbers {

    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,7}(?:\\.\\d{1,9})?");

    private Numbers() {}

    static boolean isNumber(String text) {
        return NUMBER.matcher(text.strip()).matches();
    }

    /** The nearest whole number; nothing if it is no number, or one too long to be meant. */
    static OptionalInt read(String text) {
        return isNumber(text)
                ? OptionalInt.of((int) Math.rint(Double.parseDouble(text.strip())))
                : OptionalInt.empty();
    }
}
