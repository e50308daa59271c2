package strategos.terminal.console;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The colours of a screen. Colour is never the only carrier of information. */
public enum Paint {
    PLAIN,
    SIXTEEN_COLOURS,
    MANY_COLOURS;

    private static final String RESET = "\033[0m";

    /** Apart from each other, and readable on black and on white. */
    private static final List<String> MANY =
            List.of("38;5;167", "38;5;68", "38;5;71", "38;5;172", "38;5;133", "38;5;37");

    private static final List<String> SIXTEEN = List.of("31", "36", "32", "33", "35", "34");

    /** What a screen is painted with, and nothing else that begins with an escape. */
    private static final Pattern OWN =
            Pattern.compile(
                    Stream.of(MANY, SIXTEEN, List.of("0", "1", "2"))
                            .flatMap(List::stream)
                            .collect(Collectors.joining("|", "\033\\[(?:", ")(?:;1)?m")));

    /** A painted line without any control characters but those of the paint. */
    public static String clean(String line) {
        var clean = new StringBuilder();
        var own = OWN.matcher(line);
        int end = 0;
        while (own.find()) {
            clean.append(PlainText.of(line.substring(end, own.start()))).append(own.group());
            end = own.end();
        }
        return clean.append(PlainText.of(line.substring(end))).toString();
    }

    /** Text in the colour of a player, counted from 0; after the sixth they begin again in bold. */
    public String player(int player, String text) {
        List<String> colours = this == MANY_COLOURS ? MANY : SIXTEEN;
        String weight = player / colours.size() % 2 == 0 ? "" : ";1";
        return in(colours.get(player % colours.size()) + weight, text);
    }

    public String strong(String text) {
        return in("1", text);
    }

    public String faint(String text) {
        return in("2", text);
    }

    private String in(String code, String text) {
        return this == PLAIN || text.isEmpty() ? text : "\033[" + code + "m" + text + RESET;
    }
}
