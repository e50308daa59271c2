package strategos.arena;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import strategos.game.Bot;
import strategos.game.Seed;

/**
 * How the matches of a contest begin: with some random decisions, so that deterministic bots meet
 * in different positions, and with some fixed rolls.
 *
 * <p>All matches of a rotation begin with the same decisions, and in a rotation every entrant sits
 * in every seat once.
 *
 * @param decisions the number of these decisions, of all seats together
 * @param maker creates the bot that makes them
 * @param rolls the outcomes of the first rolls of a match, by its number
 */
public record ContestOpening<M, V>(
        int decisions, Function<Seed, Bot<M, V>> maker, IntFunction<List<Integer>> rolls) {

    public ContestOpening {
        if (decisions < 0)
            throw new IllegalArgumentException("an opening has no " + decisions + " decisions");
    }

    /** Some decisions, and everything rolled. */
    public ContestOpening(int decisions, Function<Seed, Bot<M, V>> maker) {
        this(decisions, maker, _ -> List.of());
    }

    /** Everybody decides from the start. */
    public static <M, V> ContestOpening<M, V> none() {
        return rolled(_ -> List.of());
    }

    /** Everybody decides from the start, after rolls that are known beforehand. */
    public static <M, V> ContestOpening<M, V> rolled(IntFunction<List<Integer>> rolls) {
        return new ContestOpening<>(
                0,
                _ ->
                        (_, _) -> {
                            throw new IllegalStateException("there is nothing to decide");
                        },
                rolls);
    }
}
