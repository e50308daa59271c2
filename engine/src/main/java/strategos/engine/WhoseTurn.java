package strategos.engine;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import strategos.game.Chance;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Turn;

/** Who acts now in a match. */
public sealed interface WhoseTurn {

    /** One seat decides. */
    record Decide(int seat) implements WhoseTurn {}

    /** Several seats decide at the same time; those that have not decided yet. */
    record DecideTogether(List<Integer> seats) implements WhoseTurn {

        public DecideTogether {
            seats = List.copyOf(seats);
        }
    }

    /**
     * Chance decides.
     *
     * @param outcomes how many outcomes there are
     * @param dice the dice of both sides, if dice are rolled
     * @param chances the probability of each outcome; null if they are equally likely
     */
    record Roll(int outcomes, @Nullable DicePair dice, @Nullable List<Double> chances)
            implements WhoseTurn {

        public Roll {
            if (chances != null) chances = List.copyOf(chances);
        }
    }

    /** The numbers of dice of both sides. */
    record DicePair(int attack, int defend) {}

    /** The match is over; a draw has no winners. */
    record Over(List<Integer> winners) implements WhoseTurn {

        public Over {
            winners = List.copyOf(winners);
        }
    }

    static WhoseTurn of(Turn turn) {
        return switch (turn) {
            case Turn.Decide(Seat seat) -> new Decide(seat.index());
            case Turn.DecideTogether(var waiting) ->
                    new DecideTogether(waiting.stream().map(Seat::index).sorted().toList());
            case Turn.Roll(Chance chance) -> roll(chance);
            case Turn.Over(Result result) ->
                    new Over(result.winners().stream().map(Seat::index).toList());
        };
    }

    private static Roll roll(Chance chance) {
        return switch (chance) {
            case Chance.Dice(int attack, int defend) ->
                    new Roll(chance.outcomes(), new DicePair(attack, defend), null);
            case Chance.Uniform _ -> new Roll(chance.outcomes(), null, null);
            case Chance.Binomial(int n, int percent) ->
                    new Roll(chance.outcomes(), null, binomial(n, percent / 100.0));
            case Chance.Weighted(var weights) -> {
                double sum = weights.stream().mapToInt(Integer::intValue).sum();
                yield new Roll(
                        chance.outcomes(),
                        null,
                        weights.stream().map(weight -> weight / sum).toList());
            }
        };
    }

    private static List<Double> binomial(int n, double p) {
        double[] chances = {1};
        for (int tried = 0; tried < n; tried++) {
            double[] next = new double[chances.length + 1];
            for (int k = 0; k < chances.length; k++) {
                next[k] += chances[k] * (1 - p);
                next[k + 1] += chances[k] * p;
            }
            chances = next;
        }
        double[] all = chances;
        return IntStream.range(0, all.length).mapToObj(k -> all[k]).toList();
    }
}
