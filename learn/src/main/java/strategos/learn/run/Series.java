package strategos.learn.run;

import java.util.List;
import java.util.stream.DoubleStream;
import strategos.arena.Played;
import strategos.learn.page.Estimate;

/**
 * The matches of one player against another, who has all other seats.
 *
 * @param seats the number of seats at the table
 * @param bySeat the points of the player in each of its seats, in which it sits equally often
 * @param turns the mean length of a match
 * @param results a character per match: 1 if the player won, 0 if it lost, = for a draw
 */
record Series(
        String player,
        String opponent,
        String board,
        int seats,
        List<Double> bySeat,
        double turns,
        String results) {

    Series {
        bySeat = List.copyOf(bySeat);
    }

    /** The series of some matches, whole rotations of the player and its opponents. */
    static Series of(String player, String opponent, String board, List<Played> matches) {
        int seats = matches.getFirst().efforts().size();
        double[] points = new double[seats];
        double turns = 0;
        var results = new StringBuilder();
        for (int i = 0; i < matches.size(); i++) {
            Played match = matches.get(i);
            // Everybody moves on by one seat each time, so the first player goes back by one.
            points[(seats - i % seats) % seats] += match.points(0);
            turns += match.turns();
            results.append(
                    match.winners().isEmpty() ? '=' : match.winners().contains(0) ? '1' : '0');
        }
        return new Series(
                player,
                opponent,
                board,
                seats,
                DoubleStream.of(points).boxed().toList(),
                turns / matches.size(),
                results.toString());
    }

    int matches() {
        return results.length();
    }

    double points() {
        return bySeat.stream().mapToDouble(Double::doubleValue).sum();
    }

    Estimate share() {
        return Estimate.share(points(), matches());
    }

    /** The share in one of its seats. */
    Estimate share(int seat) {
        return Estimate.share(bySeat.get(seat), matches() / seats);
    }
}
