package strategos.learn.page;

import java.util.Locale;

/** An SVG picture in the making; colours come from the style sheet of the page. */
final class SvgDrawing {

    private final StringBuilder svg = new StringBuilder();

    SvgDrawing(int height, String title) {
        svg.append(
                "<svg viewBox=\"0 0 %d %d\" role=\"img\"><title>%s</title>\n"
                        .formatted(Plot.WIDTH, height, Markup.escaped(title)));
    }

    SvgDrawing line(String style, double x1, double y1, double x2, double y2) {
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>%n",
                        style,
                        x1,
                        y1,
                        x2,
                        y2));
        return this;
    }

    SvgDrawing text(String anchor, double x, double y, String text) {
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n",
                        x,
                        y,
                        anchor,
                        Markup.escaped(text)));
        return this;
    }

    SvgDrawing begin(int style) {
        svg.append("<g class=\"s%d\">\n".formatted(style));
        return this;
    }

    SvgDrawing end() {
        svg.append("</g>\n");
        return this;
    }

    SvgDrawing add(String element) {
        svg.append(element).append('\n');
        return this;
    }

    String svg() {
        return svg + "</svg>\n";
    }
}
