package strategos.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.game.Chance;
import strategos.game.NotationException;
import strategos.game.Quote;
import strategos.game.RollOrigin;

/**
 * What was rolled for at a step, so that a program without the rules can compute the outcome again.
 *
 * @param origin the order that it was about, if it was about one
 */
public record RollNote(int step, Chance chance, Optional<RollOrigin> origin) {

    private static final String ORDER = "order";

    /** The place of the draw in its match. */
    public DrawLabel label() {
        return origin.<DrawLabel>map(DrawLabel.OfOrder::new)
                .orElseGet(() -> new DrawLabel.AtStep(step));
    }

    /** The rolls that a record has to describe, because the line of the step does not. */
    static List<RollNote> unsaid(List<RollNote> rolls) {
        return rolls.stream()
                .filter(roll -> roll.chance().outcomes() > 1)
                .filter(roll -> !(roll.chance() instanceof Chance.Dice))
                .toList();
    }

    /** As words: {@code 14 uniform 41}, {@code 90 binomial 7 60 order 3 2 1}. */
    String text() {
        String what =
                switch (chance) {
                    case Chance.Dice(int attack, int defend) -> "dice " + attack + " " + defend;
                    case Chance.Uniform(int n) -> "uniform " + n;
                    case Chance.Binomial(int n, int percent) -> "binomial " + n + " " + percent;
                    case Chance.Weighted(var weights) ->
                            "weighted "
                                    + weights.stream()
                                            .map(String::valueOf)
                                            .collect(Collectors.joining(" "));
                };
        String about =
                origin.map(
                                it ->
                                        " %s %d %d %d"
                                                .formatted(
                                                        ORDER,
                                                        it.turn(),
                                                        it.seat() + 1,
                                                        it.order()))
                        .orElse("");
        return step + " " + what + about;
    }

    static RollNote read(String text) throws NotationException {
        try {
            List<String> words = new ArrayList<>(List.of(text.split(" ", -1)));
            Optional<RollOrigin> origin = Optional.empty();
            int order = words.indexOf(ORDER);
            if (order >= 0) {
                int[] at = numbers(words.subList(order + 1, words.size()).stream());
                origin = Optional.of(new RollOrigin(at[0], at[1] - 1, at[2]));
                words = words.subList(0, order);
            }
            int step = Integer.parseInt(words.getFirst());
            return new RollNote(
                    step, chance(words.get(1), numbers(words.stream().skip(2))), origin);
        } catch (IllegalArgumentException | IndexOutOfBoundsException unreadable) {
            throw new NotationException(
                    "'roll' needs a step and what was rolled for, not " + Quote.of(text));
        }
    }

    private static int[] numbers(Stream<String> words) {
        return words.mapToInt(Integer::parseInt).toArray();
    }

    private static Chance chance(String kind, int[] numbers) {
        return switch (kind) {
            case "dice" -> new Chance.Dice(numbers[0], numbers[1]);
            case "uniform" -> new Chance.Uniform(numbers[0]);
            case "binomial" -> new Chance.Binomial(numbers[0], numbers[1]);
            case "weighted" -> new Chance.Weighted(Arrays.stream(numbers).boxed().toList());
            default -> throw new IllegalArgumentException(kind);
        };
    }
}
