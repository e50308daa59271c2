package strategos.bots.conquest.planner;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import strategos.conquest.board.Board;
import strategos.conquest.reason.Reason;
import strategos.conquest.reason.Reason.Expects;
import strategos.conquest.reason.Reason.Figure;
import strategos.conquest.view.View;

/** The position after a turn, averaged over many rollouts. */
public final class Outlook {

    /** Differences that are worth fewer armies are not mentioned. */
    private static final double NOTABLE = 0.5;

    private final int seat;
    private final Board board;
    private final Map<Subject, Double> sums = new LinkedHashMap<>();
    private int samples;

    /**
     * What a figure is about.
     *
     * @param about a continent or a seat
     */
    private record Subject(Figure figure, @Nullable Integer about) {}

    private record Difference(Expects reason, double worth) {}

    Outlook(View view) {
        seat = view.seat();
        board = view.board();
    }

    /** Adds a position after the turn, which the view shows as a whole. */
    void add(View view) {
        samples++;
        add(Figure.TERRITORIES, null, view.holdings(seat));
        add(Figure.ARMIES, null, view.totalArmies(seat));
        add(Figure.CARDS, null, view.cards().held(seat));
        add(Figure.INCOME, null, view.isAlive(seat) ? view.income(seat) : 0);
        for (int rival = 0; rival < view.seats(); rival++) {
            if (rival == seat) continue;
            boolean isAlive = view.isAlive(rival);
            add(Figure.RIVAL_INCOME, null, isAlive ? view.income(rival) : 0);
            add(Figure.ELIMINATION, rival, isAlive ? 0 : 1);
        }
        for (int continent = 0; continent < board.continents().size(); continent++)
            for (int owner = 0; owner < view.seats(); owner++)
                add(
                        owner == seat ? Figure.CONTINENT : Figure.RIVAL_CONTINENT,
                        continent,
                        view.holdsAll(owner, continent) ? 1 : 0);
    }

    private void add(Figure figure, @Nullable Integer about, double number) {
        sums.merge(new Subject(figure, about), number, Double::sum);
    }

    private double mean(Subject subject) {
        return sums.getOrDefault(subject, 0.0) / samples;
    }

    /** What is better here than in another outlook of the same decision, the weightiest first. */
    public List<Reason> betterThan(Outlook other) {
        return sums.keySet().stream()
                .map(subject -> difference(subject, other))
                .filter(each -> each.worth() >= NOTABLE)
                .sorted(Comparator.comparingDouble(Difference::worth).reversed())
                .<Reason>map(Difference::reason)
                .toList();
    }

    private Difference difference(Subject subject, Outlook other) {
        double here = mean(subject);
        double otherwise = other.mean(subject);
        return new Difference(
                new Expects(subject.figure(), subject.about(), here, otherwise),
                (here - otherwise) * worth(subject));
    }

    /** What one more of a figure is worth, in armies; it only decides what is mentioned first. */
    private double worth(Subject subject) {
        return switch (subject.figure()) {
            case INCOME -> 2;
            case RIVAL_INCOME -> -1;
            case TERRITORIES -> 0.5;
            case ARMIES -> 1;
            case CARDS -> 2;
            case CONTINENT -> 4.0 * bonus(subject);
            case RIVAL_CONTINENT -> -2.0 * bonus(subject);
            case ELIMINATION -> 12;
        };
    }

    private int bonus(Subject subject) {
        return subject.about() == null ? 0 : board.bonus(subject.about());
    }
}
