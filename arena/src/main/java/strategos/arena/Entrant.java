package strategos.arena;

import java.util.function.Function;
import strategos.game.Bot;
import strategos.game.Seed;

/**
 * A bot that takes part in a contest.
 *
 * @param maker creates it for one match; all its randomness comes from the seed
 */
public record Entrant<M, V>(String name, Function<Seed, Bot<M, V>> maker) {}
