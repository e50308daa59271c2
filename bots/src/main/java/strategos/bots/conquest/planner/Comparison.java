package strategos.bots.conquest.planner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import strategos.conquest.move.Move;

/** Compares one of the moves that were considered with the best of the others. */
final class Comparison {

    /** The most other moves that are shown. */
    private static final int OTHERS = 2;

    private final List<Candidate> considered;
    private final Function<Candidate, Assessment> assess;

    /**
     * @param considered all candidates, each played out at least once
     * @param assess plays a candidate out again, to the same depth for all
     */
    Comparison(List<Candidate> considered, Function<Candidate, Assessment> assess) {
        this.considered = considered;
        this.assess = assess;
    }

    List<Assessment> of(Move move) {
        Map<Move, Candidate> best = new LinkedHashMap<>();
        for (Candidate each : considered)
            best.merge(each.move(), each, (one, other) -> other.isBetterThan(one) ? other : one);
        List<Assessment> others = new ArrayList<>();
        best.values().stream()
                .filter(each -> !each.move().equals(move))
                .sorted(Comparator.comparingDouble(Candidate::mean).reversed())
                .limit(OTHERS)
                .map(assess)
                .sorted(Comparator.comparingDouble(Assessment::chance).reversed())
                .forEach(others::add);
        others.addFirst(assess.apply(Objects.requireNonNull(best.get(move))));
        return List.copyOf(others);
    }
}
