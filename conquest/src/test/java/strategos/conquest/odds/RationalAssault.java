package strategos.conquest.odds;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import strategos.conquest.battle.RoundOdds;

/**
 * An assault followed in rational numbers, point by point and with no thought of speed: what the
 * fast way is measured against.
 */
final class RationalAssault {

    /** A moment of the assault: the armies on the territory attacked from, and those attacked. */
    private record Point(int taken, int armies, int defenders) {}

    /** All armies left on each side when it is over. */
    record End(int taken, int attackers, int defenders) {}

    private final Assault assault;
    private final Map<Point, Ratio> odds = new HashMap<>();
    private final Map<End, Ratio> ends = new HashMap<>();

    /** Every round lowers the armies of both sides together, so no point is met again. */
    private final TreeMap<Point, Ratio> open =
            new TreeMap<>(
                    Comparator.comparingInt(Point::taken)
                            .thenComparingInt(point -> -point.armies() - point.defenders())
                            .thenComparingInt(Point::armies));

    private RationalAssault(Assault assault) {
        this.assault = assault;
        arrive(0, assault.armies(), Ratio.ONE);
        while (!open.isEmpty()) {
            Map.Entry<Point, Ratio> next = open.pollFirstEntry();
            follow(next.getKey(), next.getValue());
        }
    }

    static Map<End, Ratio> ends(Assault assault) {
        return new RationalAssault(assault).ends;
    }

    private void follow(Point point, Ratio chance) {
        if (stops(point)) {
            int left = point.defenders();
            for (int later = point.taken() + 1; later < territories(); later++) {
                left += assault.defenders().get(later);
            }
            End end = new End(point.taken(), point.armies() + point.taken(), left);
            ends.merge(end, chance, Ratio::plus);
            return;
        }
        RoundOdds round = round(point);
        for (int losses = 0; losses <= round.compared(); losses++) {
            Ratio so = chance.times(Ratio.of(round.ways(losses), round.outcomes()));
            Point after = after(point, round, losses);
            if (after.defenders() == 0) {
                arrive(after.taken() + 1, after.armies() - 1, so);
            } else {
                open.merge(after, so, Ratio::plus);
            }
        }
    }

    private void arrive(int taken, int armies, Ratio chance) {
        if (taken == territories()) {
            ends.merge(new End(taken, armies + taken, 0), chance, Ratio::plus);
        } else {
            Point point = new Point(taken, armies, assault.defenders().get(taken));
            open.merge(point, chance, Ratio::plus);
        }
    }

    private boolean stops(Point point) {
        return point.armies() <= assault.stop().atArmies()
                || (assault.stop().belowOdds() > 0
                        && odds(point).isBelow(assault.stop().belowOdds()));
    }

    private Ratio odds(Point point) {
        Ratio known = odds.get(point);
        if (known != null) {
            return known;
        }
        Ratio sum = Ratio.ZERO;
        if (point.armies() > 1) {
            RoundOdds round = round(point);
            for (int losses = 0; losses <= round.compared(); losses++) {
                Ratio so = Ratio.of(round.ways(losses), round.outcomes());
                sum = sum.plus(so.times(oddsAfter(after(point, round, losses))));
            }
        }
        odds.put(point, sum);
        return sum;
    }

    private Ratio oddsAfter(Point point) {
        if (point.defenders() > 0) {
            return odds(point);
        }
        int taken = point.taken() + 1;
        return taken == territories()
                ? Ratio.ONE
                : odds(new Point(taken, point.armies() - 1, assault.defenders().get(taken)));
    }

    private RoundOdds round(Point point) {
        return RoundOdds.of(
                assault.dice().attackDice(point.armies()),
                assault.dice().defendDice(point.defenders()));
    }

    private static Point after(Point point, RoundOdds round, int losses) {
        return new Point(
                point.taken(),
                point.armies() - losses,
                point.defenders() - (round.compared() - losses));
    }

    private int territories() {
        return assault.defenders().size();
    }
}
