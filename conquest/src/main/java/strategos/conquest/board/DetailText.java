package strategos.conquest.board;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import strategos.game.NotationException;

/** Points, amounts and boosts as text: {@code 60 80}, {@code 6}, {@code supply 2}. */
final class DetailText {

    private static final Pattern POINT = Pattern.compile("(-?\\d{1,7})\\s+(-?\\d{1,7})");
    private static final Pattern AMOUNT = Pattern.compile("\\d{1,6}");
    private static final Pattern SUPPLY = Pattern.compile("supply\\s+(\\d{1,6})");
    private static final Pattern POWER =
            Pattern.compile("power\\s+(\\d{1,6})\\s+radius\\s+(\\d{1,6})");

    private DetailText() {}

    static Point point(String text) throws NotationException {
        var found = POINT.matcher(text.strip());
        if (!found.matches())
            throw new NotationException("expected two numbers 'X Y', found '" + text + "'");
        return new Point(number(found, 1), number(found, 2));
    }

    static List<Point> points(List<String> texts) throws NotationException {
        List<Point> points = new ArrayList<>();
        for (String text : texts) points.add(point(text));
        return points;
    }

    static int amount(String text) throws NotationException {
        if (!AMOUNT.matcher(text.strip()).matches())
            throw new NotationException("expected 'pays N', found 'pays " + text + "'");
        return Integer.parseInt(text.strip());
    }

    static String write(Point point) {
        return point.x() + " " + point.y();
    }

    static Boost boost(String text) throws NotationException {
        var supply = SUPPLY.matcher(text.strip());
        if (supply.matches()) return new Boost.Supply(number(supply, 1));
        var power = POWER.matcher(text.strip());
        if (power.matches()) return new Boost.Power(number(power, 1), number(power, 2));
        throw new NotationException(
                "expected 'boost supply N' or 'boost power N radius N', found 'boost "
                        + text
                        + "'");
    }

    static String write(Boost boost) {
        return switch (boost) {
            case Boost.Supply(int armies) -> "supply " + armies;
            case Boost.Power(int strength, int radius) -> "power " + strength + " radius " + radius;
        };
    }

    private static int number(Matcher found, int group) {
        return Integer.parseInt(found.group(group));
    }
}
