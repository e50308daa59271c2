package strategos.learn.page;

import java.util.Locale;

/** The shape of a point, so that plots can be read without colours. */
enum Mark {
    CIRCLE("M%1$.1f %2$.1fm-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"),
    SQUARE("M%1$.1f %2$.1fm-3.5 -3.5h7v7h-7z"),
    DIAMOND("M%1$.1f %2$.1fm0 -5l5 5l-5 5l-5 -5z"),
    TRIANGLE("M%1$.1f %2$.1fm0 -5l4.6 8h-9.2z"),
    CROSS("M%1$.1f %2$.1fm-4.5 -1.5h3v-3h3v3h3v3h-3v3h-3v-3h-3z"),
    BAR("M%1$.1f %2$.1fm-1.5 -5h3v10h-3z");

    private final String path;

    Mark(String path) {
        this.path = path;
    }

    static Mark of(int style) {
        return values()[style % values().length];
    }

    String at(double x, double y) {
        return "<path class=\"mark\" d=\"" + String.format(Locale.ROOT, path, x, y) + "\"/>";
    }

    /** With a text that browsers show for the point. */
    String at(double x, double y, String text) {
        return "<path class=\"mark\" d=\""
                + String.format(Locale.ROOT, path, x, y)
                + "\"><title>"
                + Markup.escaped(text)
                + "</title></path>";
    }
}
