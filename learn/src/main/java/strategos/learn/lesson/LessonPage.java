package strategos.learn.lesson;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import strategos.learn.lesson.Lessons.Group;
import strategos.learn.lesson.MatchedEffect.Measure;

/** The lessons of a network as an HTML page that needs no other file and no network. */
public final class LessonPage {

    private static final String STYLE =
            """
            :root { color-scheme: light dark; --line: #8884; --bar: #3b7dd8; }
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
            h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; margin-top: 2.5rem; } h3 { font-size: 1.05rem; }
            table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
            th, td { padding: .2rem .7rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
            th:first-child, td:first-child { text-align: left; }
            .bar { display: inline-block; width: 10rem; height: .7rem; position: relative; border-left: 1px solid; }
            .bar i { position: absolute; top: 0; bottom: 0; left: 0; background: var(--bar); }
            .bar i.less { background: #d55e00; }
            """;

    /** The length of a bar, in chances. */
    private static final double WIDEST = 0.3;

    /** The most rows of a table: the best. */
    private static final int ROWS = 12;

    private final Lessons lessons;
    private final StringBuilder html = new StringBuilder();

    private LessonPage(Lessons lessons) {
        this.lessons = lessons;
    }

    /** The page for some rulesets at tables of two, three and six living seats. */
    public static String of(Lessons lessons, List<String> rulesets) {
        var page = new LessonPage(lessons);
        page.head();
        for (String rules : rulesets)
            for (int living : List.of(2, 3, 4, 6)) page.table(rules, living);
        page.html.append("</body>\n</html>\n");
        return page.html.toString();
    }

    private void head() {
        html.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width\">\n")
                .append("<title>What the network learned</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n</head>\n<body>\n<h1>What the network learned</h1>\n")
                .append(
                        """
                        <p>Each row compares seats with a property to seats without it that have as many armies
                        (in classes of five percent of all armies), in positions at the beginning of a turn that
                        the network has not learned from. The difference is in points of the chance to win:
                        in the opinion of the network, of the planner's own value, and as matches ended, with one
                        standard error. Positions of one match are not independent, so true errors are larger.</p>
                        """);
    }

    private void table(String rules, int living) {
        html.append("<h2>%s, %d living seats</h2>\n".formatted(rules, living));
        for (Group group : lessons.measured(rules, living)) table(group);
    }

    private void table(Group group) {
        var shown =
                IntStream.range(0, group.effects().size())
                        .filter(i -> group.effects().get(i).effect(Measure.WON).seats() > 0)
                        .boxed()
                        .toList();
        if (shown.isEmpty()) return;
        html.append("<h3>%s</h3>\n<table>\n".formatted(group.title()))
                .append("<tr><th></th><th>seats</th><th>network</th><th></th><th>planner</th>")
                .append("<th>matches</th></tr>\n");
        shown.stream()
                .sorted(Comparator.comparingDouble(i -> -difference(group, i)))
                .limit(ROWS)
                .forEach(i -> row(group.named().get(i), group.effects().get(i)));
        html.append("</table>\n");
    }

    private static double difference(Group group, int index) {
        return group.effects().get(index).effect(Measure.NETWORK).difference();
    }

    private void row(String name, MatchedEffect effect) {
        var network = effect.effect(Measure.NETWORK);
        var won = effect.effect(Measure.WON);
        html.append(
                String.format(
                        Locale.ROOT,
                        "<tr><td>%s</td><td>%,d</td><td>%+.1f</td><td>%s</td><td>%+.1f</td>"
                                + "<td>%+.1f ± %.1f</td></tr>%n",
                        name,
                        won.seats(),
                        100 * network.difference(),
                        bar(network.difference()),
                        100 * effect.effect(Measure.PLANNER).difference(),
                        100 * won.difference(),
                        100 * won.error()));
    }

    private static String bar(double difference) {
        return String.format(
                Locale.ROOT,
                "<span class=\"bar\"><i%s style=\"width:%.1f%%\"></i></span>",
                difference < 0 ? " class=\"less\"" : "",
                100 * Math.min(1, Math.abs(difference) / WIDEST));
    }
}
