package strategos.maps.file;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Converts names between formats with different reserved characters. */
final class NameEscapes {

    /** What has a meaning in the text of a board or of a move here. */
    private static final Pattern MEANINGFUL = Pattern.compile("[,:()\\[\\]\"\\p{Cntrl}]");

    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern CARD = Pattern.compile("(?i)(wild)(\\d+)");

    private NameEscapes() {}

    /** The name nearest to this one that a territory here can have. */
    static String ofTerritory(String foreign) {
        String name = MEANINGFUL.matcher(foreign).replaceAll(" ").replace("->", "-");
        name = CARD.matcher(tidy(name)).replaceFirst("$1 $2");
        name = without(name, "#-");
        return name.isEmpty() ? "Nameless" : name;
    }

    /** A name without these letters, and without blanks, at its beginning. */
    static String without(String name, String letters) {
        int begin = 0;
        while (begin < name.length() && isOneOf(name.charAt(begin), letters)) begin++;
        return name.substring(begin).strip();
    }

    private static boolean isOneOf(char letter, String letters) {
        return letters.indexOf(letter) >= 0 || Character.isWhitespace(letter);
    }

    /** One blank between words, none around them. */
    static String tidy(String name) {
        return BLANKS.matcher(name).replaceAll(" ").strip();
    }

    /** Names changed one by one, and numbered where two of them have become one. */
    static List<String> changed(List<String> names, UnaryOperator<String> change) {
        var unique = new UniqueNames();
        return names.stream().map(name -> unique.give(change.apply(name), change)).toList();
    }
}
