package strategos.learn.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** An HTML page in the making. Texts are HTML; names in them have to be escaped. */
public final class Page {

    private final StringBuilder html = new StringBuilder();

    public Page(String title) {
        html.append(
                """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%1$s</title>
                <style>
                %2$s</style>
                </head>
                <body>
                <main>
                <h1>%1$s</h1>
                """
                        .formatted(Markup.escaped(title), style()));
    }

    private static String style() {
        try (var in = Objects.requireNonNull(Page.class.getResourceAsStream("page.css"))) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A part of the page with a name that links can lead to. */
    public Page section(String name, String heading) {
        html.append("<h2 id=\"%s\">%s</h2>\n".formatted(name, heading));
        return this;
    }

    public Page heading(String text) {
        html.append("<h3>%s</h3>\n".formatted(text));
        return this;
    }

    public Page paragraph(String text) {
        html.append("<p>%s</p>\n".formatted(text));
        return this;
    }

    /** A sentence that says what the next figure shows. */
    public Page finding(String text) {
        html.append("<p class=\"finding\">%s</p>\n".formatted(text));
        return this;
    }

    /** A remark beside the findings, with a word for its kind. */
    public Page note(String kind, String text) {
        html.append("<p class=\"note\"><b>%s</b> %s</p>\n".formatted(kind, text));
        return this;
    }

    /** Plots side by side, with one legend; those without numbers are left out. */
    public Page figure(Legend legend, List<? extends Plot> charts) {
        var drawn = charts.stream().filter(chart -> !chart.isEmpty()).toList();
        if (drawn.isEmpty()) return paragraph("There are too few matches to say.");
        html.append("<figure>\n").append(legend.html()).append("<div class=\"panels\">\n");
        for (Plot chart : drawn)
            html.append("<div><p class=\"panel\">%s</p>\n".formatted(Markup.escaped(chart.title())))
                    .append(chart.svg())
                    .append("</div>\n");
        html.append("</div>\n<details><summary>Numbers</summary>\n");
        for (Plot chart : drawn)
            html.append("<p class=\"panel\">%s</p>\n".formatted(Markup.escaped(chart.title())))
                    .append("<div class=\"wide\"><table>\n")
                    .append(chart.rows())
                    .append("</table></div>\n");
        html.append("</details>\n</figure>\n");
        return this;
    }

    /** A table; the first row is its head. Cells are texts, not HTML. */
    public Page table(List<List<String>> rows) {
        html.append("<div class=\"wide\"><table>\n");
        for (int row = 0; row < rows.size(); row++) {
            String cell = row == 0 ? "th" : "td";
            html.append(
                    rows.get(row).stream()
                            .map(Markup::escaped)
                            .collect(
                                    Collectors.joining(
                                            "</%1$s><%1$s>".formatted(cell),
                                            "<tr><%s>".formatted(cell),
                                            "</%s></tr>\n".formatted(cell))));
        }
        html.append("</table></div>\n");
        return this;
    }

    public String html() {
        return html + "</main>\n</body>\n</html>\n";
    }
}
