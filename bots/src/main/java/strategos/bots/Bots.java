package strategos.bots;

import java.util.List;
import java.util.Optional;

/** The bots that can be asked for by name. */
public final class Bots {

    public static final BotKind RANDOM =
            new BotKind(
                    "random",
                    "takes any legal move, all equally likely",
                    (_, seed) -> new Uniform(seed.random()));

    public static final BotKind RUSH =
            new BotKind(
                    "rush",
                    "gathers all in one place and attacks while it is stronger there",
                    (game, seed) -> new Rush(game.board(), seed.random()));

    public static final BotKind TURTLE =
            new BotKind(
                    "turtle",
                    "builds and holds a continent, attacks only what can hardly fail",
                    (game, _) -> new Turtle(game));

    public static final BotKind BALANCED =
            new BotKind(
                    "balanced",
                    "weighs continents, borders, cards and eliminations by exact odds",
                    (game, _) -> new Balanced(game));

    /** Those that people are offered, the weakest first. */
    public static final List<BotKind> ALL = List.of(RANDOM, TURTLE, RUSH, BALANCED);

    private Bots() {}

    public static Optional<BotKind> named(String name) {
        return ALL.stream().filter(kind -> kind.name().equals(name)).findFirst();
    }
}
