package strategos.learn.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import strategos.learn.page.Estimate;
import strategos.learn.run.RunEvent.Gated;
import strategos.ratings.PlackettLuce;
import strategos.ratings.Rating;

/** The ratings of all players that took part in the duels of a run's gates. */
final class RunRatings {

    private final Map<String, Rating> ratings = new LinkedHashMap<>();

    /** Rates the players, from gate to gate. */
    static RunRatings of(List<Gated> gates) {
        var ratings = new RunRatings();
        for (Gated gate : gates) ratings.add(gate);
        return ratings;
    }

    /**
     * Adds the duels of a gate. Ratings depend on the order of matches, so all series of a gate
     * advance at the same pace.
     */
    private void add(Gated gate) {
        List<Series> series = new ArrayList<>();
        Stream.of(Stream.of(gate.duels()), gate.pool().stream(), gate.opponentPool().stream())
                .flatMap(each -> each)
                .filter(each -> each.seats() == 2)
                .forEach(series::add);
        int most = series.stream().mapToInt(Series::matches).max().orElse(0);
        for (int step = 0; step < most; step++)
            for (Series each : series) {
                int from = (int) ((long) step * each.matches() / most);
                int to = (int) ((step + 1L) * each.matches() / most);
                for (int match = from; match < to; match++)
                    rate(each.player(), each.opponent(), each.results().charAt(match));
            }
    }

    private void rate(String player, String opponent, char result) {
        if (player.equals(opponent)) return;
        var before = List.of(rating(player), rating(opponent));
        List<Integer> winners = result == '=' ? List.of() : List.of(result == '1' ? 0 : 1);
        var after = PlackettLuce.rate(before, winners);
        ratings.put(player, after.getFirst());
        ratings.put(opponent, after.getLast());
    }

    private Rating rating(String player) {
        return ratings.computeIfAbsent(player, _ -> Rating.INITIAL);
    }

    /** The ratings as they are shown, in the order in which the players first took part. */
    Map<String, Estimate> shown() {
        Map<String, Estimate> shown = new LinkedHashMap<>();
        ratings.forEach(
                (player, rating) ->
                        shown.put(player, Estimate.of(rating.shown(), rating.shownDeviation())));
        return shown;
    }
}
