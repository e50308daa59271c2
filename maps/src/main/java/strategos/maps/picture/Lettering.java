package strategos.maps.picture;

import java.util.ArrayList;
import java.util.List;

/** Estimates the size of text in any upright sans serif font. */
final class Lettering {

    /** From one line to the next, by the size of the letters. */
    static final double LEADING = 1.1;

    /** The most letters of a name on a map. */
    private static final int LONGEST = 80;

    private static final String NARROW = "iljtfrI.,'|!-() ";
    private static final String WIDE = "mwMW@%";

    private Lettering() {}

    static double width(String text, double size) {
        return size * text.chars().mapToDouble(Lettering::width).sum();
    }

    private static double width(int letter) {
        if (letter >= 0x2E80) return 1.05;
        if (NARROW.indexOf(letter) >= 0) return 0.36;
        if (WIDE.indexOf(letter) >= 0) return 0.92;
        return Character.isUpperCase(letter) ? 0.74 : 0.58;
    }

    static Box box(Spot middle, List<String> lines, double size) {
        double width = lines.stream().mapToDouble(line -> width(line, size)).max().orElse(0);
        return Box.around(middle, width + 2, lines.size() * size * LEADING);
    }

    /**
     * A name split into a number of lines, as evenly as its words allow; fewer if it has fewer
     * words.
     */
    static List<String> wrapped(String name, int lines) {
        String[] words = name.split(" ");
        double most = Double.MAX_VALUE;
        List<String> best = List.of(name);
        for (double limit = 1; limit <= name.length(); limit++) {
            List<String> tried = filled(words, limit);
            double width = tried.stream().mapToDouble(line -> width(line, 1)).max().orElse(0);
            if (tried.size() <= lines && width < most) {
                most = width;
                best = tried;
            }
        }
        return best;
    }

    private static List<String> filled(String[] words, double limit) {
        List<String> lines = new ArrayList<>();
        for (String word : words) {
            if (!lines.isEmpty() && width(lines.getLast() + " " + word, 1) <= limit)
                lines.set(lines.size() - 1, lines.getLast() + " " + word);
            else lines.add(word);
        }
        return lines;
    }

    /** The beginning of a name that is longer than anybody reads on a map. */
    static String legible(String name) {
        int length = name.codePointCount(0, name.length());
        return length <= LONGEST ? name : begin(name, LONGEST - 1).strip() + "…";
    }

    private static String begin(String name, int length) {
        return name.substring(0, name.offsetByCodePoints(0, length));
    }

    /** As much of a name as there is room for. */
    static String shortened(String name, double size, double room) {
        String legible = legible(name);
        return width(legible, size) <= room ? legible : cut(legible, size, room);
    }

    private static String cut(String name, double size, double room) {
        int length = name.codePointCount(0, name.length()) - 1;
        while (length > 1) {
            String tried = begin(name, length).strip() + "…";
            if (width(tried, size) <= room) return tried;
            length--;
        }
        return begin(name, 1);
    }
}
