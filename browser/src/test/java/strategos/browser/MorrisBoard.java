package strategos.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** A board of Morris as it is shown on a page, with the lines that the server tells of. */
final class MorrisBoard {

    /** All points in order: what a press would do, and what is told to those who do not see it. */
    private static final String POINTS =
            """
            () => [...document.querySelectorAll('.point')].map((it) =>
                (['place', 'from', 'to', 'take'].find((role) => it.classList.contains(role)) ?? '-') + ' ' + it.ariaLabel)""";

    private final Page page;
    private final List<List<Integer>> mills;
    private final List<List<Integer>> steps;

    MorrisBoard(Page page, String name) {
        this.page = page;
        String address = page.url().replaceFirst("/match/.*", "/api/boards/" + name);
        var board =
                JsonParser.parseString(page.context().request().get(address).text())
                        .getAsJsonObject();
        mills = lists(board, "mills");
        steps = lists(board, "steps");
    }

    private static List<List<Integer>> lists(JsonObject board, String name) {
        List<List<Integer>> lists = new ArrayList<>();
        for (var list : board.getAsJsonArray(name)) lists.add(numbers(list.getAsJsonArray()));
        return lists;
    }

    private static List<Integer> numbers(JsonArray array) {
        List<Integer> numbers = new ArrayList<>();
        for (var number : array) numbers.add(number.getAsInt());
        return numbers;
    }

    /** A point: its number, what a press would do, and whose bead lies there. */
    record Point(int index, String role, String label) {
        boolean isMine() {
            return label.contains("your bead");
        }

        boolean isEmpty() {
            return label.contains(", empty");
        }
    }

    @SuppressWarnings("unchecked") // That is what the script answers.
    List<Point> points() {
        var lines = (List<String>) page.evaluate(POINTS);
        return IntStream.range(0, lines.size())
                .mapToObj(
                        i -> {
                            String[] parts = lines.get(i).split(" ", 2);
                            return new Point(i, parts[0], parts[1]);
                        })
                .toList();
    }

    boolean areNeighbours(int one, int other) {
        return steps.stream().anyMatch(step -> step.contains(one) && step.contains(other));
    }

    /** The mills that a bead of the reader's would close at a point, if it came from another. */
    long mills(List<Point> points, int to, int from) {
        return lines(points, to, from, Point::isMine);
    }

    /** The mills of the other player that it would keep from being closed. */
    long blocks(List<Point> points, int to) {
        return lines(points, to, -1, point -> !point.isMine() && !point.isEmpty());
    }

    private long lines(List<Point> points, int to, int from, Predicate<Point> owner) {
        return mills.stream()
                .filter(mill -> mill.contains(to))
                .filter(
                        mill ->
                                mill.stream()
                                        .filter(point -> point != to)
                                        .allMatch(
                                                point ->
                                                        point != from
                                                                && owner.test(points.get(point))))
                .count();
    }
}
