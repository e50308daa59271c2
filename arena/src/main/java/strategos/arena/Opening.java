package strategos.arena;

import java.util.function.Function;
import strategos.game.Bot;
import strategos.game.Seed;

/**
 * How the matches of a contest begin: some decisions that nobody answers for, so that bots without
 * chance of their own meet in different positions.
 *
 * <p>All matches of a rotation begin alike, and in a rotation everybody sits in every seat once.
 *
 * @param decisions how many there are, of all seats together
 * @param maker makes the bot that takes them
 */
public record Opening<M, V>(int decisions, Function<Seed, Bot<M, V>> maker) {

    public Opening {
        if (decisions < 0)
            throw new IllegalArgumentException("an opening has no " + decisions + " decisions");
    }

    /** Everybody decides from the start. */
    public static <M, V> Opening<M, V> none() {
        return new Opening<>(
                0,
                _ ->
                        (_, _) -> {
                            throw new IllegalStateException("there is nothing to decide");
                        });
    }
}
