package strategos.learn.page;

import java.util.List;

/**
 * The names of what a figure compares. Each has its own colour and mark, the same in all plots of
 * the figure.
 */
public record Legend(List<String> names) {

    /** As many as have a colour in the style sheet. */
    private static final int MOST = 6;

    public Legend {
        names = List.copyOf(names);
        if (names.size() > MOST)
            throw new IllegalArgumentException("no colours for " + names.size() + " names");
    }

    public static Legend of(String... names) {
        return new Legend(List.of(names));
    }

    int style(String name) {
        int style = names.indexOf(name);
        if (style < 0) throw new IllegalArgumentException("'" + name + "' is not in the legend");
        return style;
    }

    String html() {
        var html = new StringBuilder("<p class=\"legend\">");
        for (int style = 0; style < names.size(); style++)
            html.append("<span class=\"s%d\"><svg viewBox=\"0 0 14 14\">".formatted(style))
                    .append(Mark.of(style).at(7, 7))
                    .append("</svg>%s</span>".formatted(Markup.escaped(names.get(style))));
        return html.append("</p>\n").toString();
    }
}
